import { postbackMapping } from "#contract/postbacks.ts";
import { readCsv } from "../../csv/read.ts";
import { Problem } from "../../problem.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { alternatives } from "../postbacks/parameters.ts";
import { hashOf, lineNumbers } from "../postbacks/number-lines.ts";

/** A line as the report it represents, in the form that a network without JSON would send. */
export interface Line {
  line: number;
  /** Undefined if the line has another number of cells than the header. */
  payload: string | undefined;
  hash: string;
  /** The number among the lines with its transaction and item, if these are items of one order. */
  occurrence: number | null;
}

export const contentType = "application/x-www-form-urlencoded";

/**
 * Parses the lines of a network's file as reports. The header has the parameter names of the network's mapping.
 * @throws Problem 400 at `content` if the file is invalid or lacks required columns
 */
export function linesOf(text: string, network: Pick<NetworkRow, "mapping">): Line[] {
  const { header, lines } = readCsv(text);
  refuseUnfit(header, network);
  const numberOf = lineNumbers(network.mapping);
  return lines.map(({ line, cells }) => {
    if (cells.length !== header.length) return { line, payload: undefined, hash: "", occurrence: null };
    const pairs = header.map((name, at): [string, string] => [name, cells[at]!.trim()]);
    const payload = new URLSearchParams(pairs.filter(([, cell]) => cell !== "")).toString();
    const occurrence = numberOf({ payload, contentType });
    return { line, payload, hash: hashOf(payload, occurrence), occurrence };
  });
}

function refuseUnfit(header: string[], { mapping }: Pick<NetworkRow, "mapping">): void {
  const known = postbackMapping.safeParse(mapping);
  if (!known.success) throw unfit("report_mapping_incomplete");
  const {
    click,
    transaction,
    programme,
    amount,
    commission,
    status,
    currency,
    time,
    changedAt,
    part,
    original,
  } = known.data.parameters;
  const needed = [
    click,
    transaction,
    programme,
    amount,
    commission,
    status,
    currency,
    time,
    changedAt,
  ].concat(part, original);
  const count = (name: string) => header.filter((column) => column === name).length;
  const isMissing = (names: string) => {
    const counts = alternatives(names).map(count);
    return !counts.includes(1) || counts.some((found) => found > 1);
  };
  const missing = needed.flatMap((names) => (names !== undefined && isMissing(names) ? names : []));
  if (missing.length > 0) throw unfit("report_columns_missing", missing.join(", "));
}

function unfit(key: "report_mapping_incomplete" | "report_columns_missing", columns = ""): Problem {
  return new Problem(400, key, { fields: { content: [key] }, details: { columns } });
}
