import { adjustmentNeedsApproval } from "#provider/modules/four-eyes/limits.ts";
import { purchaseCredit, type Actor, type StartState } from "./moves.ts";
import { done, limits, newest, nothing, reject, sumOf } from "./rules.ts";
import { StaffModel } from "./staff-model.ts";

interface Adjustment {
  amount: bigint;
  by: Actor;
  decidedBy: Actor | null;
  state: "requested" | "booked" | "refused";
  required: 1 | 2;
}
/** A forged purchase, reported with a colluder's secret or settings. */
export interface ForgedCredit {
  /** The people who created the secret, or changed how reports are verified and read. */
  makers: Actor[];
  /**
   * The person who recorded the payment of the purchase's invoice, and whether they ever had permission to
   * approve payments.
   */
  payment: { by: Actor; everDecided: boolean } | null;
}
interface Import {
  credits: bigint;
  by: Actor;
  requestedBy: Actor | null;
  appliedBy: Actor | null;
}

/** Models the credits to the payee's account, and the people involved in each. */
export class CreditModel extends StaffModel {
  available: bigint;
  readonly adjustments: Adjustment[] = [];
  readonly imports: Import[] = [];
  claimAcceptedBy: Actor | null = null;
  purchaseConfirmedBy: Actor | null = null;
  secretBy: Actor | null;
  /** The people who changed how the network's reports are verified and read. */
  readonly changedBy = new Set<Actor>();
  readonly forged: ForgedCredit[] = [];
  /** Credits by one admin alone. */
  readonly singleAdminCredits: { amount: bigint; at: number; forged?: ForgedCredit }[] = [];
  /** Counts the moves. */
  protected at = 0;

  constructor(start: StartState) {
    super(start);
    this.available = start.earned;
    this.secretBy = start.madeSecret ? "holder" : null;
  }

  protected credit(amount: bigint, { isAlone }: { isAlone: boolean }): void {
    this.available += amount;
    if (isAlone) this.singleAdminCredits.push({ amount, at: this.at });
  }

  protected adjust(by: Actor, amount: bigint): string {
    this.admit(by, ["adjustments.request"]);
    const alone = this.adjustments.filter(({ state, required }) => state === "booked" && required === 1);
    const facts = {
      sumOfMember: sumOf(alone.map((one) => one.amount)),
      sumOfAdmin: sumOf(alone.filter((one) => one.by === by).map((one) => one.amount)),
      amount,
    };
    const state = adjustmentNeedsApproval(facts, limits) ? "requested" : "booked";
    this.adjustments.push({ amount, by, decidedBy: null, state, required: state === "booked" ? 1 : 2 });
    if (state === "booked") this.credit(amount, { isAlone: true });
    return state;
  }

  mayDecideAdjustment({ by }: Adjustment, actor: Actor): boolean {
    return by !== actor;
  }

  protected decideAdjustment(actor: Actor, approves: boolean): string {
    const adjustment = newest(this.adjustments, ({ state }) => state === "requested");
    if (!adjustment) return nothing;
    this.admit(actor, ["adjustments.decide"]);
    if (!this.mayDecideAdjustment(adjustment, actor)) reject("adjustment_needs_other_admin");
    if (approves && !this.holds(adjustment.by, ["adjustments.request", "adjustments.decide"]))
      reject("adjustment_requester_gone");
    adjustment.state = approves ? "booked" : "refused";
    adjustment.decidedBy = actor;
    if (approves) this.credit(adjustment.amount, { isAlone: false });
    return adjustment.state;
  }

  protected acceptClaim(by: Actor): string {
    if (this.claimAcceptedBy) return nothing;
    this.admit(by, ["claims.decide"]);
    this.claimAcceptedBy = by;
    this.credit(purchaseCredit, { isAlone: true });
    return done;
  }

  protected confirmPurchase(by: Actor): string {
    if (this.purchaseConfirmedBy) return nothing;
    this.admit(by, ["leads.change"]);
    this.purchaseConfirmedBy = by;
    this.credit(purchaseCredit, { isAlone: true });
    return done;
  }

  sumImported(by: Actor): bigint {
    const alone = this.imports.filter(({ appliedBy, requestedBy }) => appliedBy === by && !requestedBy);
    return sumOf(alone.map(({ credits }) => credits));
  }

  protected import(by: Actor, credits: bigint): string {
    this.admit(by, ["reports.import"]);
    const report: Import = { credits, by, requestedBy: null, appliedBy: null };
    this.imports.push(report);
    return this.applyOrRequest(report, by);
  }

  protected applyImport(by: Actor): string {
    const report = newest(this.imports, ({ appliedBy }) => !appliedBy);
    if (!report) return nothing;
    this.admit(by, ["reports.import"]);
    if (report.requestedBy === by) reject("report_needs_other_admin");
    const isApproval = report.requestedBy !== null && this.holds(report.requestedBy, ["reports.import"]);
    if (!isApproval) return this.applyOrRequest(report, by);
    this.book(report, by);
    return "applied";
  }

  protected applyOrRequest(report: Import, by: Actor): string {
    if (this.sumImported(by) + report.credits > limits.imports) {
      report.requestedBy = by;
      return "requested";
    }
    this.book(report, by);
    return "applied";
  }

  protected book(report: Import, by: Actor): void {
    report.appliedBy = by;
    this.credit(report.credits, { isAlone: report.requestedBy === null });
  }

  protected forge(): string {
    const isKnown = this.secretBy === "holder" || this.secretBy === "accomplice";
    if (!isKnown && this.changedBy.size === 0) return nothing;
    const makers = [...this.changedBy, ...(this.secretBy ? [this.secretBy] : [])];
    const forged: ForgedCredit = { makers, payment: null };
    this.forged.push(forged);
    this.available += purchaseCredit;
    this.singleAdminCredits.push({ amount: purchaseCredit, at: this.at, forged });
    return done;
  }

  /** Pays an invoice with all forged purchases that weren't on an invoice before. */
  protected recordPayment(by: Actor): string {
    const unpaid = this.forged.filter(({ payment }) => !payment);
    if (unpaid.length === 0) return nothing;
    this.admit(by, ["invoices.settle"]);
    for (const one of unpaid) one.payment = { by, everDecided: this.couldDecide(by) };
    return done;
  }

  /** Whether an admin influenced the payee's money. */
  isInvolved(actor: Actor): boolean {
    return (
      this.adjustments.some(
        ({ state, by, decidedBy }) => state === "booked" && (by === actor || decidedBy === actor),
      ) ||
      this.claimAcceptedBy === actor ||
      this.purchaseConfirmedBy === actor ||
      this.imports.some(
        ({ by, requestedBy, appliedBy }) =>
          appliedBy !== null && [by, requestedBy, appliedBy].includes(actor),
      ) ||
      this.couldHaveForged(actor)
    );
  }

  couldHaveForged(actor: Actor): boolean {
    return this.forged.some(({ makers }) => makers.includes(actor)) && this.hasIndependentReviewer(actor);
  }

  /** Returns whether another person can decide on withdrawals, or ever could approve roles. */
  hasIndependentReviewer(actor: Actor): boolean {
    const others = (Object.keys(this.people) as Actor[]).filter((other) => other !== actor);
    const canDecide = others.some((other) => this.permissionsOf(other).includes("withdrawals.decide"));
    return canDecide || this.hasColleague(actor);
  }

  protected creditsBy(isBy: (actor: Actor) => boolean): bigint {
    const adjusted = this.adjustments.filter(({ state, by }) => state === "booked" && isBy(by));
    const imported = this.imports.filter(({ appliedBy, by }) => appliedBy !== null && isBy(by));
    const purchases = [this.claimAcceptedBy, this.purchaseConfirmedBy].filter(
      (one) => one !== null && isBy(one),
    );
    return (
      sumOf(adjusted.map(({ amount }) => amount)) +
      sumOf(imported.map(({ credits }) => credits)) +
      purchaseCredit * BigInt(purchases.length)
    );
  }

  get forgedCredits(): bigint {
    return purchaseCredit * BigInt(this.forged.length);
  }

  get dishonestCredits(): bigint {
    return this.creditsBy((actor) => actor !== "honest") + this.forgedCredits;
  }

  get honestCredits(): bigint {
    return this.start.earned + this.creditsBy((actor) => actor === "honest");
  }
}
