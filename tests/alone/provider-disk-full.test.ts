import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildApp } from "#provider/app.ts";
import { readEnvironment } from "#provider/environment.ts";
import { openMemoryDatabase } from "../support/databases/databases.ts";
import { testVariables } from "../support/programs/provider.ts";

const disk = vi.hoisted(() => ({ free: 0 }));
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  statfs: () => Promise.resolve({ bavail: disk.free / 4096, bsize: 4096, blocks: 1_000_000 }),
}));

let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  const environment = readEnvironment({ ...testVariables, LOG_LEVEL: "silent" });
  app = await buildApp({ environment, connection: await openMemoryDatabase() });
});
beforeEach(() => void (disk.free = 1024 ** 3));
afterAll(() => app.close());

test("/readyz of the provider isn't ready while the disk is full, and recovers afterwards", async () => {
  const getReadiness = async () => {
    const response = await app.inject({ url: "/readyz" });
    return [response.statusCode, response.json()];
  };
  const ready = [200, { status: "ready", checks: { database: true, schema: true, disk: true } }];
  expect(await getReadiness()).toEqual(ready);
  disk.free = 1024 ** 2;
  expect(await getReadiness()).toEqual([
    503,
    { status: "unavailable", checks: { database: true, schema: true, disk: false } },
  ]);
  disk.free = 1024 ** 3;
  expect(await getReadiness()).toEqual(ready);
});
