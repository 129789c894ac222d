import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { attacks } from "./attacks.ts";
import { turnOf } from "./attack.ts";
import { storedResults } from "./results.ts";
import { isClean, tableOf } from "./table.ts";
import { emptyTally, addNote } from "./tally.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "18" }, anew: { type: "boolean", default: false } },
});
// Set-up and tear-down of an attack aren't part of its time.
const minutes = Number(values.minutes);
const folder = path.resolve(process.env.LONG_RESULTS ?? ".cache/long");
const results = storedResults(folder);

const names = Object.keys(attacks).filter((name) => positionals.length === 0 || positionals.includes(name));
if (values.anew) for (const name of names) results.forget(name);
const open = names.filter((name) => results.read(name).tally.done < attacks[name]!.goal);
const shares = open.reduce((sum, name) => sum + attacks[name]!.share, 0);

// When stopped, the current attack still verifies the requests it has made: only verified ones are counted.
const stop = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop.abort());
// A connection error outside of any awaiting code must not end the run. Lost requests are counted.
for (const event of ["uncaughtException", "unhandledRejection"] as const)
  process.on(event, (error) => console.error(`${event}:`, error));

for (const name of open) {
  if (stop.signal.aborted) break;
  const attack = attacks[name]!;
  const before = attack.startsOver ? 0 : results.read(name).tally.done;
  const milliseconds = (minutes * 60_000 * attack.share) / shares;
  const turn = turnOf({ goal: attack.goal - before, before, milliseconds, signal: stop.signal });
  const tally = emptyTally();
  const startedAt = performance.now();
  await attack.run(turn, tally).catch((error: unknown) => {
    tally.lost += 1;
    addNote(tally, `it broke off, ${tally.done} were not compared: ${wordsOf(error).slice(0, 300)}`);
    tally.done = 0;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  results.add(name, tally, seconds, attack.startsOver);
  console.log(`${name}: ${before + tally.done} of ${attack.goal}, ${tally.done} in ${seconds.toFixed(0)} s`);
}

/** The error itself contains the statement; its cause says why it failed. */
function wordsOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? `${cause.message}, in ${String(error)}` : String(error);
}

const rows = Object.entries(attacks)
  .map(([name, attack]) => ({ attack, ...results.read(name) }))
  .filter(({ runs }) => runs > 0);
const file = path.join(folder, "table.md");
writeFileSync(file, tableOf(rows));
console.log(`\n${tableOf(rows)}`);
console.log(`The table stands in ${path.relative(".", file)}.`);
process.exit(isClean(rows) ? 0 : 1);
