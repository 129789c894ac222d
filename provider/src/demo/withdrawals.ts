import { fractionDigits } from "#contract/money/minor-units.ts";
import { majorUnits } from "../money.ts";
import { defaultSettings } from "../modules/settings/defaults.ts";
import { withdrawalRules } from "../modules/withdrawals/rules.ts";
import { newReference } from "../reference-codes.ts";
import { planOutcome, type Outcome } from "./outcomes.ts";
import type { Simulation } from "./simulation.ts";
import type { DemoMethod, DemoWithdrawal } from "./demo-data.ts";

/**
 * Requests a withdrawal some days after money became available, if the balance exceeds the member's threshold.
 */
export function planWithdrawals(simulation: Simulation, payableAt: Date): void {
  const { agenda, calendar, random, currency, member, methods } = simulation;
  const { threshold } = member.profile;
  if (threshold === Infinity || methods.length === 0 || random.chance(0.2)) return;
  agenda.plan(calendar.hoursAfter(payableAt, 4, 15 * 24), (at) => {
    if (simulation.available() < majorUnits(threshold, currency)) return;
    const amount = random.chance(0.35)
      ? simulation.available()
      : roundAmount(simulation.available(), currency);
    const method = random.pick(methods);
    requestWithdrawal(simulation, { at, amount, method, outcome: pickOutcome(random.fraction()) });
  });
}

/** Plans the member's request that still waits for an admin's decision today. */
export function planOpenRequest(simulation: Simulation): void {
  const { agenda, calendar, random, currency, member, methods } = simulation;
  const method = methods[0];
  if (member.profile.openRequest === "none" || !method) return;
  const isLarge = member.profile.openRequest === "large";
  agenda.plan(calendar.daysAgo(random.between(0, 4)), (at) => {
    const minimum = majorUnits(isLarge ? 505 : 20, currency);
    if (simulation.available() < minimum) return;
    const outcome = isLarge && random.chance(0.5) ? "approved once" : "requested";
    requestWithdrawal(simulation, {
      at,
      amount: roundAmount(simulation.available(), currency),
      method,
      outcome,
    });
  });
}

interface Request {
  at: Date;
  amount: bigint;
  method: DemoMethod;
  outcome: Outcome;
}

/** Books a request as the provider would, and plans its outcome. */
export function requestWithdrawal(simulation: Simulation, { at, amount, method, outcome }: Request): void {
  const { world, random, currency, member, book } = simulation;
  const rules = withdrawalRules(defaultSettings(currency).payouts);
  const userId = member.user.id;
  const withdrawal: DemoWithdrawal = {
    id: random.uuid(),
    reference: newReference("WD", (letters) => random.pick(letters)),
    userId,
    payoutMethodId: method.id,
    methodKind: method.kind,
    methodMasked: method.masked,
    currency,
    amount,
    ...rules.priceOf(method.kind, amount),
    state: "requested",
    requestedAt: at,
    requiredApprovals: rules.requiredApprovals(amount),
  };
  world.withdrawals.push(withdrawal);
  book({
    kind: "withdrawal_requested",
    reference: { type: "withdrawal", id: withdrawal.id },
    at,
    moves: [
      { account: { userId, kind: "available" }, amount: -amount },
      { account: { userId, kind: "reserved" }, amount },
    ],
  });
  planOutcome(simulation, withdrawal, outcome);
}

function pickOutcome(fraction: number): Outcome {
  if (fraction < 0.05) return "rejected";
  if (fraction < 0.09) return "canceled";
  return fraction < 0.11 ? "failed" : "paid";
}

/** Rounds down to a multiple of five major units, because members usually request round amounts. */
function roundAmount(amount: bigint, currency: string): bigint {
  const step = 5n * 10n ** BigInt(fractionDigits(currency));
  return amount - (amount % step);
}
