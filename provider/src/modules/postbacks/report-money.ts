import { isKnownCurrency } from "#contract/exchange-rates/known-currency.ts";
import type { Interpretation, PostbackMapping } from "#contract/networks/postbacks.ts";
import { isAbove, type AmountLimit } from "../../amount-limit.ts";
import { isoDigits } from "../exchange-rates/iso-digits.ts";
import { readAmount } from "./amount-text.ts";
import type { Parameters } from "./parameters.ts";
import { readerOf, UnreadableReport } from "./report-reader.ts";

type Money = Pick<
  Interpretation,
  "amount" | "commission" | "currency" | "commissionCurrency" | "digits" | "commissionDigits" | "hasNoAmount"
>;

/** Reads order amount and commission with their currencies. */
export function readMoney(
  parameters: Parameters,
  mapping: PostbackMapping,
  limit: AmountLimit,
): Money & { isNegative: boolean } {
  const names = mapping.parameters;
  const { value, text, filledParameter } = readerOf(parameters);
  const usualCurrency = mapping.usualCurrency ?? limit.currency;
  const currencyOf = (name: string | undefined, fallback: string | undefined) => {
    const code = text(name)?.toUpperCase() ?? fallback;
    if (code === undefined || !isKnownCurrency(code)) throw new UnreadableReport("currency_invalid");
    return code;
  };
  const currency = currencyOf(
    names.currency,
    names.currency === undefined ? usualCurrency : mapping.usualCurrency,
  );
  const commissionCurrency = currencyOf(names.commissionCurrency, currency);
  const digitsOf = (code: string) => (code === limit.currency ? undefined : isoDigits(code));
  const amountOf = (name: string, code: string) => {
    const number = value(name);
    return readAmount(
      typeof number === "number" ? number : filledParameter(name),
      mapping,
      code,
      digitsOf(code),
    );
  };
  const hasNoAmount = value(names.amount) === undefined;
  const amount = hasNoAmount ? 0 : amountOf(names.amount, currency);
  const commission = amountOf(names.commission, commissionCurrency);
  if (amount === undefined) throw new UnreadableReport("amount_invalid");
  if (commission === undefined) throw new UnreadableReport("commission_invalid");
  const [digits, commissionDigits] = [digitsOf(currency), digitsOf(commissionCurrency)];
  const isNegative = amount < 0 || commission < 0;
  if (isNegative && mapping.negativeAmounts !== "delta") throw new UnreadableReport("amount_negative");
  // Amounts in another currency are compared with the limit after conversion.
  const exceeds = (value: number, code: string) => digitsOf(code) === undefined && isAbove(limit, value);
  if (exceeds(amount, currency) || exceeds(commission, commissionCurrency))
    throw new UnreadableReport("amount_too_large");
  return {
    amount,
    commission,
    currency,
    isNegative,
    ...(hasNoAmount ? { hasNoAmount } : {}),
    ...(commissionCurrency === currency ? {} : { commissionCurrency }),
    ...(digits === undefined ? {} : { digits }),
    ...(commissionDigits === undefined ? {} : { commissionDigits }),
  };
}
