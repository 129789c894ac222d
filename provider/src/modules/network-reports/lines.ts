import { postbackMapping } from "#contract/networks/postbacks.ts";
import { readCsv } from "../../csv/read.ts";
import { Problem } from "../../problem.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { alternatives, unfitLineType } from "../postbacks/parameters.ts";
import { hashOf, lineNumbers } from "../postbacks/number-lines.ts";

/** A line as the report it represents. */
export interface Line {
  line: number;
  /** In the form that a network without JSON would send; the cells themselves if the line doesn't fit the header. */
  payload: string;
  contentType: string;
  /** Whether the line has a cell for each column of the header. */
  isWhole: boolean;
  hash: string;
  /** The number among the lines with its transaction and item, if these are items of one order. */
  occurrence: number | null;
}

const contentType = "application/x-www-form-urlencoded";

/**
 * Parses the lines of a network's file as reports. The header has the parameter names of the network's mapping, in any
 * case, and may stand below other lines.
 * @throws Problem 400 at `content` if the file is invalid or lacks required columns
 */
export function linesOf(text: string, network: Pick<NetworkRow, "mapping">): Line[] {
  const { needed, known } = columnsOf(network);
  const { header, lines } = readCsv(
    text,
    (names) => missingIn(matchHeadings(known, names), needed).length === 0,
  );
  const columns = matchHeadings(known, header.slice(0, header.findLastIndex((name) => name !== "") + 1));
  const missing = missingIn(columns, needed);
  if (missing.length > 0) throw unfit("report_columns_missing", missing.join(", "));
  const numberOf = lineNumbers(network.mapping);
  return lines.map(({ line, cells }) => {
    const extra = cells.slice(columns.length);
    // Empty cells at the end come from separators behind the last column.
    if (cells.length < columns.length || extra.some((cell) => cell.trim() !== ""))
      return invalidLine(line, cells);
    const pairs = columns.map((name, at): [string, string] => [name, cells[at]!.trim()]);
    const payload = new URLSearchParams(pairs.filter(([, cell]) => cell !== "")).toString();
    const occurrence = numberOf({ payload, contentType });
    return { line, payload, contentType, isWhole: true, hash: hashOf(payload, occurrence), occurrence };
  });
}

/** Returns a line that is stored and refused, because its cells can't be assigned to columns. */
function invalidLine(line: number, cells: string[]): Line {
  const payload = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  return {
    line,
    payload,
    contentType: unfitLineType,
    isWhole: false,
    hash: hashOf(payload, null),
    occurrence: null,
  };
}

/** Returns the columns that a file needs, each by its alternative names, and all names that a mapping has. */
function columnsOf({ mapping }: Pick<NetworkRow, "mapping">): { needed: string[]; known: string[] } {
  const read = postbackMapping.safeParse(mapping);
  if (!read.success) throw unfit("report_mapping_incomplete");
  const { item: _, order: __, lockedAt, paid, paymentId, ...parameters } = read.data.parameters;
  const needed = Object.values(parameters);
  const optional = [read.data.parameters.item, read.data.parameters.order, lockedAt, paid, paymentId];
  const known = [...needed, ...optional].flatMap((names) => (names === undefined ? [] : alternatives(names)));
  return { needed, known };
}

/** Spells headings as the mapping does where only their case differs, unless the mapping's own spelling is there, too. */
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
    return !counts.includes(1) || counts.some((found) => found > 1);
  });
}

function unfit(key: "report_mapping_incomplete" | "report_columns_missing", columns = ""): Problem {
  return new Problem(400, key, { fields: { content: [key] }, details: { columns } });
}
