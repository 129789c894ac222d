import { createHash } from "node:crypto";
import { postbackMapping } from "#contract/networks/postbacks.ts";
import { alternatives, readParameters } from "./parameters.ts";
import type { Content } from "./split.ts";

/**
 * Returns a function that numbers the lines of one file or request, if the network's mapping treats the lines
 * of a transaction as its items. The first line with a certain transaction and item has number 1, the next one
 * 2, and so on. Returned goods are numbered separately, so that the numbers of other lines don't depend on
 * them. If the mapping doesn't have that setting, the function returns `null`.
 */
export function lineNumbers(mapping: unknown): (line: Content) => number | null {
  const parsed = postbackMapping.safeParse(mapping);
  if (!parsed.success || parsed.data.lines !== "items") return () => null;
  const { parameters: names, wrapper } = parsed.data;
  const counts = new Map<string, number>();
  return (line) => {
    const parameters = readParameters(line, wrapper);
    const text = (name: string | undefined) =>
      alternatives(name ?? "")
        .map((one) => String(parameters?.(one)[0] ?? "").trim())
        .find((text) => text !== "") ?? "";
    const isNegative = [names.amount, names.commission].some((name) => /^[-\u2212]/u.test(text(name)));
    const key = JSON.stringify([
      text(names.programme),
      text(names.original) || text(names.transaction),
      text(names.item),
      isNegative,
    ]);
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return number;
  };
}

/** Returns the function that numbers the reports of one request. A single report isn't numbered. */
export function requestNumbers(reports: Content[], mapping: unknown): (report: Content) => number | null {
  return reports.length > 1 ? lineNumbers(mapping) : () => null;
}

/** Returns the hash that identifies a report. The same content at another position has another hash. */
export function hashOf(content: string | Buffer, occurrence: number | null): string {
  const hash = createHash("sha256").update(content);
  return (occurrence === null || occurrence === 1 ? hash : hash.update(`\n${occurrence}`)).digest("hex");
}
