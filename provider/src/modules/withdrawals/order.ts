import type { PayoutMethodKind } from "#contract/payout-methods.ts";
import type { Queryable } from "../../database/connection.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";
import { findTarget } from "./repository.ts";
import { withdrawalRules } from "./rules.ts";

/** What a member asks for; the amount in minor units of `currency`. */
export interface Order {
  userId: string;
  payoutMethodId: string;
  amount: bigint;
  currency: string;
}

export interface PricedOrder extends Order {
  kind: PayoutMethodKind;
  masked: string;
  fee: bigint;
  net: bigint;
}

type AmountRefusal =
  "withdrawals_blocked" | "amount_below_minimum" | "amount_above_maximum" | "amount_above_available";

/**
 * Holds an order against the rules and prices it. Changes nothing; whether the money is still there when it
 * counts, the ledger decides.
 * @throws Problem 422 at field `payoutMethodId` or `amount`
 */
export async function priceOrder(queryable: Queryable, order: Order): Promise<PricedOrder> {
  const { userId, payoutMethodId: methodId, amount, currency } = order;
  const target = await findTarget(queryable, { userId, methodId, currency });
  if (!target) {
    throw new Problem(422, "payout_method_unknown", {
      fields: { payoutMethodId: ["payout_method_unknown"] },
    });
  }
  const { available, kind, masked } = target;
  const rules = withdrawalRules(currency);
  if (available < 0n) throw amountRefused("withdrawals_blocked", available, currency);
  if (amount < rules.minimum) throw amountRefused("amount_below_minimum", available, currency);
  if (amount > rules.maximum) throw amountRefused("amount_above_maximum", available, currency);
  if (amount > available) throw amountRefused("amount_above_available", available, currency);
  return { ...order, kind, masked, ...rules.priceOf(kind, amount) };
}

/** Why an amount is refused, with what would be possible, in minor units. */
export function amountRefused(key: AmountRefusal, available: bigint, currency: string): Problem {
  const { minimum, maximum } = withdrawalRules(currency);
  return new Problem(422, key, {
    fields: { amount: [key] },
    details: { minimum: toWire(minimum), available: toWire(available), maximum: toWire(maximum), currency },
  });
}
