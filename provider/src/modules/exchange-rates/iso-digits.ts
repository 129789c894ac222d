// The ISO 4217 currencies that don't have two decimals. `Intl` differs for some: it gives HUF none, but
// networks write its amounts with two.
const exceptions: Record<number, string> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
  4: "CLF UYW",
};
const digitsByCode = new Map(
  Object.entries(exceptions).flatMap(([digits, codes]) =>
    codes.split(" ").map((code) => [code, Number(digits)] as const),
  ),
);

/** Returns the number of decimals that ISO 4217 gives a currency: 2 for HUF, 0 for JPY, 3 for KWD. */
export function isoDigits(currency: string): number {
  return digitsByCode.get(currency) ?? 2;
}
