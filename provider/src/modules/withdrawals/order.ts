import type { ErrorKey } from "#contract/error-keys.ts";
import type { PayoutMethodKind } from "#contract/payout-methods.ts";
import type { Queryable } from "../../database/connection.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";
import { findTarget, type FoundTarget } from "./repository.ts";
import { currentWithdrawalRules, type WithdrawalRules } from "./rules.ts";

/** What a member asks for; the amount in minor units of `currency`. */
export interface Order {
  userId: string;
  payoutMethodId: string;
  amount: bigint;
  currency: string;
  /** The fee the member was shown. */
  shownFee?: bigint | undefined;
}

export interface PricedOrder extends Order {
  kind: PayoutMethodKind;
  masked: string;
  fee: bigint;
  net: bigint;
  requiredApprovals: number;
  /** What it was priced by. */
  rules: WithdrawalRules;
}

type AmountRefusal =
  "withdrawals_blocked" | "amount_below_minimum" | "amount_above_maximum" | "amount_above_available";

/**
 * Holds an order against the rules and prices it. Changes nothing; whether the money is still there when it
 * counts, the ledger decides.
 * @throws Problem as `priceFor` does
 */
export async function priceOrder(queryable: Queryable, order: Order): Promise<PricedOrder> {
  const { userId, payoutMethodId: methodId, currency } = order;
  const target = await findTarget(queryable, { userId, methodId, currency });
  return priceFor(order, target, await currentWithdrawalRules(queryable, currency));
}

/**
 * The same with what was found of its method and what is available.
 * @throws Problem 422 at field `payoutMethodId` or `amount`; 409 `withdrawal_fee_changed` when the member was shown
 * another fee
 */
export function priceFor(
  order: Order,
  target: FoundTarget | null | undefined,
  rules: WithdrawalRules,
): PricedOrder {
  const { amount, currency } = order;
  if (!target) {
    throw new Problem(422, "payout_method_unknown", {
      fields: { payoutMethodId: ["payout_method_unknown"] },
    });
  }
  const { kind, masked } = target;
  const available = BigInt(target.available);
  const refused = (key: AmountRefusal) => amountRefused(key, { available, currency, rules });
  if (!rules.isOffered(kind)) {
    const key: ErrorKey = "payout_method_unavailable";
    throw new Problem(422, key, { fields: { payoutMethodId: [key] } });
  }
  if (available < 0n) throw refused("withdrawals_blocked");
  if (amount < rules.minimum) throw refused("amount_below_minimum");
  if (amount > rules.maximum) throw refused("amount_above_maximum");
  if (amount > available) throw refused("amount_above_available");
  const price = rules.priceOf(kind, amount);
  if (order.shownFee !== undefined && order.shownFee !== price.fee)
    throw new Problem(409, "withdrawal_fee_changed");
  return { ...order, kind, masked, ...price, requiredApprovals: rules.requiredApprovals(amount), rules };
}

/** Why an amount is refused, with what would be possible, in minor units. */
export function amountRefused(
  key: AmountRefusal,
  {
    available,
    currency,
    rules: { minimum, maximum },
  }: { available: bigint; currency: string; rules: WithdrawalRules },
): Problem {
  return new Problem(422, key, {
    fields: { amount: [key] },
    details: { minimum: toWire(minimum), available: toWire(available), maximum: toWire(maximum), currency },
  });
}
