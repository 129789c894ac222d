const cache = new Set(Intl.supportedValuesOf("currency"));

/** Returns whether the runtime supports an ISO 4217 code, so that its amounts can be formatted. */
export function isKnownCurrency(code: string): boolean {
  return cache.has(code);
}
