import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { currency } from "../money/money.ts";
import { isPermission, permissions, type Permission } from "../roles/permissions.ts";
import { ratePattern } from "./shown-currency.ts";
import { tiers } from "../cash-back/tiers.ts";

/** A role: its key, or an object with its name. Only `admin` has a special meaning here. */
export const role = z.union([z.string(), z.object({ name: z.string() })]);
export type Role = z.infer<typeof role>;

/**
 * The current user. `total_balance` is a number in major units (available + reserved; 0 if absent), of which
 * `reserved_balance` is reserved. `avatar` is a path on the API host.
 */
export const currentUser = z.object({
  id: id.optional(),
  name: z.string(),
  email: z.string(),
  /** Absent if the provider doesn't verify addresses. No restrictions apply then. */
  email_verified: z.boolean().nullish(),
  avatar: z.string().nullish(),
  total_balance: z.number().nullish(),
  reserved_balance: z.number().nullish(),
  currency: currency.optional(),
  /**
   * A second currency in which the user sees amounts, with its rate. Absent if the user has chosen none or the
   * chosen currency has no rate.
   */
  shown_currency: z
    .object({ currency, rate: z.string().max(24).regex(ratePattern), date: z.string(), source: z.string() })
    .optional()
    .catch(undefined),
  /** The time zone chosen for dates. Absent if the browser's zone is used. */
  time_zone: z.string().max(64).nullish().catch(null),
  role: role.nullish(),
  /** `undefined`, which means the free tier, if the provider sends no tier or an unknown one. */
  tier: z.enum(tiers).optional().catch(undefined),
  /** The name of a custom role. Built-in roles have translated names. */
  role_name: z.string().nullish(),
  /** The permissions of a staff member. Admins have all of them without this list. Unknown ones are ignored. */
  permissions: z.array(z.string()).nullish(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The queues whose lengths are shown in the staff menu. */
export const queueNames = ["withdrawals", "claims", "tickets", "fraud", "reports"] as const;
export type QueueName = (typeof queueNames)[number];
const queueLength = z.int().nonnegative().optional();
// An object schema ignores queues that only a newer provider has; a record schema would reject them.
const waitingCounts = z.object(
  Object.fromEntries(queueNames.map((name) => [name, queueLength])) as Record<QueueName, typeof queueLength>,
);
/** The length of each queue that the user may read. */
export type WaitingCounts = z.infer<typeof waitingCounts>;

export const getCurrentUser = defineCall("GET", "/v1/users/me", {
  summary:
    "Retrieve the signed-in user, the number of unread notifications, the lists with saved views, the last click and, for staff, the sizes of the queues",
  data: currentUser,
  /**
   * Absent if the provider doesn't count notifications here; the list of notifications then contains the number
   * of unread ones.
   */
  meta: z
    .object({
      unreadCount: z.int().nonnegative(),
      waiting: waitingCounts.optional().catch(undefined),
      /**
       * The lists that have saved views, as the paths of their screens. If absent, any list may have saved
       * views.
       */
      savedViewLists: z.array(z.string()).optional().catch(undefined),
      /** When the user last went to a store through the product; `null` if never. Absent if unknown. */
      lastClickAt: instant.nullish().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** Returns a user's permissions: all of them for an admin, whatever list the provider sends. */
export function permissionsOf({
  role: held,
  permissions: named,
}: Pick<CurrentUser, "role" | "permissions">): readonly Permission[] {
  return isAdmin(held) ? permissions : (named ?? []).filter(isPermission);
}

/** Returns whether a role is `admin`, which has every permission. */
export function isAdmin(value: Role | null | undefined): boolean {
  return (typeof value === "object" ? value?.name : value) === "admin";
}
