import { z } from "zod";
import { defineCall } from "./call.ts";
import { id } from "./identifiers.ts";
import { currency } from "./money.ts";
import { isPermission, permissions, type Permission } from "./permissions.ts";
import { ratePattern } from "./shown-currency.ts";
import { tiers } from "./tiers.ts";

/** A plain string, or an object with a name; `admin` is the value that matters. */
export const role = z.union([z.string(), z.object({ name: z.string() })]);
export type Role = z.infer<typeof role>;

/**
 * The current user. `total_balance` is a plain number in major units
 * (available + reserved), absent means 0, and `reserved_balance` what of it is on its way; `avatar` is a path on the API host.
 */
export const currentUser = z.object({
  id: id.optional(),
  name: z.string(),
  email: z.string(),
  /** Absent at a provider that does not ask for it: then nothing depends on it. */
  email_verified: z.boolean().nullish(),
  avatar: z.string().nullish(),
  total_balance: z.number().nullish(),
  reserved_balance: z.number().nullish(),
  currency: currency.optional(),
  /** What they want to see amounts in besides, with its rate; left out while nothing was chosen or it has no rate. */
  shown_currency: z
    .object({ currency, rate: z.string().max(24).regex(ratePattern), date: z.string(), source: z.string() })
    .optional()
    .catch(undefined),
  /** The zone they chose for their dates; left out while they leave it to the browser. */
  time_zone: z.string().max(64).nullish().catch(null),
  role: role.nullish(),
  /** Left out by a provider that has none, or one we do not know: then it is the free one. */
  tier: z.enum(tiers).optional().catch(undefined),
  /** What an own role is called; the built-in ones have names in every language. */
  role_name: z.string().nullish(),
  /** What somebody who works here may do; an admin may everything without. Unknown ones mean nothing. */
  permissions: z.array(z.string()).nullish(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The queues whose lengths the menu of staff shows. */
export const queueNames = ["withdrawals", "claims", "tickets", "reports"] as const;
export type QueueName = (typeof queueNames)[number];
const waiting = z.partialRecord(z.enum(queueNames), z.int().nonnegative());
/** How much waits in each queue that the user may read. */
export type Waiting = z.infer<typeof waiting>;

export const getCurrentUser = defineCall("GET", "/v1/users/me", {
  summary: "The signed-in user, how many notifications are unread, and for staff what waits in the queues",
  data: currentUser,
  /** Left out by a provider that does not count; the notifications' own call then tells. */
  meta: z
    .object({ unreadCount: z.int().nonnegative(), waiting: waiting.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** What a user may do: an admin everything, whatever the provider says besides. */
export function permissionsOf({
  role: held,
  permissions: named,
}: Pick<CurrentUser, "role" | "permissions">): readonly Permission[] {
  return isAdmin(held) ? permissions : (named ?? []).filter(isPermission);
}

/** Whether a role is the admin's, who may do everything. */
export function isAdmin(value: Role | null | undefined): boolean {
  return (typeof value === "object" ? value?.name : value) === "admin";
}
