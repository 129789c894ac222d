import { parseAmount } from "#contract/amount.ts";
import type { PayoutMethod } from "#contract/payout-methods.ts";
import { quoteWithdrawal } from "#contract/withdrawals.ts";
import { amountProblem, belowMinimum } from "~/features/withdrawals/amount-text";
import { ProviderError } from "~/provider-client/provider-error";
import type { Limits } from "~/features/withdrawals/method-links";
import type { Quote } from "./view";
import type { Visit } from "./visit.server";

interface Price {
  quote?: Quote;
  /** What to tell at the amount. */
  problem?: string;
  /** What to tell when the payout method is gone meanwhile. */
  unknownMethod?: string;
}

/**
 * Asks the provider what a typed amount costs: the dashboard only reads the number, the rules are the
 * provider's. @throws ProviderError when there is no answer
 */
export async function priceAmount(
  { provider, language, t }: Visit,
  { method, limits, amount }: { method: PayoutMethod; limits: Limits; amount: string },
): Promise<Price> {
  const { currency, minimum } = limits;
  const parsed = parseAmount(amount, currency, language);
  if (!parsed.ok) return { problem: amountProblem(amount, currency, language, t) };
  // Nothing at all cannot even be asked about.
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
