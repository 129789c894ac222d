import { invisible } from "./invisible.ts";

const ignoredCharacters = new RegExp(`[${invisible}]`, "gu");

/**
 * Cleans a network's transaction id: removes the text markers of spreadsheets (`="4711"`, `'4711`), invisible
 * characters and surrounding spaces. Case is kept, because it distinguishes ids at some networks.
 */
export function readTransactionId(text: string): string {
  return visibleId(text).replace(/^'(?=[^'\s][^']*$)/u, "");
}

function visibleId(text: string): string {
  const visible = text.replace(ignoredCharacters, "").replace(spacesAround, "");
  return /^="(.*)"$/su.exec(visible)?.[1]!.replace(spacesAround, "") ?? visible;
}

// The look-behind keeps the time linear: a run of spaces inside the text is searched only once.
const spacesAround = /^[ \t\r\n]+|(?<![ \t\r\n])[ \t\r\n]+$/gu;

/**
 * Normalizes a transaction id, so that ids that differ only in case are equal. The database function
 * `transaction_reference` does the same.
 */
export function comparableTransaction(text: string): string {
  return visibleId(text).toLowerCase();
}

/** Returns whether a spreadsheet rounded a long id (`1.23457E+12`), so that two purchases may share it. */
export function isRoundedId(id: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/iu.test(id);
}
