import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { openTestPostgres } from "../support/databases/databases.ts";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider } from "../support/programs/provider.ts";
import type { Attack } from "./attack.ts";
import { nowhere, takeOrders } from "./orders.ts";
import { addNote } from "./tally.ts";

/** In PostgreSQL, ends all connections of two busy providers at the same time, as a failover does. */
export const databaseDrops: Attack = {
  what: "PostgreSQL ends all connections of two providers under load",
  goal: 200,
  share: 8,
  async run(turn, tally) {
    const database = await openTestPostgres();
    const name = new URL(database.url).pathname.slice(1);
    const before = await startTestProvider({ connection: database });
    const orders = await takeOrders(before, tally);
    // This provider's connections would be ended, too. Another one is opened for the comparison.
    await before.close();
    const programs = await keepRunning(() =>
      startProviderProcess({ DATABASE_URL: database.url, POSTBACKS_PER_MINUTE: "0" }),
    );
    const administration = new pg.Client({ connectionString: database.url.replace(/[^/]*$/, "postgres") });
    await administration.connect();
    orders.begin(programs.origin);
    while (!turn.isOver(tally.done)) {
      const until = orders.acknowledged() + 20;
      while (orders.acknowledged() < until && !turn.isOver(tally.done)) await pause(5);
      await administration.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [name],
      );
      tally.done += 1;
    }
    await orders.stop();
    for (let exits = programs.exits(); exits > 0; exits -= 1)
      addNote(tally, "a provider ended with its connections");
    await administration.end();
    await programs.close();
    const connection = await openDatabase({ databaseUrl: database.url, dataDir: "", migrationsFolder: "" });
    const after = await startTestProvider({ connection });
    await orders.compare(after);
    await after.close();
    await connection.close();
    await database.close();
  },
};

/** Runs two programs, restarts each when it ends, as an orchestrator does, and alternates between them. */
async function keepRunning(start: () => Promise<ProviderProcess>) {
  let isOn = true;
  let exits = 0;
  let turn = 0;
  const running = [await start(), await start()];
  const origins = running.map(({ origin }) => origin);
  const watch = (index: number) =>
    running[index]!.child.once("exit", () => {
      if (!isOn) return;
      exits += 1;
      origins[index] = nowhere;
      const restart = async (): Promise<void> => {
        const next = await start().catch(() => undefined);
        if (!next) return isOn ? restart() : undefined;
        running[index] = next;
        origins[index] = next.origin;
        watch(index);
      };
      void restart();
    });
  watch(0);
  watch(1);
  return {
    origin: () => origins[turn++ % 2]!,
    exits: () => exits,
    async close() {
      isOn = false;
      for (const one of running) await one.kill();
    },
  };
}
