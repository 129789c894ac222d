import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { openTestPostgres } from "../support/databases/databases.ts";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import type { Attack, Turn } from "./attack.ts";
import { killDashboards } from "./dashboard-kills.ts";
import { nowhere, takeOrders } from "./orders.ts";
import { addNote, recordOutage, type Tally } from "./tally.ts";

/** Shares of all kills, weighted by cost: the embedded database takes three times as long to start. */
const parts = { postgres: 0.45, pglite: 0.1, dashboard: 0.45 };

/** The three runs are concurrent: while one program starts, the others use a processor core. */
export const kills: Attack = {
  what: "Kills (SIGKILL) under load: provider on PostgreSQL, provider on PGlite, dashboard",
  goal: 1_000,
  share: 28,
  async run(turn, tally) {
    tally.countsWaits = false;
    await Promise.all([
      onPostgres(partOf(turn, parts.postgres), tally),
      onPglite(partOf(turn, parts.pglite), tally),
      killDashboards(partOf(turn, parts.dashboard), tally),
    ]);
  },
};

/** Returns a turn for a part of the goal. */
function partOf(turn: Turn, part: number): Turn {
  const goal = Math.ceil(turn.goal * part);
  return { ...turn, goal, isOver: (done) => done >= goal || turn.isOver(0) };
}

async function onPostgres(turn: Turn, tally: Tally): Promise<void> {
  const database = await openTestPostgres();
  const registry = await startTestProvider({ connection: database });
  const orders = await takeOrders(registry, tally);
  await killProviders(turn, tally, orders, { DATABASE_URL: database.url });
  await orders.compare(registry);
  await registry.close();
  await database.close();
}

/**
 * Only one process at a time can open the embedded database, so it is filled before the kills and read after
 * them.
 */
async function onPglite(turn: Turn, tally: Tally): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-test-"));
  const open = async (): Promise<TestProvider> => {
    const migrationsFolder = path.resolve("provider/src/migrations");
    const connection = await openDatabase({ dataDir, migrationsFolder });
    await connection.migrate();
    return startTestProvider({ connection });
  };
  const stopGracefully = async (provider: TestProvider) => {
    await provider.close();
    await provider.connection.close();
  };
  const before = await open();
  const orders = await takeOrders(before, tally, 4);
  await stopGracefully(before);
  await killProviders(turn, tally, orders, { DATA_DIR: dataDir });
  const after = await open();
  await orders.compare(after);
  await stopGracefully(after);
  await rm(dataDir, { recursive: true, force: true });
}

async function killProviders(
  turn: Turn,
  tally: Tally,
  orders: Awaited<ReturnType<typeof takeOrders>>,
  variables: Record<string, string>,
): Promise<void> {
  // A failed start is reported and retried, as an orchestrator does.
  const start = (triesLeft = 3): Promise<ProviderProcess> =>
    startProviderProcess({ ...variables, POSTBACKS_PER_MINUTE: "0" }).catch((error: unknown) => {
      addNote(tally, String(error));
      if (triesLeft === 0) throw error;
      return start(triesLeft - 1);
    });
  let child = await start();
  let { origin } = child;
  let killedAt: number | undefined;
  let kills = 0;
  orders.begin(() => origin);
  while (!turn.isOver(kills)) {
    // The kill depends on the number of acknowledged requests, not on the clock.
    const before = orders.acknowledged();
    while (orders.acknowledged() === before) await pause(20);
    if (killedAt !== undefined) recordOutage(tally, performance.now() - killedAt);
    const until = orders.acknowledged() + 1 + Math.floor(Math.random() * 24);
    while (orders.acknowledged() < until && !turn.isOver(kills)) await pause(20);
    origin = nowhere;
    killedAt = performance.now();
    await child.kill();
    kills += 1;
    tally.done += 1;
    child = await start();
    ({ origin } = child);
  }
  await orders.stop();
  await child.kill();
}
