/** The result of reading what a person typed or pasted into one kind of field: its clean form, or why there is none. */
export type Reading<Problem extends string> =
  { ok: true; value: string } | { ok: false; problem: Problem; details?: Record<string, string | number> };
