import { stringify } from "csv-stringify/sync";
import type { ExportFormat } from "#contract/calls/export.ts";
import { boundSign, toMajorUnits, type Money } from "#contract/money/money.ts";
import { guardFormula } from "#shared/formula-guard.ts";
import { columns as ar } from "../locales/ar/columns.ts";
import { columns as en, type ColumnTitle } from "../locales/en/columns.ts";
import { columns as fr } from "../locales/fr/columns.ts";
import { clockIn } from "../modules/notification-settings/local-time.ts";
import type { Language } from "../plugins/language.ts";

/**
 * The value of a cell. Texts are protected against being interpreted as formulas; numbers and amounts (minor
 * units) are written as numbers.
 */
export type Cell = string | number | Money | null;

/**
 * A column of plain cells, of instants (ISO 8601 in UTC), or of days. In spreadsheets, instants are in the
 * reader's time zone, and instants and days are formatted for the reader's language.
 */
export type Column<Row> = { header: ColumnTitle } & (
  { cell: (row: Row) => Cell } | { time: (row: Row) => string | null } | { day: (row: Row) => string | null }
);

/** The format, language and time zone of a file. */
export interface FileStyle {
  format: ExportFormat;
  language: Language;
  /** The zone of times in the `spreadsheet` format. */
  timeZone: string;
}

const titles: Record<Language, Record<ColumnTitle, string>> = { en, fr, ar };

// The separators that spreadsheets expect in each language. French spreadsheets use a decimal comma; Arabic
// ones with Latin digits use a decimal point. Both separate cells by semicolons.
const marks: Record<Language, { separator: string; decimal: string }> = {
  en: { separator: ",", decimal: "." },
  fr: { separator: ";", decimal: "," },
  ar: { separator: ";", decimal: "." },
};

/**
 * Returns the header row, preceded by a byte order mark. Without the mark, Excel would read Arabic and accented
 * letters as Latin-1. In a spreadsheet, the headings of times include the time zone.
 */
export function writeHeader<Row>(columns: Column<Row>[], style: FileStyle): string {
  const zone = style.format === "spreadsheet" ? ` (${style.timeZone})` : "";
  const header = columns.map(
    (column) => titles[style.language][column.header] + ("time" in column ? zone : ""),
  );
  return write([header], style, true);
}

/** Returns rows in RFC 4180 format with every cell quoted. */
export function writeRows<Row>(columns: Column<Row>[], rows: Row[], style: FileStyle): string {
  return write(
    rows.map((row) =>
      columns.map((column) => {
        if ("time" in column) return timeText(column.time(row), style);
        return "day" in column ? dayText(column.day(row), style) : cellText(column.cell(row), style);
      }),
    ),
    style,
  );
}

function write(records: string[][], { format, language }: FileStyle, bom = false): string {
  const delimiter = format === "spreadsheet" ? marks[language].separator : ",";
  return stringify(records, {
    delimiter,
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    bom,
  });
}

/** Style of files for programs: commas, decimal points, times in UTC. */
export const machineStyle: FileStyle = { format: "machine", language: "en", timeZone: "UTC" };

/** Returns a cell's text in the file, before quoting. */
export function cellText(cell: Cell, style: FileStyle = machineStyle): string {
  if (cell === null) return "";
  if (typeof cell === "string") return guardFormula(cell);
  if (typeof cell === "number") return numberText(String(cell), style);
  return numberText(boundSign(cell.amount) + toMajorUnits(cell.amount, cell.currency), style);
}

function timeText(at: string | null, style: FileStyle): string {
  if (at === null || style.format === "machine") return at ?? "";
  const [day = "", time = ""] = clockIn(new Date(at), style.timeZone).split(" ");
  return `${dayText(day, style)} ${time}`;
}

/**
 * Spreadsheets recognize a date only if day and month are in the order that is usual in their language.
 * English-speaking countries differ in this order, so English files use ISO 8601.
 */
function dayText(day: string | null, { format, language }: FileStyle): string {
  if (day === null || format === "machine" || language === "en") return day ?? "";
  return day.split("-").reverse().join("/");
}

function numberText(text: string, { format, language }: FileStyle): string {
  return format === "spreadsheet" ? text.replace(".", marks[language].decimal) : text;
}
