import type { ReportLineOutcome } from "#contract/payout-runs/report-states.ts";
import type { PaymentFailure, PayoutItemState } from "#contract/payout-runs/run-states.ts";
import type { PaymentEvent } from "../payout-runs/transitions.ts";
import type { ParsedLine } from "./formats/parsed-report.ts";
import { groupBy } from "./group-by.ts";
import { failureOf, isOperatorCode } from "./reason-codes.ts";

/** A payment of a run with its current state. */
export interface KnownPayment {
  runId: string;
  runNumber: number;
  withdrawalId: string;
  userId: string;
  reference: string;
  net: bigint;
  currency: string;
  state: PayoutItemState;
  /** Whether the payout method was removed or is already marked as needing correction. */
  isMethodMarked: boolean;
  /** The day on which the run was sent. Earlier movements of the account can't be about this payment. */
  sentOn: string | null;
}

/** A change of one payment. */
export interface PaymentEffect {
  payment: KnownPayment;
  event: Exclude<PaymentEvent, "send">;
  failure: PaymentFailure | null;
  paymentReference: string | null;
  /** If true, the member isn't notified, because another effect on the same payment follows. */
  isSilent: boolean;
}

export interface Decision<Line extends ParsedLine> {
  line: Line;
  outcome: ReportLineOutcome;
  run: { id: string; number: number } | null;
  failure: PaymentFailure | null;
}

interface Rules {
  /** The admin who applies the answer; `null` for results read from a service's API. */
  viewer: string | null;
  /**
   * Whether a status report of the settlement proves a payment (`PAYOUT_PROOF`); otherwise only a bank
   * statement does.
   */
  isStatusEnough: boolean;
}

/** The maximum number of times that waiting lines are tried. */
const maxPasses = 20;

/**
 * Decides the effect of each line, in order. Waiting lines are tried again until nothing changes, so that the
 * order of lines and answers makes no difference. Updates the states of `payments`.
 */
export function decideLines<Line extends ParsedLine>(
  lines: Line[],
  payments: KnownPayment[],
  rules: Rules,
): { decisions: Decision<Line>[]; effects: PaymentEffect[]; corrections: KnownPayment[] } {
  const ledger = new PaymentLedger(payments, rules);
  const decisions = lines.map((line) => ({ line, ...ledger.judge(line) }));
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const before = ledger.effects.length;
    ledger.waiting = decisions.flatMap(({ line, outcome }) => (outcome === "waiting" ? [line] : []));
    for (const decision of decisions)
      if (decision.outcome === "waiting") Object.assign(decision, ledger.judge(decision.line));
    if (ledger.effects.length === before) break;
  }
  return { decisions, effects: ledger.effects, corrections: ledger.corrections };
}

type Judgment = Omit<Decision<ParsedLine>, "line">;

class PaymentLedger {
  effects: PaymentEffect[] = [];
  /** Payments to payout methods whose account details have changed, according to the bank. */
  corrections: KnownPayment[] = [];
  /**
   * Debits of whole runs that don't yet add up to the run's sum: a bank may debit a run in several movements.
   */
  waiting: ParsedLine[] = [];
  private readonly byReference: Map<string, KnownPayment[]>;
  private readonly byRun: Map<number, KnownPayment[]>;
  private readonly rules: Rules;

  constructor(payments: KnownPayment[], rules: Rules) {
    this.rules = rules;
    this.byReference = groupBy(payments, ({ reference }) => reference);
    this.byRun = groupBy(payments, ({ runNumber }) => runNumber);
  }

  judge(line: ParsedLine): Judgment {
    if (line.signal === "unreadable") return judgment("unknown");
    if (line.references.length === 0) return this.judgeRun(line);
    const candidates = line.references.map((reference) => this.find(reference, line));
    const payments = candidates.filter((payment) => payment !== undefined);
    if (payments.length < candidates.length)
      return judgment(line.signal === "credited" ? "incoming" : "unknown", payments[0]);
    const sum = payments.reduce((total, { net }) => total + net, 0n);
    const isForeign = line.currency !== null && payments.some(({ currency }) => currency !== line.currency);
    if (line.signal === "accepted") return judgment("noted", payments[0]);
    if (line.signal === "changed") return this.correct(payments);
    if (isForeign || (line.amount !== null && line.amount !== sum)) return judgment("unclear", payments[0]);
    return this.combine(payments, line);
  }

  private correct(payments: KnownPayment[]): Judgment {
    const unmarked = payments.filter(({ isMethodMarked }) => !isMethodMarked);
    for (const payment of unmarked) payment.isMethodMarked = true;
    this.corrections.push(...unmarked);
    return judgment(unmarked.length > 0 ? "corrects" : "known", payments[0]);
  }

  /**
   * Returns the payment with a reference: the payment in the run that the line names, or else the last payment
   * that wasn't removed from its run.
   */
  private find(reference: string, { run, bookedOn }: ParsedLine): KnownPayment | undefined {
    const candidates = this.byReference.get(reference) ?? [];
    if (run !== null) return candidates.find(({ runNumber }) => runNumber === run);
    const booked = candidates
      .filter(({ sentOn }) => bookedOn === null || sentOn === null || bookedOn >= dayBefore(sentOn))
      .toSorted((one, other) => one.runNumber - other.runNumber);
    return booked.findLast(({ state }) => state !== "removed") ?? booked.at(-1);
  }

  private judgeRun(line: ParsedLine): Judgment {
    const payments = line.run === null ? undefined : this.byRun.get(line.run);
    if (!payments) return judgment((line.run === null && otherMovement(line)) || "unknown");
    const [first] = payments;
    if (line.signal === "accepted") return judgment("noted", first);
    const undecided = payments.filter(({ state }) => state === "sent");
    const isMemberFailure = failureOf(line.reason) !== "unspecified";
    if (line.signal === "rejected") {
      if (payments.some(({ state }) => state === "paid" || state === "returned") && undecided.length === 0)
        return judgment("unclear", first);
      if (undecided.length === 0) return judgment("known", first);
      // The operator caused the refusal of a whole file, unless the code says that the recipients' accounts
      // caused it.
      const isBounced = isMemberFailure && !isOperatorCode(line.reason);
      return this.applyAll(undecided, line, isBounced ? "bounce" : "recall");
    }
    if (line.signal === "executed") {
      if (!this.rules.isStatusEnough) return judgment("noted", first);
      return undecided.length === 0 ? judgment("known", first) : this.applyAll(undecided, line, "settle");
    }
    if (line.signal !== "debited") return judgment("unclear", first);
    return this.judgeDebit(line, payments, undecided);
  }

  /**
   * Applies a debit of a run that names no payments. The amount must equal the sum of the payments without an
   * outcome, or of all executed payments, alone or together with other debits of the run.
   */
  private judgeDebit(line: ParsedLine, all: KnownPayment[], undecided: KnownPayment[]): Judgment {
    const [first] = all;
    if (line.currency !== null && line.currency !== first!.currency) return judgment("unclear", first);
    const sumOf = (payments: KnownPayment[]) => payments.reduce((sum, { net }) => sum + net, 0n);
    const executed = all.filter(({ state }) => state !== "failed" && state !== "removed");
    const isFullAmount = [sumOf(undecided), sumOf(executed)].some((sum) => sum === line.amount);
    if (undecided.length === 0)
      return judgment(isFullAmount || line.amount === null ? "known" : "unclear", first);
    if (isFullAmount) return this.applyAll(undecided, line, "settle");
    const amounts = new Map(
      [...this.waiting, line]
        .filter(({ run }) => run === line.run)
        .map((one) => [one.identity, one.amount ?? 0n]),
    );
    const total = [...amounts.values()].reduce((sum, amount) => sum + amount, 0n);
    return total === sumOf(executed) ? this.applyAll(undecided, line, "settle") : judgment("waiting", first);
  }

  private combine(payments: KnownPayment[], line: ParsedLine): Judgment {
    const results = payments.map((payment) => this.eventFor(payment, line));
    const [first] = payments;
    const problem = (["unclear", "waiting", "own"] as const).find((outcome) => results.includes(outcome));
    if (problem) return judgment(problem, first);
    if (results.includes("noted")) return judgment("noted", first);
    const changed = payments.filter((_, index) => results[index] !== "known");
    if (changed.length === 0) return judgment("known", first);
    return this.applyAll(changed, line, results.find((one) => one !== "known") as PaymentEffect["event"]);
  }

  /** Returns the event that a line about one payment causes, or why it causes none. */
  private eventFor(payment: KnownPayment, line: ParsedLine): PaymentEffect["event"] | ReportLineOutcome {
    const { state, userId } = payment;
    const isOwn = userId === this.rules.viewer;
    switch (line.signal) {
      case "executed":
        if (!this.rules.isStatusEnough) return state === "sent" ? "noted" : "known";
        return settleOf(state);
      case "paid":
      case "debited":
        return settleOf(state);
      case "unclaimed":
        return state === "sent" ? "await-claim" : "known";
      case "rejected":
        if (state === "failed" || state === "returned" || state === "removed") return "known";
        if (state !== "sent" && state !== "unclaimed") return "unclear";
        if (isOperatorCode(line.reason) && state === "sent") return "recall";
        return isOwn ? "own" : "bounce";
      case "returned":
        if (state === "returned" || state === "failed") return "known";
        if (state !== "paid" && state !== "sent" && state !== "unclaimed") return "unclear";
        return isOwn ? "own" : "return";
      default:
        return "unclear";
    }
  }

  private applyAll(payments: KnownPayment[], line: ParsedLine, event: PaymentEffect["event"]): Judgment {
    if (
      (event === "bounce" || event === "return") &&
      payments.some(({ userId }) => userId === this.rules.viewer)
    )
      return judgment("own", payments[0]);
    const isUnclaimed = payments.every(({ state }) => state === "unclaimed");
    const reasonFailure =
      isUnclaimed && failureOf(line.reason) === "unspecified" ? "not_claimed" : failureOf(line.reason);
    const failure = event === "bounce" || event === "return" ? reasonFailure : null;
    const { paymentReference } = line;
    for (const payment of payments) {
      // A return proves that the payment was made, even if the line about the payment hasn't arrived yet.
      if (event === "return" && (payment.state === "sent" || payment.state === "unclaimed"))
        this.effects.push({ payment, event: "settle", failure: null, paymentReference, isSilent: true });
      this.effects.push({ payment, event, failure, paymentReference, isSilent: false });
      payment.state = stateAfter[event];
    }
    return { ...judgment(outcomeOf[event], payments[0]), failure };
  }
}

const stateAfter = {
  "await-claim": "unclaimed",
  settle: "paid",
  bounce: "failed",
  return: "returned",
  recall: "removed",
} as const;
const outcomeOf = {
  "await-claim": "unclaimed",
  settle: "pays",
  bounce: "fails",
  return: "returns",
  recall: "recalls",
} as const;

function settleOf(state: PayoutItemState): "settle" | ReportLineOutcome {
  if (state === "sent" || state === "unclaimed") return "settle";
  return state === "paid" || state === "returned" ? "known" : "unclear";
}

function otherMovement({ signal }: ParsedLine): ReportLineOutcome | undefined {
  if (signal === "credited" || signal === "returned") return "incoming";
  return signal === "debited" ? "outgoing" : undefined;
}

function judgment(outcome: ReportLineOutcome, payment?: KnownPayment): Judgment {
  return {
    outcome,
    run: payment ? { id: payment.runId, number: payment.runNumber } : null,
    failure: null,
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
