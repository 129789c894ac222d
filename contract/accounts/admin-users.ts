import { z } from "zod";
import { session } from "./auth.ts";
import { chosenIds, bulkRejection, selectedIds } from "../calls/bulk.ts";
import { defineCall, defineStep, stepsOf } from "../calls/call.ts";
import { purchase } from "../cash-back/cash-back.ts";
import type { ErrorKey } from "../calls/error-keys.ts";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, defineOne, period, searchText, timeOrder } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { riskFlags } from "../withdrawals/risk-flags.ts";
import { maxSuspensionTextLength } from "./suspension-limits.ts";
import { plainText } from "../text/text.ts";
import { tiers } from "../cash-back/tiers.ts";
import { wallet, walletEvent } from "../wallet/wallet.ts";
import { withdrawal, withdrawalWait } from "../withdrawals/withdrawals.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

export const riskFlag = z.enum(riskFlags);

/** Key of a role. */
export const userRole = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
export const userStatus = z.enum(["active", "suspended"]);
export const userTier = z.enum(tiers);

/** A user in the admins' list. Amounts are in minor units of `currency`. */
export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: userRole,
  /** The name of a custom role; `null` for a built-in one, whose name is translated. */
  roleName: z.string().nullish(),
  tier: userTier,
  status: userStatus,
  /** Whether the email address is confirmed. */
  isVerified: z.boolean(),
  joinedAt: instant,
  /** When one of the user's sessions was last used; `null` if none is stored. */
  lastSeenAt: instant.nullable(),
  currency,
  available: minorUnits,
  pending: minorUnits,
  reserved: minorUnits,
  lifetime: minorUnits,
  /** The number and sum of paid withdrawals. */
  paid: z.object({ count: z.int().nonnegative(), amount: minorUnits.nonnegative() }),
  risks: z.array(riskFlag),
  /** Requests about the account that wait for a second admin. */
  waitsFor: z.array(z.enum(["assign", "suspend", "restore", "reset_factor"])),
});
export type AdminUser = z.infer<typeof adminUser>;

/** `requested → booked | refused`. An adjustment that needs no second admin is booked immediately. */
export const adjustmentState = z.enum(["requested", "booked", "refused"]);

/** A manual correction of a member's available balance. The member sees its reason in the statement. */
export const adjustment = z.object({
  id,
  member: person,
  currency,
  /** Signed, in minor units: positive for a credit. */
  amount: minorUnits,
  reason: z.string(),
  state: adjustmentState,
  requiredApprovals: z.int(),
  requestedBy: person,
  requestedAt: instant,
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  /** Whether the current admin can approve or refuse the adjustment. */
  canDecide: z.boolean(),
});
export type Adjustment = z.infer<typeof adjustment>;

/** The actions the current admin can take on this user now. Most are refused for the admin's own account. */
export const userSteps = [
  "suspend",
  "restore",
  "adjust",
  "end_sessions",
  "lift_wait",
  "reset_factor",
  "rename",
  "change_role",
  "change_tier",
] as const;
export const userStep = z.enum(userSteps);
export type UserStep = z.infer<typeof userStep>;

/** A single user with the latest records of every kind, newest first. */
export const userDetails = adminUser.extend({
  // Responses stored for repeated requests before tiers existed have no tier.
  tier: userTier.default("free"),
  waitsFor: adminUser.shape.waitsFor.default([]),
  /** The reason for a suspension, for staff. */
  statusReason: z.string().nullable(),
  /**
   * The reason for a suspension, for the account's owner; `null` for suspensions from before this field
   * existed.
   */
  statusMessage: z.string().nullable().default(null),
  /** Why the user's withdrawals wait, and until when. */
  withdrawalWait: withdrawalWait.nullish(),
  /** The second factors that the user's logins require. */
  secondFactors: z.array(z.enum(["app", "passkey"])).default([]),
  sessions: z.array(session.omit({ isCurrent: true })),
  events: z.array(walletEvent),
  withdrawals: z.array(withdrawal),
  adjustments: z.array(adjustment),
  /** An adjustment above this amount, in minor units and either direction, requires a second admin. */
  oneAdminAdjustsUpTo: minorUnits.nonnegative(),
  steps: z.array(userStep),
});
export type UserDetails = z.infer<typeof userDetails>;

export const adminListUsers = defineList("/v1/admin/users", {
  permission: "users.read",
  summary: "List accounts",
  filters: {
    role: userRole.optional(),
    tier: userTier.optional(),
    status: userStatus.optional(),
    /** Whether the user is staff. */
    group: z.enum(["staff", "members"]).optional(),
    /** Whether the address is confirmed. Invited users are unconfirmed until they accept. */
    email: z.enum(["confirmed", "unconfirmed"]).optional(),
    risk: riskFlag.optional(),
    /** The range of days on which users joined. */
    ...period,
    /** Restricts the list to these users, for a bulk action. */
    ids: selectedIds,
    /** Part of a name or an email address. */
    q: searchText,
    order: timeOrder.default("newest"),
  },
  row: adminUser,
});
export const exportUsers = defineExport(adminListUsers, { summary: "Export the accounts as CSV" });
export const adminGetUser = defineOne(adminListUsers, {
  summary: "Retrieve an account with its sessions, latest balance events, withdrawals and adjustments",
  data: userDetails,
});

/** A member's own view: figures, and the first page of purchases and withdrawals. */
export const memberView = z.object({
  member: person,
  wallet,
  events: z.array(walletEvent),
  purchases: z.array(purchase),
  withdrawals: z.array(withdrawal),
});
export type MemberView = z.infer<typeof memberView>;

/** A POST, because each view is recorded in the activity log. */
export const viewAsMember = defineCall("POST", "/v1/admin/users/{id}/member-view", {
  permission: "users.read",
  summary: "Retrieve a read-only view of what a member sees; recorded in the activity log",
  data: memberView,
});

const reason = plainText.trim().min(1).max(500);
const suspension = { reason, memberMessage: plainText.trim().min(3).max(maxSuspensionTextLength) };

const step = stepsOf("/v1/admin/users/{id}", { data: userDetails });
export const suspendUser = step("suspend", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary:
    "Suspend an account: ends its sessions at once and states the reason (`memberMessage`) by email and at login. If the user decides on money or once did, a second person has to approve it: the sessions end at once, but neither of the two may decide on money until then",
  body: z.object(suspension),
});
export const restoreUser = step("restore", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary:
    "Restore a suspended account; needs a second person's approval if the user decides on money or once did",
  body: z.object({ reason }),
});
export const liftWithdrawalWait = step("lift-withdrawal-wait", {
  permission: "withdrawals.decide",
  stepUp: true,
  summary: "Lift the waiting period for withdrawals that follows a change of an account",
  body: z.object({ reason }),
});
/**
 * Removes the authenticator app, all passkeys and the recovery codes, and ends all sessions: afterwards the
 * password alone is enough to log in. Withdrawals wait until another admin releases them.
 */
export const resetUserFactor = step("reset-second-factor", {
  permission: "users.factors",
  stepUp: true,
  summary:
    "Turn off two-step verification for a user who lost the device; needs a second person's approval if the user decides on money or once did",
  body: z.object({ reason }),
});
export const changeTier = step("tier", {
  permission: "users.write",
  summary: "Change a member's tier and notify them by email; tiers don't affect money",
  body: z.object({ tier: userTier, reason }),
});
export const endUserSessions = step("end-sessions", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary: "End one or all sessions of a user",
  body: z.object({ session: id.optional() }),
});

/**
 * Takes an action on several accounts. Each is changed in a transaction of its own and has its own result. If
 * the request is repeated with the same idempotency key, successful accounts return their first result and
 * refused ones are tried again.
 */
export const decideUsers = defineCall("POST", "/v1/admin/users/bulk", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary: "Suspend or restore up to 100 accounts; skips accounts that need a second person's approval",
  body: z.object({
    ids: chosenIds,
    decision: z.discriminatedUnion("step", [
      z.object({ step: z.literal("suspend"), ...suspension }),
      z.object({ step: z.literal("restore"), reason }),
    ]),
  }),
  data: z.object({ done: z.array(userDetails), refused: z.array(bulkRejection) }),
  idempotencyKey: "optional",
});

const zero = { error: "amount_zero" satisfies ErrorKey };

export const adjustBalance = defineStep("/v1/admin/users/{id}/adjustments", {
  permission: "adjustments.request",
  stepUp: true,
  summary: "Create a balance adjustment; above a limit a second admin has to approve it",
  body: z.object({ amount: minorUnits.refine((amount) => amount !== 0, zero), reason }),
  data: adjustment,
  status: 201,
});
export const adminListAdjustments = defineList("/v1/admin/adjustments", {
  permission: "adjustments.read",
  summary: "List the adjustments that wait for a second admin, oldest first",
  filters: {},
  row: adjustment,
});
const decide = stepsOf("/v1/admin/adjustments/{id}", {
  permission: "adjustments.decide",
  stepUp: true,
  data: adjustment,
});
export const approveAdjustment = decide("approve", {
  summary: "Approve another admin's adjustment",
});
export const rejectAdjustment = decide("refuse", {
  summary: "Reject another admin's adjustment; nothing is booked",
});
