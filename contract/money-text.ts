const directionMarks = /[\u061c\u200e\u200f]/g;

/**
 * Money as `Intl` wrote it, with a true minus. In Arabic it is one piece from left to right, sign first and
 * currency last: else each would change sides with the sentence around it.
 */
export function tidyMoney(text: string, language: string): string {
  const signed = trueMinus(text);
  return language === "ar" ? `\u2066${signed.replace(directionMarks, "")}\u2069` : signed;
}

/** A number as `Intl` wrote it, whose minus is no hyphen: as wide as a plus, and no line breaks after it. */
export function trueMinus(text: string): string {
  return text.replace("-", "\u2212");
}
