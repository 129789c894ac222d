import { parse } from "csv-parse/sync";
import { Problem } from "../problem.ts";

const mostColumns = 200;
const longestLine = 64 * 1024;
const separators = [",", ";", "\t"];

export interface CsvFile {
  header: string[];
  /** Every line behind the header that is not empty, with its number in the file. */
  lines: { line: number; cells: string[] }[];
}

/** The text of a file in UTF-8. @throws Problem 400 at `content` for anything else */
export function textOf(content: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    if (!text.includes("\0")) return text;
  } catch {
    // Refused below: what it is instead is unknown.
  }
  throw unfit("report_not_text");
}

/** Reads a file with a header. The separator is the one the header has most of. @throws Problem 400 at `content` */
export function readCsv(text: string): CsvFile {
  const head = text.slice(0, longestLine).split(/\r\n|\r|\n/, 1)[0] ?? "";
  if (head.trim() === "") throw unfit("report_empty");
  const counts = separators.map((separator) => head.split(separator).length);
  if (head.length >= longestLine || Math.max(...counts) > mostColumns) throw unfit("report_too_wide");
  const [header, ...lines] = parseLines(text, separators[counts.indexOf(Math.max(...counts))]!);
  if (!header || lines.length === 0) throw unfit("report_empty");
  return { header: header.cells.map((name) => name.trim()), lines };
}

function parseLines(text: string, delimiter: string): CsvFile["lines"] {
  const options = {
    delimiter,
    bom: true,
    info: true,
    max_record_size: longestLine,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    throw unfit("report_not_text");
  }
}

function unfit(key: "report_not_text" | "report_empty" | "report_too_wide"): Problem {
  return new Problem(400, key, { fields: { content: [key] } });
}
