import { stringify } from "csv-stringify/sync";
import { toMajorUnits, type Money } from "#contract/money.ts";
import type { Language } from "../plugins/language.ts";

/** Text is guarded against being taken for a formula, a number and an amount (minor units) are written as such. */
export type Cell = string | number | Money | null;

export interface Column<Row> {
  header: Record<Language, string>;
  cell: (row: Row) => Cell;
}

// Signs a spreadsheet takes for the beginning of a formula, also in full width.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** The header row behind a byte order mark, without which Excel reads Arabic and accents as Latin-1. */
export function writeHeader<Row>(columns: Column<Row>[], language: Language): string {
  return write([columns.map(({ header }) => header[language])], true);
}

/** Rows in RFC 4180. */
export function writeRows<Row>(columns: Column<Row>[], rows: Row[]): string {
  return write(rows.map((row) => columns.map(({ cell }) => cellText(cell(row)))));
}

function write(records: string[][], bom = false): string {
  return stringify(records, { record_delimiter: "windows", bom });
}

/** A cell as it stands in the file, before quoting. */
export function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return toMajorUnits(cell.amount, cell.currency);
  return formula.test(cell) ? `'${cell}` : cell;
}
