const known = new Set(Intl.supportedValuesOf("currency"));

/** Whether amounts of a currency can be written: its ISO 4217 code is one the runtime knows. */
export function isKnownCurrency(code: string): boolean {
  return known.has(code);
}
