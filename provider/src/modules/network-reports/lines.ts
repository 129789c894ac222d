import { postbackMapping } from "#contract/networks/postbacks.ts";
import { readCsv, streamCsv } from "../../csv/read.ts";
import { Problem } from "../../problem.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { alternatives, unfitLineType } from "../postbacks/parameters.ts";
import { hashOf, lineNumbers } from "../postbacks/number-lines.ts";

/** A line of a file as a report. */
export interface Line {
  line: number;
  /**
   * The report in the format of networks without JSON; the cells themselves if the line doesn't fit the
   * header.
   */
  payload: string;
  contentType: string;
  /** Whether the line has a cell for each column of the header. */
  isComplete: boolean;
  hash: string;
  /** The position among the lines with the same transaction and item, if lines are items of one order. */
  occurrence: number | null;
}

const contentType = "application/x-www-form-urlencoded";

/**
 * Parses the lines of a network's file as reports. The header contains the parameter names of the network's
 * mapping, in upper or lower case, and may be preceded by other lines.
 * @throws Problem 400 at `content` if the file is invalid or lacks required columns
 */
export function linesOf(text: string, network: Pick<NetworkRow, "mapping">): Line[] {
  const { needed, known } = columnsOf(network);
  const { header, lines } = readCsv(text, isHeaderOf({ needed, known }));
  const readLine = lineReader(header, network, { needed, known });
  return lines.map(readLine);
}

/**
 * Like `linesOf`, but streams the file instead of holding all lines in memory.
 * @throws Problem as `linesOf` does, perhaps after some lines
 */
export async function* streamLines(text: string, network: Pick<NetworkRow, "mapping">): AsyncGenerator<Line> {
  const columns = columnsOf(network);
  let readLine: ReturnType<typeof lineReader> | undefined;
  for await (const parsed of streamCsv(text, isHeaderOf(columns))) {
    if (readLine) yield readLine(parsed);
    else readLine = lineReader(parsed.cells, network, columns);
  }
}

/** The required columns of a file, each with its alternative names, and all column names in the mapping. */
interface Columns {
  needed: string[];
  known: string[];
}

function isHeaderOf({ needed, known }: Columns): (names: string[]) => boolean {
  return (names) => missingIn(matchHeadings(known, names), needed).length === 0;
}

/** Returns a function that reads the lines below a header, in their order. */
function lineReader(
  headings: string[],
  { mapping }: Pick<NetworkRow, "mapping">,
  { needed, known }: Columns,
): (parsed: { line: number; cells: string[] }) => Line {
  const header = headings.map((name) => name.trim());
  const columns = matchHeadings(known, header.slice(0, header.findLastIndex((name) => name !== "") + 1));
  const missingColumns = missingIn(columns, needed);
  if (missingColumns.length > 0) throw invalidContent("report_columns_missing", missingColumns.join(", "));
  const numberOf = lineNumbers(mapping);
  return ({ line, cells }) => {
    const extra = cells.slice(columns.length);
    // Empty cells at the end result from separators after the last column.
    if (cells.length < columns.length || extra.some((cell) => cell.trim() !== ""))
      return invalidLine(line, cells);
    const pairs = columns.map((name, index): [string, string] => [name, cells[index]!.trim()]);
    const payload = new URLSearchParams(pairs.filter(([, cell]) => cell !== "")).toString();
    const occurrence = numberOf({ payload, contentType });
    return { line, payload, contentType, isComplete: true, hash: hashOf(payload, occurrence), occurrence };
  };
}

/** Returns a line that is stored but refused, because its cells can't be assigned to columns. */
function invalidLine(line: number, cells: string[]): Line {
  const payload = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  return {
    line,
    payload,
    contentType: unfitLineType,
    isComplete: false,
    hash: hashOf(payload, null),
    occurrence: null,
  };
}

function columnsOf({ mapping }: Pick<NetworkRow, "mapping">): Columns {
  const read = postbackMapping.safeParse(mapping);
  if (!read.success) throw invalidContent("report_mapping_incomplete");
  const { item, order, commissionCurrency, lockedAt, paid, paymentId, ...parameters } = read.data.parameters;
  const needed = Object.values(parameters);
  const optional = [item, order, commissionCurrency, lockedAt, paid, paymentId];
  const known = [...needed, ...optional].flatMap((names) => (names === undefined ? [] : alternatives(names)));
  return { needed, known };
}

/**
 * Replaces headings that differ from the mapping only in case with the mapping's spelling, unless the file has
 * that heading as well.
 */
function matchHeadings(known: string[], header: string[]): string[] {
  return header.map((heading) => {
    if (known.includes(heading)) return heading;
    const name = known.find((one) => one.toLowerCase() === heading.toLowerCase());
    return name === undefined || header.includes(name) ? heading : name;
  });
}

function missingIn(columns: string[], needed: string[]): string[] {
  const count = (name: string) => columns.filter((column) => column === name).length;
  return needed.filter((names) => {
    const counts = alternatives(names).map(count);
    return !counts.includes(1) || counts.some((count) => count > 1);
  });
}

function invalidContent(key: "report_mapping_incomplete" | "report_columns_missing", columns = ""): Problem {
  return new Problem(400, key, { fields: { content: [key] }, details: { columns } });
}
