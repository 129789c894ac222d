import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { dropStale, openTestPostgres, explainMissingPostgres } from "../../support/databases/databases.ts";

const skipReason = await explainMissingPostgres();

test.skipIf(skipReason)("the next run drops the database of a killed test", async () => {
  const script = `
    import { openTestPostgres } from "./tests/support/databases/databases.ts";
    const { url } = await openTestPostgres(1);
    process.send(url);
    setInterval(() => undefined, 1_000);`;
  const killed = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [url] = (await once(killed, "message")) as [string];
  const mine = await openTestPostgres(1);
  const client = new pg.Client({ connectionString: mine.url });
  await client.connect();
  const isThere = async (of: string) => {
    const name = new URL(of).pathname.slice(1);
    return (await client.query("select from pg_database where datname = $1", [name])).rowCount === 1;
  };
  await dropStale();
  expect(await isThere(url)).toBe(true);
  expect(await isThere(mine.url)).toBe(true);

  const exited = once(killed, "exit");
  killed.kill("SIGKILL");
  await exited;
  await vi.waitFor(
    async () => {
      await dropStale();
      expect(await isThere(url)).toBe(false);
    },
    { timeout: 60_000 },
  );
  expect(await isThere(mine.url)).toBe(true);
  await client.end();
  await mine.close();
});
