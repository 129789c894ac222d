const directionMarks = /[\u061c\u200e\u200f]/g;

/**
 * Replaces the hyphen of formatted money with a minus sign. In Arabic the amount is isolated from left to
 * right, sign first and currency last, because the surrounding sentence would reorder them otherwise.
 */
export function normalizeMoney(text: string, language: string): string {
  const signed = trueMinus(text);
  return language === "ar" ? `\u2066${signed.replace(directionMarks, "")}\u2069` : signed;
}

/**
 * Replaces the hyphen of a formatted number with a minus sign, which is as wide as a plus and prevents line
 * breaks.
 */
export function trueMinus(text: string): string {
  return text.replace("-", "\u2212");
}
