import { parseAmount } from "#contract/money/amount.ts";
import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { quoteWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { amountProblem, belowMinimum } from "~/features/withdrawals/amount-text";
import { ProviderError } from "~/provider-client/provider-error";
import type { Limits } from "~/features/withdrawals/method-links";
import type { Quote } from "./view";
import type { Visit } from "./visit.server";

interface Price {
  quote?: Quote;
  /** The error of the amount. */
  problem?: string;
  /** The error if the payout method was removed in the meantime. */
  unknownMethod?: string;
}

/**
 * Requests a quote for a typed amount. The dashboard only parses the number; the provider applies the rules.
 * @throws ProviderError if there is no response
 */
export async function priceAmount(
  { provider, language, t }: Visit,
  { method, limits, amount }: { method: PayoutMethod; limits: Limits; amount: string },
): Promise<Price> {
  const { currency, minimum } = limits;
  const parsed = parseAmount(amount, currency, language);
  if (!parsed.ok) return { problem: amountProblem(amount, currency, language, t) };
  // The provider doesn't accept quotes for zero.
  if (parsed.amount === 0) return { problem: belowMinimum(minimum, currency, language, t) };
  try {
    const body = { payoutMethodId: method.id, amount: parsed.amount };
    return { quote: (await provider.call(quoteWithdrawal, { body })).data };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== "refused" || error.status >= 500) throw error;
    if (error.key === "payout_method_unknown") return { unknownMethod: error.message };
    return { problem: error.fields?.amount?.[0] ?? error.message };
  }
}
