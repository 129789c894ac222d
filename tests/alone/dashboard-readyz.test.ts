import { beforeEach, expect, test, vi } from "vitest";
import { loader } from "~/routes/readyz";

const disk = vi.hoisted(() => ({ free: 0 }));
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  statfs: () => Promise.resolve({ bavail: disk.free / 4096, bsize: 4096, blocks: 1_000_000 }),
}));
const environment: { DATA_DIR: string; REDIS_URL?: string } = { DATA_DIR: "/any" };
vi.mock("~/server/services.server", () => ({
  services: () => ({ environment, sessions: { store: { read: () => Promise.resolve(undefined) } } }),
}));

beforeEach(() => void delete environment.REDIS_URL);

async function getReadiness(): Promise<[number, unknown]> {
  const transport = { send: () => Promise.resolve({ status: 200 }) };
  const context = { get: () => ({ transport }) };
  const response = await loader({ context } as unknown as Parameters<typeof loader>[0]);
  return [response.status, await response.json()];
}

test("/readyz of the dashboard isn't ready while the session disk is full, and recovers afterwards", async () => {
  const ready = [200, { sessions: "ok", disk: "ok", provider: "ok" }];
  disk.free = 1024 ** 3;
  expect(await getReadiness()).toEqual(ready);
  disk.free = 1024 ** 2;
  expect(await getReadiness()).toEqual([503, { sessions: "ok", disk: "full", provider: "ok" }]);
  disk.free = 1024 ** 3;
  expect(await getReadiness()).toEqual(ready);
});

test("/readyz ignores a full disk when sessions are kept in Redis", async () => {
  disk.free = 0;
  environment.REDIS_URL = "redis://127.0.0.1";
  expect((await getReadiness())[0]).toBe(200);
});
