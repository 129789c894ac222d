/**
 * Removes format characters (`\p{Cf}`) such as direction marks and zero-width characters from pasted text, and
 * converts full-width forms and digits of other scripts to ASCII.
 */
export function withoutMarks(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[！-～]/gu, (wide) => String.fromCodePoint(wide.codePointAt(0)! - fullWidthOffset))
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/\s/gu, " ");
}

/** The offset of the full-width forms U+FF01 to U+FF5E from ASCII. */
const fullWidthOffset = 0xfee0;

/**
 * Returns the value of a decimal digit of any script. Unicode encodes each script's ten digits contiguously.
 */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0)!;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}

/** Converts ASCII letters only: `toUpperCase` would turn `ß` into `SS` and a dotless `ı` into `I`. */
export function upperCaseAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns the distinct characters of a text that don't match, for an error message. */
export function disallowedCharacters(allowed: RegExp, text: string): string {
  const segments = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)];
  const disallowed = new Set(
    segments.map(({ segment }) => segment).filter((segment) => !allowed.test(segment)),
  );
  return [...disallowed].slice(0, maxListedCharacters).join(" ");
}

const maxListedCharacters = 5;
