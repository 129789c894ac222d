/**
 * Removes what pasted text carries unseen and writes its characters the plain way: direction marks, zero-width
 * characters and other format characters (`\p{Cf}`) go, full-width forms and digits of other scripts become ASCII.
 */
export function withoutMarks(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[！-～]/gu, (wide) => String.fromCodePoint(wide.codePointAt(0)! - fullWidthOffset))
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/\s/gu, " ");
}

/** How far the full-width forms U+FF01 to U+FF5E are from ASCII. */
const fullWidthOffset = 0xfee0;

/** The value of a decimal digit of any script: Unicode keeps each script's ten digits in a row. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0)!;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}

/** Uppercases ASCII letters alone: `toUpperCase` would make `SS` of `ß` and `I` of a dotless `ı`. */
export function upperCaseAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The distinct characters of a text that don't match, as readers see them, to be named in an error. */
export function charactersBeside(allowed: RegExp, text: string): string {
  const segments = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)];
  const found = new Set(segments.map(({ segment }) => segment).filter((segment) => !allowed.test(segment)));
  return [...found].slice(0, mostNamed).join(" ");
}

const mostNamed = 5;
