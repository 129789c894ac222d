import { invisible } from "./invisible.ts";

const unseen = new RegExp(`[${invisible}]`, "gu");

/**
 * A network's transaction id as it is meant: without the text guard of spreadsheets (`="4711"`), invisible characters
 * and spaces around it. Case stays, as some networks tell ids apart by it.
 */
export function readTransactionId(text: string): string {
  const visible = text.replace(unseen, "").replace(spacesAround, "");
  return /^="(.*)"$/su.exec(visible)?.[1]!.replace(spacesAround, "") ?? visible;
}

const spacesAround = /^[ \t\r\n]+|[ \t\r\n]+$/gu;

/**
 * A transaction id in the form in which ids that differ by case alone are equal. The database function
 * `transaction_reference` does the same.
 */
export function comparableTransaction(text: string): string {
  return readTransactionId(text).toLowerCase();
}

/** Whether a spreadsheet has rounded a long id (`1.23457E+12`): it is not exact any more, so two purchases may share it. */
export function isRoundedId(id: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/iu.test(id);
}
