import { examinationLifetime, maxLinesAtOnce } from "#contract/networks/network-reports.ts";
import type { StoredExamination } from "../../database/schema/network-schema.ts";
import type { ExaminedLine } from "./examine.ts";
import type { ReportRow } from "./repository.ts";

const shownLines = 500;

export const emptyExamination: StoredExamination = {
  totals: { new: 0, changes: 0, unchanged: 0, error: 0 },
  lines: [],
  credits: "0",
};

/**
 * Adds the next lines to a file's examination. Keeps the maximum number of lines shown, those with errors
 * first.
 */
export function summarize(
  { totals, lines, credits }: StoredExamination,
  examined: ExaminedLine[],
): StoredExamination {
  const sums = { ...totals };
  for (const { effect } of examined) sums[effect] += 1;
  const added = examined.map(({ source: _, credits: __, ...line }) => line);
  const errorsFirst = [...lines, ...added].toSorted(
    (one, other) => Number(other.effect === "error") - Number(one.effect === "error"),
  );
  const sum = examined
    .filter(({ reason }) => reason !== "own_purchase")
    .reduce((total, line) => total + line.credits, BigInt(credits));
  return { totals: sums, lines: errorsFirst.slice(0, shownLines), credits: sum.toString() };
}

/** Returns whether a file is examined and stored in the background. */
export function hasManyLines({ lineCount }: Pick<ReportRow, "lineCount">): boolean {
  return (lineCount ?? 0) > maxLinesAtOnce;
}

/**
 * Returns whether a file can be applied on the basis of its stored examination. An old examination isn't valid,
 * because purchases and rates may have changed.
 */
export function isExaminationValid(
  { examinedAt, workFailure }: Pick<ReportRow, "examinedAt" | "workFailure">,
  now: Date,
): boolean {
  return (
    examinedAt !== null && workFailure === null && now.getTime() - examinedAt.getTime() < examinationLifetime
  );
}
