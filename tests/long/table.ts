import type { Attack } from "./attack.ts";
import type { Tally } from "./tally.ts";

export interface Row {
  attack: Attack;
  tally: Tally;
  seconds: number;
}

const head = ["What", "Done", "Aim", "Lost", "Doubled", "5xx", "503/504", "Longest outage"];

/** The long run's findings as a Markdown table, with what needs a word below it. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map(({ attack, tally }) => [
    attack.what,
    count(tally.done),
    count(attack.goal),
    count(tally.lost),
    count(tally.doubled),
    count(tally.serverErrors),
    count(tally.refused),
    `${(tally.longestOutage / 1000).toFixed(1)} s`,
  ]);
  const notes = rows.flatMap(({ attack, tally }) =>
    [...tally.notes].slice(0, 12).map(([text, times]) => `- ${attack.what}: ${text} (${count(times)})`),
  );
  const markdown = [head, head.map((_, column) => (column === 0 ? "---" : "---:")), ...lines].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
  return [...markdown, ...(notes.length > 0 ? ["", ...notes] : []), ""].join("\n");
}

/** Whether money or anything else acknowledged was lost or doubled, or a program answered with an error. */
export function isClean(rows: Row[]): boolean {
  return rows.every(({ tally }) => tally.lost + tally.doubled + tally.serverErrors === 0);
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
