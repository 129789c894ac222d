import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createTestDatabase, explainMissingPostgres } from "../databases/databases.ts";
import { serverEnvironment } from "./environment.ts";
import { test as base } from "./fixture.ts";

/**
 * `test` with programs and demo data per worker, for tests that count, read or empty an account's
 * notifications, which other suites also cause. Uses a migrated PostgreSQL database if available, which starts
 * in a third of the time.
 */
export const test = base.extend<object, { isolatedDemo: string }>({
  isolatedDemo: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs off the pattern
    async ({}, use, { parallelIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 3310) + 20 + parallelIndex * 2;
      const origin = `http://localhost:${port}`;
      const database = (await explainMissingPostgres()) ? undefined : await createTestDatabase();
      const child = spawn(process.execPath, ["tests/support/e2e/server.mjs"], {
        env: {
          ...process.env,
          ...serverEnvironment(port),
          ...(database && { DATABASE_URL: database.url }),
        },
        stdio: ["ignore", "ignore", "inherit"],
      });
      try {
        await waitUntilReady(child, `${origin}/readyz`);
        await use(origin);
      } finally {
        await stop(child);
        await database?.drop();
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ isolatedDemo }, use) => use(isolatedDemo),
});

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The programs ended with ${child.exitCode}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
