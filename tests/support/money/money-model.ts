import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";

/** One random step. The numbers select among what exists at that moment. */
export interface Step {
  action: "earn" | "make payable" | "reject lead" | "reverse lead" | "request" | "cancel" | Decision;
  member: number;
  admin: number;
  pick: number;
  amount: (available: bigint) => bigint;
}
export type Decision = "approve" | "reject" | "mark-paid" | "fail";

interface Lead {
  id: string;
  amount: bigint;
  state: "pending" | "payable" | "rejected" | "reversed";
}
interface ModelWithdrawal {
  id: string;
  amount: bigint;
  state: WithdrawalState;
  approvedBy: Set<number>;
}

/** Models a member's money in memory by an independent implementation of the ledger's rules. */
export class MemberModel {
  available = 0n;
  pending = 0n;
  reserved = 0n;
  readonly leads: Lead[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];

  /** Returns the problem code with which a request for this amount must be refused, or undefined. */
  rejectionOf(amount: bigint): string | undefined {
    if (this.available < 0n) return "withdrawals_blocked";
    if (amount < 1_000n) return "amount_below_minimum";
    if (amount > 500_000n) return "amount_above_maximum";
    if (amount > this.available) return "amount_above_available";
    return undefined;
  }

  requested(id: string, amount: bigint): void {
    this.available -= amount;
    this.reserved += amount;
    this.withdrawals.push({ id, amount, state: "requested", approvedBy: new Set() });
  }

  /** Applies a decision if the rules allow it. Returns the problem code it must be refused with otherwise. */
  decided(withdrawal: ModelWithdrawal, decision: Decision | "cancel", admin: number): string | undefined {
    const opensWith = {
      approve: "requested",
      reject: "requested",
      cancel: "requested",
      "mark-paid": "approved",
      fail: "approved",
    };
    if (withdrawal.state !== opensWith[decision]) {
      // A repeated cancellation succeeds.
      if (decision === "cancel" && withdrawal.state === "canceled") return undefined;
      if (decision === "cancel") return "withdrawal_not_cancelable";
      return withdrawal.state === "requested" ? "withdrawal_not_approved" : "withdrawal_already_decided";
    }
    if (decision === "approve") {
      if (withdrawal.approvedBy.has(admin)) return "approval_already_given";
      withdrawal.approvedBy.add(admin);
      if (withdrawal.approvedBy.size === (withdrawal.amount > 50_000n ? 2 : 1)) withdrawal.state = "approved";
      return undefined;
    }
    this.reserved -= withdrawal.amount;
    if (decision !== "mark-paid") this.available += withdrawal.amount;
    const ends = { reject: "rejected", cancel: "canceled", "mark-paid": "paid", fail: "failed" } as const;
    withdrawal.state = ends[decision];
    return undefined;
  }
}
