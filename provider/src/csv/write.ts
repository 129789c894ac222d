import { stringify } from "csv-stringify/sync";
import { boundSign, toMajorUnits, type Money } from "#contract/money.ts";
import { guardFormula } from "#shared/formula-guard.ts";
import { columnsAr } from "../locales/columns-ar.ts";
import { columnsEn, type ColumnTitle } from "../locales/columns-en.ts";
import { columnsFr } from "../locales/columns-fr.ts";
import type { Language } from "../plugins/language.ts";

/**
 * A text is protected against being read as a formula; numbers and amounts (minor units) are written as
 * numbers.
 */
export type Cell = string | number | Money | null;

export interface Column<Row> {
  header: ColumnTitle;
  cell: (row: Row) => Cell;
}

const titles: Record<Language, Record<ColumnTitle, string>> = { en: columnsEn, fr: columnsFr, ar: columnsAr };

/** Returns the header row after a byte order mark, without which Excel reads Arabic and accents as Latin-1. */
export function writeHeader<Row>(columns: Column<Row>[], language: Language): string {
  return write([columns.map(({ header }) => titles[language][header])], true);
}

/** Returns rows in RFC 4180 format with every cell quoted. */
export function writeRows<Row>(columns: Column<Row>[], rows: Row[]): string {
  return write(rows.map((row) => columns.map(({ cell }) => cellText(cell(row)))));
}

function write(records: string[][], bom = false): string {
  return stringify(records, { record_delimiter: "windows", quoted: true, quoted_empty: true, bom });
}

/** Returns a cell's text in the file, before quoting. */
export function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return boundSign(cell.amount) + toMajorUnits(cell.amount, cell.currency);
  return guardFormula(cell);
}
