import { withoutMarks } from "./marks.ts";

/**
 * Cleans a one-time code: converts digits of any script to ASCII and removes spaces, dashes, dots and invisible
 * characters that people and mail programs insert.
 */
export function readCode(text: string): string {
  return withoutMarks(text).replace(/[\s.·\p{Pd}−]/gu, "");
}

/**
 * Returns whether a text has the format of an authenticator code (six digits) or a recovery code (ten
 * characters).
 */
export function isSecondStepCode(text: string): boolean {
  return /^(?:\d{6}|[\da-z]{10})$/i.test(readCode(text));
}
