import type { Attack } from "./attack.ts";
import type { Result } from "./results.ts";

export interface Row extends Result {
  attack: Pick<Attack, "what" | "goal">;
}

const head = [
  "What",
  "Done",
  "Aim",
  "Lost",
  "Duplicated",
  "5xx",
  "Come again",
  "Longest outage",
  "Runs, minutes",
];

/** Formats the long run's findings as a Markdown table with notes below it. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map(({ attack, tally, runs, seconds }) => [
    attack.what,
    count(tally.done),
    count(attack.goal),
    count(tally.lost),
    count(tally.duplicated),
    count(tally.serverErrors),
    count(tally.retries),
    `${(tally.longestOutage / 1000).toFixed(1)} s`,
    `${count(runs)}, ${count(Math.ceil(seconds / 60))}`,
  ]);
  const notes = rows.flatMap(({ attack, tally }) =>
    [...tally.notes].slice(0, 12).map(([text, times]) => `- ${attack.what}: ${text} (${count(times)})`),
  );
  const markdown = [head, head.map((_, column) => (column === 0 ? "---" : "---:")), ...lines].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
  return [...markdown, ...(notes.length > 0 ? ["", ...notes] : []), ""].join("\n");
}

/** Returns whether nothing acknowledged was lost or duplicated and no program responded with a server error. */
export function isClean(rows: Row[]): boolean {
  return rows.every(({ tally }) => tally.lost + tally.duplicated + tally.serverErrors === 0);
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
