import { outgoingNeedsApproval } from "#provider/modules/four-eyes/limits.ts";
import { needsReview } from "#provider/modules/shop/rules.ts";
import { CreditModel, type ForgedCredit } from "./credit-model.ts";
import type { Actor } from "./moves.ts";
import { checkout, limits, newest, nothing, payouts, reject, sumOf } from "./rules.ts";

interface Withdrawal {
  amount: bigint;
  state: "requested" | "approved" | "paid" | "rejected" | "failed";
  required: number;
  approvals: Actor[];
  lastApprovalAt: number;
  decidedBy: Actor | null;
}

interface Order {
  total: bigint;
  state: "placed" | "delivered" | "failed" | "refunded";
  required: 1 | 2;
  approvals: Actor[];
  lastApprovalAt: number;
  /** Also `true` for an order that was refunded afterwards. */
  wasDelivered: boolean;
  decidedBy: Actor | null;
}

/** Models the payouts and deliveries to the payee. */
export class PayoutModel extends CreditModel {
  readonly withdrawals: Withdrawal[] = [];
  readonly orders: Order[] = [];

  /** Returns the sum credited by single admins since the last approved payout or delivery. */
  sumSingleAdminCredits(): bigint {
    const reviewed = [
      ...this.withdrawals.filter(({ state }) => state === "approved" || state === "paid"),
      ...this.orders.filter(({ wasDelivered }) => wasDelivered),
    ];
    const since = Math.max(0, ...reviewed.map(({ lastApprovalAt }) => lastApprovalAt));
    const unseenCredits = this.singleAdminCredits.filter(
      ({ at, forged }) => at > since && this.waits(forged),
    );
    return sumOf(unseenCredits.map(({ amount }) => amount));
  }

  /**
   * Returns whether gift-card orders wait for a credit. Credits of a forged report don't wait once another admin recorded
   * the payment, or if there is no other admin.
   */
  waits(forged: ForgedCredit | undefined): boolean {
    if (!forged) return true;
    return forged.makers.some(
      (maker) => this.hasIndependentReviewer(maker) && !this.hasSeenPayment(forged, maker),
    );
  }

  /** Returns whether another person, who has permission to approve payments, recorded the network's payment. */
  hasSeenPayment({ payment }: ForgedCredit, maker: Actor): boolean {
    return !!payment && payment.by !== maker && payment.everDecided && !this.people[payment.by].isRoleNew;
  }

  protected withdraw(amount: bigint): string {
    if (amount > this.available) reject("amount_above_available");
    this.available -= amount;
    const required = payouts.requiredApprovals(amount);
    this.withdrawals.push({
      amount,
      state: "requested",
      required,
      approvals: [],
      lastApprovalAt: 0,
      decidedBy: null,
    });
    return "requested";
  }

  sumApproved(actor: Actor | null): bigint {
    const alone = this.withdrawals.filter(
      ({ state, required, approvals }) =>
        required === 1 &&
        (state === "approved" || state === "paid") &&
        (actor === null || approvals.includes(actor)),
    );
    return sumOf(alone.map(({ amount }) => amount));
  }

  sumPaid(actor: Actor | null): bigint {
    const alone = this.withdrawals.filter(
      ({ state, required, approvals, decidedBy }) =>
        required === 1 &&
        state === "paid" &&
        approvals.includes(decidedBy!) &&
        (actor === null || decidedBy === actor),
    );
    return sumOf(alone.map(({ amount }) => amount));
  }

  sumDelivered(actor: Actor | null): bigint {
    const alone = this.orders.filter(
      ({ state, required, decidedBy }) =>
        state === "delivered" && required === 1 && (actor === null || decidedBy === actor),
    );
    return sumOf(alone.map(({ total }) => total));
  }

  protected needsSecond(actor: Actor, amount: bigint, sum: (actor: Actor | null) => bigint): boolean {
    const facts = {
      isInvolved: this.isInvolved(actor),
      sumOfMember: sum(null) + this.sumDelivered(null),
      sumOfAdmin: sum(actor) + this.sumDelivered(actor),
      amount,
    };
    return outgoingNeedsApproval(facts, limits) !== null;
  }

  /** Returns whether a person has already approved. No one counts twice. */
  hasApproved(approvals: Actor[], actor: Actor): boolean {
    return approvals.includes(actor);
  }

  protected decideWithdrawal(actor: Actor, event: "approve" | "reject" | "mark-paid" | "fail"): string {
    const from = event === "approve" || event === "reject" ? "requested" : "approved";
    const withdrawal = newest(this.withdrawals, ({ state }) => state === from);
    if (!withdrawal) return nothing;
    this.admit(actor, [from === "requested" ? "withdrawals.decide" : "withdrawals.pay"]);
    if (event === "approve") {
      const needsSecond =
        withdrawal.required === 1 &&
        this.needsSecond(actor, withdrawal.amount, (subject) => this.sumApproved(subject));
      if (this.hasApproved(withdrawal.approvals, actor)) reject("approval_already_given");
      if (needsSecond) withdrawal.required = 2;
      withdrawal.approvals.push(actor);
      withdrawal.lastApprovalAt = this.at;
      const counted = withdrawal.approvals.filter((one) => this.holds(one, ["withdrawals.decide"]));
      if (counted.length < withdrawal.required) return "requested";
    }
    if (event === "mark-paid" && withdrawal.approvals.every((one) => one === actor))
      if (this.needsSecond(actor, withdrawal.amount, (subject) => this.sumPaid(subject)))
        reject("payout_needs_other_admin");
    const ends = { approve: "approved", reject: "rejected", "mark-paid": "paid", fail: "failed" } as const;
    withdrawal.state = ends[event];
    withdrawal.decidedBy = actor;
    if (event === "reject" || event === "fail") this.available += withdrawal.amount;
    return withdrawal.state;
  }

  protected order(total: bigint): string {
    if (total > this.available) reject("shop_balance_too_low");
    this.available -= total;
    const ordered = sumOf(
      this.orders
        .filter(({ state }) => state === "placed" || state === "delivered")
        .map((order) => order.total),
    );
    const facts = {
      ordered: ordered + total,
      withdrawn: this.sumApproved(null),
      singleAdminCredits: this.sumSingleAdminCredits(),
      remaining: this.available,
    };
    const state = needsReview(facts, checkout) ? "placed" : "delivered";
    this.orders.push({
      total,
      state,
      required: 1,
      approvals: [],
      lastApprovalAt: 0,
      wasDelivered: state === "delivered",
      decidedBy: null,
    });
    return state;
  }

  protected decideOrder(actor: Actor, step: "deliver" | "fail order" | "refund"): string {
    const order = newest(this.orders, ({ state }) => state === (step === "refund" ? "delivered" : "placed"));
    if (!order) return nothing;
    this.admit(actor, ["shop.decide"]);
    if (step === "deliver") {
      const needsSecond =
        order.required === 1 && this.needsSecond(actor, order.total, (subject) => this.sumApproved(subject));
      if (this.hasApproved(order.approvals, actor)) reject("approval_already_given");
      if (needsSecond) order.required = 2;
      order.approvals.push(actor);
      order.lastApprovalAt = this.at;
      if (order.approvals.filter((one) => this.holds(one, ["shop.decide"])).length < order.required)
        return "placed";
      order.state = "delivered";
      order.wasDelivered = true;
    } else {
      order.state = step === "refund" ? "refunded" : "failed";
      this.available += order.total;
    }
    order.decidedBy = actor;
    return order.state;
  }
}
