/** The result of cleaning and checking typed or pasted text: its clean form, or the problem. */
export type ParseResult<Problem extends string> =
  { ok: true; value: string } | { ok: false; problem: Problem; details?: Record<string, string | number> };
