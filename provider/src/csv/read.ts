import { Readable } from "node:stream";
import { parse as createParser } from "csv-parse";
import { parse } from "csv-parse/sync";
import { decodeText } from "#shared/decode-text.ts";
import { Problem } from "../problem.ts";

const maxColumns = 200;
const maxLineLength = 64 * 1024;
// Banks and networks write details such as the account and the period above the table.
const linesAboveHeader = 20;
const separators = [",", ";", "\t", "|"];
// Excel's optional first line, which sets the separator of the file.
const separatorLine = /^\ufeff?"?sep=([,;\t|])"?(\r\n|\r|\n)/i;

export interface CsvFile {
  header: string[];
  /** All non-empty lines after the header, with their number in the file. */
  lines: { line: number; cells: string[] }[];
}

/**
 * Decodes a file's text in any supported encoding (`decodeText`).
 *
 * @throws Problem 400 at `content` if it isn't text
 */
export function textOf(content: Uint8Array): string {
  const text = decodeText(content);
  if (text === undefined) throw invalidContent("report_not_text");
  return text;
}

/**
 * Parses a file with a header. The separator is set by a first line such as `sep=;`; without one, the most
 * frequent separator in the header is used. Line numbers count that first line.
 *
 * @param isHeader finds the header among the first lines; if no line matches, the first line is the header
 * @param mayBeEmpty whether a file with only a header is allowed
 * @throws Problem 400 at `content`
 */
export function readCsv(
  content: string,
  isHeader?: (names: string[]) => boolean,
  mayBeEmpty = false,
): CsvFile {
  const { text, separator, above } = locateTable(content, isHeader);
  const [header, ...lines] = parseLines(text, separator);
  if (!header || (lines.length === 0 && !mayBeEmpty)) throw invalidContent("report_empty");
  return {
    header: header.cells.map((name) => name.trim()),
    lines: lines.map(({ line, cells }) => ({ line: line + above, cells })),
  };
}

/** The number of characters parsed at a time. */
const chunkLength = 64 * 1024;

/**
 * Parses a file like `readCsv`, but keeps only some of its lines in memory. Yields the header as the first
 * line. @throws Problem 400 at `content`, perhaps after some lines
 */
export async function* streamCsv(
  content: string,
  isHeader?: (names: string[]) => boolean,
): AsyncGenerator<CsvFile["lines"][number]> {
  const { text, separator, above } = locateTable(content, isHeader);
  const source = Readable.from(chunksOf(text));
  const parser = source.pipe(createParser(parseOptions(separator)));
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      count += 1;
      yield { line: info.lines + above, cells: record };
    }
  } catch {
    throw invalidContent("report_not_text");
  } finally {
    source.destroy();
  }
  if (count < 2) throw invalidContent("report_empty");
}

function* chunksOf(text: string): Generator<string> {
  for (let index = 0; index < text.length;) {
    // Moves the cut by one character if it would split a surrogate pair.
    const cut = index + chunkLength;
    const end = /[\ud800-\udbff]/.test(text[cut - 1] ?? "") ? cut + 1 : cut;
    yield text.slice(index, end);
    index = end;
  }
}

/** Returns the table's text from its header on, its separator, and the number of lines above it. */
function locateTable(content: string, isHeader?: (names: string[]) => boolean) {
  const [firstLine = "", declaredSeparator] = separatorLine.exec(content) ?? [];
  const table = content.slice(firstLine.length);
  const choices = declaredSeparator ? [declaredSeparator] : separators;
  const foundHeader = isHeader && findHeader(table, choices, isHeader);
  const text = table.slice(foundHeader?.offset ?? 0);
  const head = text.slice(0, maxLineLength).split(/\r\n|\r|\n/, 1)[0] ?? "";
  if (head.trim() === "") throw invalidContent("report_empty");
  const counts = separators.map((separator) => head.split(separator).length);
  if (head.length >= maxLineLength || Math.max(...counts) > maxColumns)
    throw invalidContent("report_too_wide");
  const commonSeparator = separators[counts.indexOf(Math.max(...counts))]!;
  const separator = declaredSeparator ?? foundHeader?.separator ?? commonSeparator;
  return { text, separator, above: (firstLine === "" ? 0 : 1) + (foundHeader?.above ?? 0) };
}

function findHeader(text: string, choices: string[], isHeader: (names: string[]) => boolean) {
  let offset = 0;
  for (let lineCount = 0; lineCount < linesAboveHeader && offset < maxLineLength; lineCount += 1) {
    const [line = "", end = ""] =
      /^([^\r\n]*)(\r\n|\r|\n)?/.exec(text.slice(offset, offset + maxLineLength))?.slice(1) ?? [];
    const separator = choices.find((one) => isHeader(line.split(one).map(unquote)));
    if (separator !== undefined) return { offset, above: lineCount, separator };
    if (end === "") return undefined;
    offset += line.length + end.length;
  }
  return undefined;
}

function unquote(cell: string): string {
  return cell
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();
}

type ParsedRecord = { record: string[]; info: { lines: number } };

function parseOptions(delimiter: string) {
  return {
    delimiter,
    bom: true,
    info: true,
    max_record_size: maxLineLength,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
}

function parseLines(text: string, delimiter: string): CsvFile["lines"] {
  try {
    const records = parse(text, parseOptions(delimiter)) as unknown as ParsedRecord[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    throw invalidContent("report_not_text");
  }
}

function invalidContent(key: "report_not_text" | "report_empty" | "report_too_wide"): Problem {
  return new Problem(400, key, { fields: { content: [key] } });
}
