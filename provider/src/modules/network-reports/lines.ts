import { createHash } from "node:crypto";
import { postbackMapping } from "#contract/postbacks.ts";
import { readCsv } from "../../csv/read.ts";
import { Problem } from "../../problem.ts";
import type { NetworkRow } from "../networks/repository.ts";

/** A line as the report it stands for: what a network without JSON would have sent. */
export interface Line {
  line: number;
  /** Undefined for a line of another shape than the header. */
  payload: string | undefined;
  hash: string;
}

export const contentType = "application/x-www-form-urlencoded";

/**
 * The lines of a network's file as reports: the header gives the names its mapping knows.
 * @throws Problem 400 at `content` for what is no such file, or lacks columns that count
 */
export function linesOf(text: string, network: Pick<NetworkRow, "mapping">): Line[] {
  const { header, lines } = readCsv(text);
  refuseUnfit(header, network);
  return lines.map(({ line, cells }) => {
    if (cells.length !== header.length) return { line, payload: undefined, hash: "" };
    const pairs = header.map((name, at): [string, string] => [name, cells[at]!.trim()]);
    const payload = new URLSearchParams(pairs.filter(([, cell]) => cell !== "")).toString();
    return { line, payload, hash: createHash("sha256").update(payload).digest("hex") };
  });
}

function refuseUnfit(header: string[], { mapping }: Pick<NetworkRow, "mapping">): void {
  const known = postbackMapping.safeParse(mapping);
  if (!known.success) throw unfit("report_mapping_incomplete");
  const { click, transaction, amount, commission, status, currency, time, changedAt } = known.data.parameters;
  const needed = [click, transaction, amount, commission, status, currency, time, changedAt].flatMap(
    (name) => name ?? [],
  );
  const missing = needed.filter((name) => header.filter((column) => column === name).length !== 1);
  if (missing.length > 0) throw unfit("report_columns_missing", missing.join(", "));
}

function unfit(key: "report_mapping_incomplete" | "report_columns_missing", columns = ""): Problem {
  return new Problem(400, key, { fields: { content: [key] }, details: { columns } });
}
