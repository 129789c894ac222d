import { withoutMarks } from "./marks.ts";

/**
 * A one-time code as it was meant: digits of any script as ASCII digits, without the spaces, dashes, dots and unseen
 * marks that people and mail programs put between its characters.
 */
export function readCode(text: string): string {
  return withoutMarks(text).replace(/[\s.·\p{Pd}−]/gu, "");
}

/** Whether a text is formed like a code of an authenticator app (six digits) or a recovery code (ten characters). */
export function isSecondStepCode(text: string): boolean {
  return /^(?:\d{6}|[\da-z]{10})$/i.test(readCode(text));
}
