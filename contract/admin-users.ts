import { z } from "zod";
import { session } from "./auth.ts";
import { chosenIds, refusedOne, theseIds } from "./bulk.ts";
import { defineCall, defineStep, stepsOf } from "./call.ts";
import { purchase } from "./cash-back.ts";
import type { ErrorKey } from "./error-keys.ts";
import { defineExport } from "./export.ts";
import { id, instant } from "./identifiers.ts";
import { defineList, defineOne, period, searchText, timeOrder } from "./list.ts";
import { currency, minorUnits } from "./money.ts";
import { riskFlags } from "./risk-flags.ts";
import { longestTold } from "./suspension-limits.ts";
import { plainText } from "./text.ts";
import { tiers } from "./tiers.ts";
import { wallet, walletEvent } from "./wallet.ts";
import { withdrawal, withdrawalWait } from "./withdrawals.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

export const riskFlag = z.enum(riskFlags);

/** Key of a role. */
export const userRole = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
export const userStatus = z.enum(["active", "suspended"]);
export const userTier = z.enum(tiers);

/** A user as admins see them in a list. Money in minor units of `currency`. */
export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: userRole,
  /** What an own role is called; null of a built-in one, which has a name in every language. */
  roleName: z.string().nullish(),
  tier: userTier,
  status: userStatus,
  /** Whether the e-mail address was shown to be theirs. */
  isVerified: z.boolean(),
  joinedAt: instant,
  /** When a login of theirs was last used; null when none is kept any more. */
  lastSeenAt: instant.nullable(),
  currency,
  available: minorUnits,
  pending: minorUnits,
  reserved: minorUnits,
  lifetime: minorUnits,
  /** Withdrawals that were paid. */
  paid: z.object({ count: z.int().nonnegative(), amount: minorUnits.nonnegative() }),
  risks: z.array(riskFlag),
  /** What was asked for about the account and waits for a second person. */
  waitsFor: z.array(z.enum(["assign", "suspend", "restore", "reset_factor"])),
});
export type AdminUser = z.infer<typeof adminUser>;

/** `requested → booked | refused`; what one admin may decide alone is booked at once. */
export const adjustmentState = z.enum(["requested", "booked", "refused"]);

/** A correction of a member's available money, by hand. Its reason stands in the member's ledger. */
export const adjustment = z.object({
  id,
  member: person,
  currency,
  /** Signed: what the member gets or loses, in minor units. */
  amount: minorUnits,
  reason: z.string(),
  state: adjustmentState,
  requiredApprovals: z.int(),
  requestedBy: person,
  requestedAt: instant,
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  /** Whether the asking admin may approve or refuse it now. */
  canDecide: z.boolean(),
});
export type Adjustment = z.infer<typeof adjustment>;

/** What the asking admin may do to this user now; most of it is refused for the admin's own account. */
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

/** One user with the latest of everything, newest first. */
export const openedUser = adminUser.extend({
  // Answers that were kept before there were these say nothing of them.
  tier: userTier.default("free"),
  waitsFor: adminUser.shape.waitsFor.default([]),
  /** Why the account is suspended, for those who work here. */
  statusReason: z.string().nullable(),
  /** Why, as its owner reads it; null of a suspension from before this was asked for. */
  statusTold: z.string().nullable().default(null),
  /** Why their withdrawals wait, and until when. */
  withdrawalWait: withdrawalWait.nullish(),
  /** What their log-ins ask for beside the password. */
  secondFactors: z.array(z.enum(["app", "passkey"])).default([]),
  sessions: z.array(session.omit({ isCurrent: true })),
  events: z.array(walletEvent),
  withdrawals: z.array(withdrawal),
  adjustments: z.array(adjustment),
  /** Above this, in minor units either way, an adjustment takes a second admin. */
  oneAdminAdjustsUpTo: minorUnits.nonnegative(),
  steps: z.array(userStep),
});
export type OpenedUser = z.infer<typeof openedUser>;

export const adminListUsers = defineList("/v1/admin/users", {
  permission: "users.read",
  summary: "All accounts, filtered",
  filters: {
    role: userRole.optional(),
    tier: userTier.optional(),
    status: userStatus.optional(),
    /** Whether they work here. */
    group: z.enum(["staff", "members"]).optional(),
    /** Whether the address was shown to be theirs; who was invited and did not come yet has not. */
    email: z.enum(["confirmed", "unconfirmed"]).optional(),
    risk: riskFlag.optional(),
    /** The days they joined. */
    ...period,
    /** Just these, for a step of several at once. */
    ids: theseIds,
    /** Part of a name or an e-mail address. */
    q: searchText,
    order: timeOrder.default("newest"),
  },
  row: adminUser,
});
export const exportUsers = defineExport(adminListUsers, { summary: "The accounts as CSV" });
export const adminGetUser = defineOne(adminListUsers, {
  summary: "One account with its logins, latest events of its balance, withdrawals and adjustments",
  data: openedUser,
});

/** What a member has before them: their figures, and the first page of their purchases and withdrawals. */
export const memberView = z.object({
  member: person,
  wallet,
  events: z.array(walletEvent),
  purchases: z.array(purchase),
  withdrawals: z.array(withdrawal),
});
export type MemberView = z.infer<typeof memberView>;

/** A POST, because each look is written to the activity log. */
export const viewAsMember = defineCall("POST", "/v1/admin/users/{id}/member-view", {
  permission: "users.read",
  summary: "What this member sees, to read only; the activity log says who looked",
  data: memberView,
});

const reason = plainText.trim().min(1).max(500);
const suspension = { reason, told: plainText.trim().min(3).max(longestTold) };

const step = stepsOf("/v1/admin/users/{id}", { data: openedUser });
export const suspendUser = step("suspend", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary:
    "Keep somebody out: ends their logins at once, and tells them why (`told`) by mail and at log-in. With staff who may decide on money, or once did, it waits for a second person; their logins end at once, and until it is decided neither of the two decides on money",
  body: z.object(suspension),
});
export const restoreUser = step("restore", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary:
    "Let somebody suspended in again; staff who may decide on money, or once did, when a second person approves",
  body: z.object({ reason }),
});
export const liftWithdrawalWait = step("lift-withdrawal-wait", {
  permission: "withdrawals.decide",
  stepUp: true,
  summary: "Let somebody withdraw at once whose withdrawals wait after a change of the account",
  body: z.object({ reason }),
});
/**
 * Removes the authenticator app, all passkeys and the recovery codes, and ends all logins: from then on the
 * password alone opens the account. Withdrawals wait; another admin has to lift that.
 */
export const resetUserFactor = step("reset-second-factor", {
  permission: "users.factors",
  stepUp: true,
  summary:
    "Turn off the second factor of somebody who lost it; with staff who may decide on money, or once did, when a second person approves",
  body: z.object({ reason }),
});
export const changeTier = step("tier", {
  permission: "users.write",
  summary: "Give somebody another tier; they are told by mail. Money is the same in all of them",
  body: z.object({ tier: userTier, reason }),
});
export const endUserSessions = step("end-sessions", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary: "Sign somebody out: of one login, or of all",
  body: z.object({ session: id.optional() }),
});

/**
 * One step for many: each account is its own transaction and answers for itself. So does an idempotency key:
 * sent again, what was done gives its first answer, what was refused is tried once more.
 */
export const decideUsers = defineCall("POST", "/v1/admin/users/bulk", {
  permission: "users.suspend",
  stepUp: "conditional",
  summary: "Suspend or restore up to 100 accounts; what takes a second person is left out",
  body: z.object({
    ids: chosenIds,
    asked: z.discriminatedUnion("step", [
      z.object({ step: z.literal("suspend"), ...suspension }),
      z.object({ step: z.literal("restore"), reason }),
    ]),
  }),
  data: z.object({ done: z.array(openedUser), refused: z.array(refusedOne) }),
  idempotencyKey: "optional",
});

const zero = { error: "amount_zero" satisfies ErrorKey };

export const adjustBalance = defineStep("/v1/admin/users/{id}/adjustments", {
  permission: "adjustments.request",
  stepUp: true,
  summary: "Give or take available money by hand; above a limit it waits for a second admin",
  body: z.object({ amount: minorUnits.refine((amount) => amount !== 0, zero), reason }),
  data: adjustment,
  status: 201,
});
export const adminListAdjustments = defineList("/v1/admin/adjustments", {
  permission: "adjustments.read",
  summary: "Adjustments that wait for a second admin, the longest waiting first",
  filters: {},
  row: adjustment,
});
const decide = stepsOf("/v1/admin/adjustments/{id}", {
  permission: "adjustments.decide",
  stepUp: true,
  data: adjustment,
});
export const approveAdjustment = decide("approve", { summary: "Book what another admin asked for" });
export const refuseAdjustment = decide("refuse", {
  summary: "Refuse what another admin asked for; nothing is booked",
});
