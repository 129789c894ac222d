import { z } from "zod";
import { adminListWithdrawals } from "./admin-withdrawals.ts";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { leadState } from "../leads/leads.ts";
import { minorUnits } from "../money/money.ts";

const count = z.int().nonnegative();

/** The facts an admin checks before deciding on a withdrawal. Amounts are in minor units of its currency. */
export const withdrawalEvidence = z.object({
  memberSince: instant,
  isVerified: z.boolean(),
  secondFactors: z.array(z.enum(["app", "passkey"])),
  method: z.object({
    addedAt: instant,
    /** The number of other accounts with the same payout details. */
    otherAccounts: count,
    /**
     * Whether the account holder has the member's name; `null` for methods without an account holder and
     * after the withdrawal has ended.
     */
    hasMembersName: z.boolean().nullable(),
  }),
  /** The member's paid withdrawals. */
  payouts: z.object({ count, net: minorUnits }),
  /** The member's purchases. `refused` ones were rejected or reversed. */
  purchases: z.object({ count, refused: count }),
  openClaims: count,
  /** The latest purchases whose cash back is available, at most five. */
  sources: z
    .array(z.object({ id, store: z.string(), state: leadState, cashBack: minorUnits, occurredAt: instant }))
    .max(5),
});
export type WithdrawalEvidence = z.infer<typeof withdrawalEvidence>;

export const getWithdrawalEvidence = defineCall("GET", `${adminListWithdrawals.path}/{id}/evidence`, {
  permission: "withdrawals.read",
  summary: "Retrieve the evidence for deciding on a withdrawal",
  data: withdrawalEvidence,
});
