import { stringify } from "csv-stringify/sync";
import { fractionDigits, toMajorUnits } from "#contract/money/minor-units.ts";
import { textOf } from "../../../csv/read.ts";
import type { ParsedReport, ParsedLine, AccountStatement } from "./parsed-report.ts";
import { readCamt } from "./camt.ts";
import { isMt940, readMt940 } from "./mt940.ts";
import { filesIn, isCamt, isXml, messageOf } from "./read-payout-report.ts";

const header = ["Booking date", "Amount", "Currency", "Remittance", "Account", "Direction"];

/**
 * Returns movements of an account as a CSV file that the import of bank files can read. Debits are negative.
 * Movements whose amount or day can't be read have an empty cell. Credits marked as a reversal or return have
 * no direction, because banks differ in whether money came in. The import lists both as skipped.
 */
export function movementTable(lines: ParsedLine[]): string {
  const rows = lines.flatMap(({ signal, amount, currency, bookedOn, text, account }) => {
    if (signal === "accepted") return [];
    const isDebit = signal === "debited" || signal === "unreadable";
    const written =
      amount === null || currency === null ? "" : amountText(isDebit ? -amount : amount, currency);
    const direction = signal === "returned" ? "reversal" : isDebit ? "D" : "C";
    return [[bookedOn ?? "", written, currency ?? "", text, account, direction]];
  });
  return stringify([header, ...rows]);
}

/** Returns an amount in major units. A fourth decimal shows that `120.500` dinars aren't 120,500. */
function amountText(amount: bigint, currency: string): string {
  return toMajorUnits(amount, currency) + (fractionDigits(currency) === 3 ? "0" : "");
}

/**
 * Returns the booked movements of account statements in XML or MT940, or in an archive of them, as CSV, with
 * the statements; `null` for another file.
 * @throws Problem 400 at `content` for XML that isn't a statement
 */
export function statementTable(
  content: Uint8Array,
): { table: string; statements: AccountStatement[] } | null {
  const texts = filesIn(content).map(textOf);
  if (texts.every(isMt940)) return tableOf(texts.map(readMt940));
  if (!startsLikeXml(content)) return null;
  const messages = texts.map(messageOf);
  return messages.every(isCamt) ? tableOf(messages.map(readCamt)) : null;
}

function tableOf(reports: ParsedReport[]) {
  return {
    table: movementTable(reports.flatMap(({ lines }) => lines)),
    statements: reports.flatMap(({ statements }) => statements),
  };
}

function startsLikeXml(content: Uint8Array): boolean {
  if (content[0] === 0x50 && content[1] === 0x4b) return true;
  return isXml(
    Buffer.from(content.subarray(0, 200))
      .toString("latin1")
      .replace(/^\u00ef\u00bb\u00bf/, ""),
  );
}
