import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";
import { findTarget, type PayoutMethodTarget } from "./repository.ts";
import { currentWithdrawalRules, type WithdrawalRules } from "./rules.ts";

/** A member's withdrawal request. The amount is in minor units of `currency`. */
export interface Order {
  userId: string;
  payoutMethodId: string;
  amount: bigint;
  currency: string;
  /** The fee that the member saw. */
  shownFee?: bigint | undefined;
}

export interface PricedOrder extends Order {
  kind: PayoutMethodKind;
  masked: string;
  fee: bigint;
  net: bigint;
  requiredApprovals: number;
  /** The rules that the price is based on. */
  rules: WithdrawalRules;
}

type AmountErrorKey =
  "withdrawals_blocked" | "amount_below_minimum" | "amount_above_maximum" | "amount_above_available";

/**
 * Validates a withdrawal request and computes its fee. Changes nothing. The ledger checks the balance again
 * when the money is reserved.
 * @throws Problem as `priceFor` does
 */
export async function priceOrder(queryable: Queryable, order: Order): Promise<PricedOrder> {
  const { userId, payoutMethodId: methodId, currency } = order;
  const target = await findTarget(queryable, { userId, methodId, currency });
  return priceFor(order, target, await currentWithdrawalRules(queryable, currency));
}

/**
 * Validates a withdrawal request and computes its fee, given its payout method and the available balance.
 * @throws Problem 422 at field `payoutMethodId` or `amount`; 409 `withdrawal_fee_changed` if the member was
 * shown another fee
 */
export function priceFor(
  order: Order,
  target: PayoutMethodTarget | null | undefined,
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
  const toAmountError = (key: AmountErrorKey) => amountError(key, { available, currency, rules });
  if (!rules.isOffered(kind)) {
    const key: ErrorKey = "payout_method_unavailable";
    throw new Problem(422, key, { fields: { payoutMethodId: [key] } });
  }
  if (target.failure !== null) {
    const isOutdated = target.failure === "details_changed";
    const key: ErrorKey = isOutdated ? "payout_method_outdated" : "payout_method_returned";
    throw new Problem(422, key, { fields: { payoutMethodId: [key] } });
  }
  if (available < 0n) throw toAmountError("withdrawals_blocked");
  if (amount < rules.minimum) throw toAmountError("amount_below_minimum");
  if (amount > rules.maximum) throw toAmountError("amount_above_maximum");
  if (amount > available) throw toAmountError("amount_above_available");
  const price = rules.priceOf(kind, amount);
  if (order.shownFee !== undefined && order.shownFee !== price.fee)
    throw new Problem(409, "withdrawal_fee_changed");
  return { ...order, kind, masked, ...price, requiredApprovals: rules.requiredApprovals(amount), rules };
}

/** Creates the 422 error for an amount, with the permitted and available amounts in minor units. */
export function amountError(
  key: AmountErrorKey,
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
