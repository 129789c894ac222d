const second = 1_000;
/** The maximum time in milliseconds by which a receiver can postpone an attempt. */
export const maxRetryAfter = 24 * 60 * 60 * second;

/** Reads `Retry-After`: seconds or a date, at most a day from now. Undefined if it is missing or invalid. */
export function readRetryAfter(header: string | undefined, now: Date): Date | undefined {
  const text = header?.trim() ?? "";
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * second : dateOf(text);
  if (Number.isNaN(at) || at <= now.getTime()) return undefined;
  return new Date(Math.min(at, now.getTime() + maxRetryAfter));
}

// Accepts only the HTTP format of dates, because `Date.parse` accepts almost anything.
function dateOf(text: string): number {
  return /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
}
