import { isSensitivePermission } from "#contract/roles/permissions.ts";
import { cardPrice, type Actor, type Move } from "./moves.ts";
import { PayoutModel } from "./payout-model.ts";
import { done, limits, MoveRejected, sumOf } from "./rules.ts";

/**
 * Two colluding admins, their payee and an honest admin in memory, within 24 hours. The rules about who decides
 * are implemented a second time, independently of the provider's queries. The limits and how they are compared
 * are the provider's.
 */
export class CollusionModel extends PayoutModel {
  /** Applies a move. Returns its outcome, the key it is refused with, or `nothing`. */
  apply(move: Move): string {
    this.at += 1;
    try {
      return this.take(move);
    } catch (error) {
      if (error instanceof MoveRejected) return error.message;
      throw error;
    }
  }

  /** Whether the honest admin would make this move: only for money that the payee earned honestly. */
  isHonest(move: Move): boolean {
    if (!("by" in move) || move.by !== "honest") return true;
    const approves = ["approve", "mark-paid", "deliver"].includes(move.step);
    return !approves || this.dishonestCredits === 0n;
  }

  private take(move: Move): string {
    switch (move.step) {
      case "assign":
        return this.assign(move.by, move.user, move.role);
      case "suspend":
      case "restore":
      case "reset_factor":
        return this.act(move.by, move.user, move.step);
      case "widen role":
        return this.widen(move.by);
      case "approve request":
        return this.approveRequest(move.by, this.pickRequest(move.pick));
      case "refuse request":
        return this.rejectRequest(move.by, this.pickRequest(move.pick));
      case "adjust":
        return this.adjust(move.by, move.amount);
      case "approve adjustment":
      case "refuse adjustment":
        return this.decideAdjustment(move.by, move.step === "approve adjustment");
      case "withdraw":
        return this.withdraw(move.amount);
      case "approve":
      case "reject":
      case "mark-paid":
      case "fail":
        return this.decideWithdrawal(move.by, move.step);
      case "order":
        return this.order(cardPrice * BigInt(move.quantity));
      case "deliver":
      case "fail order":
      case "refund":
        return this.decideOrder(move.by, move.step);
      case "accept claim":
        return this.acceptClaim(move.by);
      case "confirm purchase":
        return this.confirmPurchase(move.by);
      case "import":
        return this.import(move.by, move.credits);
      case "apply import":
        return this.applyImport(move.by);
      case "rotate secret":
        this.admit(move.by, ["networks.secrets"]);
        this.secretBy = move.by;
        return done;
      case "change network":
        this.admit(move.by, ["networks.write"]);
        this.changedBy.add(move.by);
        return done;
      case "forge report":
        return this.forge();
      case "record payment":
        return this.recordPayment(move.by);
      case "propose":
        return this.propose(move.by, move.area);
      case "approve proposal":
      case "refuse proposal":
        return this.decideProposal(move.by, move.area, move.step === "approve proposal");
    }
  }

  /** Returns what the colluders achieved without the honest admin; `null` if nothing. */
  violation(): string | null {
    return this.moneyViolation() ?? this.staffViolation();
  }

  /** Whether the holder is the only admin, so that no one else can review purchases of their own network. */
  private get isFounder(): boolean {
    return this.start.honest === "never" && !this.start.accomplice.endsWith("admin");
  }

  private moneyViolation(): string | null {
    const paid = this.withdrawals.filter(({ state }) => state === "paid");
    const delivered = this.orders.filter(({ state }) => state === "delivered");
    const paidSum = sumOf(paid.map(({ amount }) => amount));
    const deliveredSum = sumOf(delivered.map(({ total }) => total));
    if (paidSum + deliveredSum > this.honestCredits + (this.isFounder ? this.forgedCredits : 0n))
      return "money that only colluders credited left";
    const isUnseen = ({ approvals, decidedBy }: { approvals: Actor[]; decidedBy: Actor | null }) =>
      decidedBy !== "honest" && !approvals.includes("honest");
    const alone =
      sumOf(paid.filter(isUnseen).map(({ amount }) => amount)) +
      sumOf(delivered.filter(isUnseen).map(({ total }) => total));
    if (alone > limits.withdrawalsOfMember) return "more left than one person lets out in a day";
    const adjusted = this.adjustments.filter(({ state, by }) => state === "booked" && by !== "honest");
    if (sumOf(adjusted.map(({ amount }) => amount)) > limits.adjustmentsOfMember)
      return "more was adjusted than one person may";
    const imported = this.imports.filter(({ appliedBy }) => appliedBy !== null);
    if (sumOf(imported.map(({ credits }) => credits)) > limits.imports)
      return "more was imported than one person may";
    return null;
  }

  private staffViolation(): string | null {
    const { accomplice, honest } = this.people;
    const decides = this.permissionsOf("accomplice").some((one) => isSensitivePermission(one));
    if (accomplice.isActive && decides && !accomplice.isRoleNew) return "the accomplice decides on money";
    if (this.start.honest === "active" && !(honest.isActive && honest.role === "admin"))
      return "the honest admin was kept out";
    if (this.start.honest !== "never" && !honest.hasFactor)
      return "the honest admin's second factor was reset";
    for (const proposals of Object.values(this.proposals))
      if (proposals.some(({ state }) => state === "in force")) return "a setting about money changed";
    return null;
  }
}
