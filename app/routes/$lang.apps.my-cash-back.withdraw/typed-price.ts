import { parseAmount } from "#contract/money/amount.ts";
import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { priceWithdrawal } from "#contract/withdrawals/price.ts";
import { amountProblem, belowMinimum } from "~/features/withdrawals/amount-text";
import type { Limits } from "~/features/withdrawals/method-links";
import { moneyInText } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { Quote } from "./view";

interface Setting {
  limits: Limits;
  language: Language;
  t: Translate<Namespaces["withdrawals"]>;
}

/** A quote, or the reason why there is none; `null` if no amount is typed. */
export type Price = { quote: Quote } | { problem: string } | null;

/**
 * Returns why a typed amount can't be withdrawn; `undefined` if it can be. The provider checks the amount
 * again.
 */
export function typedAmountProblem(text: string, { limits, language, t }: Setting): string | undefined {
  const { currency, minimum, maximum, available } = limits;
  const parsed = parseAmount(text, currency, language);
  if (!parsed.ok) return amountProblem(text, currency, language, t);
  const money = (amount: number) => moneyInText(amount, currency, language);
  if (parsed.amount < minimum) return belowMinimum(minimum, currency, language, t);
  // The message names the lower of the two limits.
  if (parsed.amount > available && available < maximum)
    return t("amountAboveAvailable", { available: money(available) });
  if (parsed.amount > maximum) return t("amountAboveMaximum", { maximum: money(maximum) });
  return undefined;
}

/** Returns the quote of a typed amount for a payout method, calculated in the same way as by the provider. */
export function typedPrice(text: string, method: PayoutMethod, setting: Setting): Price {
  const { limits, language } = setting;
  if (!text.trim()) return null;
  const problem = typedAmountProblem(text, setting);
  if (problem) return { problem };
  const parsed = parseAmount(text, limits.currency, language);
  if (!parsed.ok) return null;
  const cost = limits.fees[method.kind];
  const { fee, net } = priceWithdrawal(BigInt(parsed.amount), cost);
  const { arrival, arrivesBy } = cost;
  const { currency } = limits;
  return {
    quote: { amount: parsed.amount, fee: Number(fee), net: Number(net), currency, arrival, arrivesBy },
  };
}
