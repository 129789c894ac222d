import type { Attack } from "./attack.ts";
import { collusion } from "./collusion.ts";
import { databaseDrops } from "./drops.ts";
import { socketFlood } from "./flood.ts";
import { generatedRequests } from "./generated.ts";
import { imports } from "./imports.ts";
import { kills } from "./kills.ts";
import { lastCode } from "./last-code.ts";
import { pageFaults } from "./page-faults.ts";
import { moneyRaces } from "./races.ts";
import { redisDrops } from "./redis-drops.ts";
import { versions } from "./versions.ts";

/** Every attack of the long run, by the name used on the command line. */
export const attacks: Record<string, Attack> = {
  kills,
  races: moneyRaces,
  codes: lastCode,
  imports,
  drops: databaseDrops,
  redis: redisDrops,
  faults: pageFaults,
  requests: generatedRequests,
  flood: socketFlood,
  collusion,
  versions,
};
