import { headingLines, maxMovements } from "#contract/invoices/invoice-limits.ts";
import { type CsvFile, readCsv } from "../../csv/read.ts";
import { Problem } from "../../problem.ts";
import { matchQualityOf, namesBothDirections } from "./headings.ts";

/** The table of a bank's file, and the lines above it. */
export interface StatementTable extends CsvFile {
  /** The line of the headings, counted from 1. */
  heading: number;
  above: string[];
  /** The first lines of the file that may contain the headings. */
  headings: { line: number; text: string }[];
}

const separators = [",", ";", "\t", "|"];

/**
 * Finds the table in a bank's file. The headings are the first line that has columns for a day, an amount and
 * a text, otherwise the first line with three cells. `heading` selects another line. @param mayBeEmpty
 * whether the table may have no rows, as that of an account statement without movements @throws Problem 400 at
 * `content` for a file without a table, or with too many lines
 */
export function findTable(content: string, heading?: number, mayBeEmpty = false): StatementTable {
  const top = content.split(/\r\n|\r|\n/, headingLines);
  const headingLine = heading ?? headingLineOf(top);
  const linesFromHeading = content.split(/(?<=\r\n|\r(?!\n)|\n)/).slice(headingLine - 1);
  const file = readCsv(linesFromHeading.join(""), undefined, mayBeEmpty);
  if (file.lines.length > maxMovements)
    throw new Problem(400, "statement_too_long", { fields: { content: ["statement_too_long"] } });
  const lines = file.lines.map(({ line, cells }) => ({ line: line + headingLine - 1, cells }));
  const headings = top.flatMap((text, index) =>
    cellsOf(text).length > 1 ? [{ line: index + 1, text: text.slice(0, 120) }] : [],
  );
  return { header: file.header, lines, heading: headingLine, above: top.slice(0, headingLine - 1), headings };
}

function headingLineOf(top: string[]): number {
  const recognized = top.findIndex((line) => isHeading(cellsOf(line)));
  const withThreeCells = top.findIndex((line) => cellsOf(line).length > 2);
  const [first = 0] = [recognized, withThreeCells].filter((at) => at >= 0);
  return first + 1;
}

function isHeading(cells: string[]): boolean {
  const has = (...roles: Parameters<typeof matchQualityOf>[0][]) =>
    cells.some((cell) => roles.some((role) => matchQualityOf(role, cell) !== undefined));
  const hasAmount = has("amount", "credit", "debit") || cells.some(namesBothDirections);
  return cells.length > 2 && has("bookingDay", "day", "valueDay") && hasAmount && has("text", "party");
}

/** Splits a line into cells at its most frequent separator. */
function cellsOf(line: string): string[] {
  const splits = separators.map((separator) => line.split(separator));
  const cells = splits.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return cells.map((cell) => cell.trim().replace(/^\ufeff?"|"$/g, ""));
}
