import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Attack } from "./attack.ts";
import { turnOf } from "./attack.ts";
import { databaseDrops } from "./drops.ts";
import { socketFlood } from "./flood.ts";
import { generatedRequests } from "./generated.ts";
import { kills } from "./kills.ts";
import { pageFaults } from "./page-faults.ts";
import { moneyRaces } from "./races.ts";
import { redisDrops } from "./redis-drops.ts";
import { isClean, type Row, tableOf } from "./table.ts";
import { emptyTally, note } from "./tally.ts";

// What each attack needs before it begins and after it ends is not in its share.
const minutes = Number(process.env.LONG_MINUTES ?? 18);
const file = path.resolve(process.env.LONG_TABLE ?? ".cache/long-run.md");
const wanted = process.env.LONG_ONLY?.split(",");

const all: Record<string, Attack> = {
  kills,
  races: moneyRaces,
  drops: databaseDrops,
  redis: redisDrops,
  faults: pageFaults,
  requests: generatedRequests,
  flood: socketFlood,
};
const attacks = Object.entries(all).filter(([name]) => !wanted || wanted.includes(name));
const shares = attacks.reduce((sum, [, { share }]) => sum + share, 0);

// A connection that is cut where no code waits for it must not end the driver: what is lost is counted.
for (const event of ["uncaughtException", "unhandledRejection"] as const)
  process.on(event, (error) => console.error(`${event}:`, error));

const rows: Row[] = [];
for (const [name, attack] of attacks) {
  const tally = emptyTally();
  const begun = performance.now();
  const turn = turnOf(attack.goal, (minutes * 60_000 * attack.share) / shares);
  await attack.run(turn, tally).catch((error: unknown) => {
    tally.lost += 1;
    note(tally, `it broke off: ${String(error).slice(0, 300)}`);
  });
  const seconds = (performance.now() - begun) / 1000;
  rows.push({ attack, tally, seconds });
  console.log(`${name}: ${tally.done} of ${attack.goal} in ${seconds.toFixed(0)} s`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, tableOf(rows));
}
console.log(`\n${tableOf(rows)}`);
console.log(`The table stands in ${path.relative(".", file)}.`);
process.exit(isClean(rows) ? 0 : 1);
