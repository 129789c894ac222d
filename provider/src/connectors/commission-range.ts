/** The range of a programme's commissions: in basis points, or in units of a currency. */
export type ProgrammeCommission =
  | { kind: "percent"; minimum: number; maximum: number }
  | { kind: "flat"; minimum: number; maximum: number; currency: string };

/** What a network pays for some purchases: a percentage, or an amount in a currency. */
export type CommissionRate =
  { kind: "percent"; value: number } | { kind: "flat"; value: number; currency: string };

/**
 * Returns the lowest and highest percentage of a programme, or the lowest and highest amount if it has no
 * percentages. `null` if there are no rates, or amounts in several currencies.
 */
export function commissionRange(rates: CommissionRate[]): ProgrammeCommission | null {
  const basisPoints = rates.flatMap((rate) => (rate.kind === "percent" ? Math.round(rate.value * 100) : []));
  if (basisPoints.length > 0)
    return { kind: "percent", minimum: Math.min(...basisPoints), maximum: Math.max(...basisPoints) };
  const flatRates = rates.flatMap((rate) => (rate.kind === "flat" ? rate : []));
  const [currency, ...others] = new Set(flatRates.map((rate) => rate.currency));
  if (currency === undefined || others.length > 0) return null;
  const amounts = flatRates.map(({ value }) => value);
  return { kind: "flat", minimum: Math.min(...amounts), maximum: Math.max(...amounts), currency };
}

/** Reads a rate such as `5.00%`, `USD 10.00` or `10.00 USD`; undefined for any other text. */
export function readRate(text: string): CommissionRate | undefined {
  const value = Number(/\d+(\.\d+)?/.exec(text)?.[0]);
  if (Number.isNaN(value)) return undefined;
  if (text.includes("%")) return { kind: "percent", value };
  const currency = /[A-Z]{3}/.exec(text)?.[0];
  return currency === undefined ? undefined : { kind: "flat", value, currency };
}
