import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFileLocks } from "#shared/file-locks.mjs";
import { log } from "~/server/log.server";
import { openFileStore } from "~/session/file-store.server";
import { createRedisStore } from "~/session/redis-store.server";
import { type SessionStore, StoreError } from "~/session/session-store";
import { openTestRedis, redisMissing } from "../../../support/databases/redis";
import { printCoverage, repetitions } from "../../../support/programs/repetitions";

const noRedis = await redisMissing();
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "cashlane-store-"));
  folders.push(folder);
  return folder;
}

async function openRedis() {
  const { redis, close } = openTestRedis();
  return { store: createRedisStore(redis), close };
}
async function openFiles() {
  const store = await openFileStore(await newFolder());
  return { store, close: store.close };
}

/** Opens two stores on the same folder, as two processes would, and alternates between them. */
async function openSharedFiles() {
  const folder = await newFolder();
  const locks = createFileLocks(path.join(folder, "locks"));
  const stores = [
    await openFileStore(path.join(folder, "sessions"), { locks }),
    await openFileStore(path.join(folder, "sessions"), { locks }),
  ];
  let calls = 0;
  const nextStore = () => stores[calls++ % stores.length]!;
  const store: SessionStore = {
    read: (key) => nextStore().read(key),
    write: (key, value, options) => nextStore().write(key, value, options),
    take: (key) => nextStore().take(key),
    close: async () => void (await Promise.all(stores.map((each) => each.close()))),
  };
  return { store, close: store.close };
}

describe.each([
  { name: "files", open: openFiles, missing: undefined },
  { name: "files of two processes", open: openSharedFiles, missing: undefined },
  { name: "Redis", open: openRedis, missing: noRedis },
])("session store on $name", ({ name, open, missing }) => {
  let store: SessionStore;
  let close: () => Promise<void>;
  beforeEach(async (context) => {
    if (missing) context.skip(missing);
    ({ store, close } = await open());
  });
  afterEach(() => close?.());

  test("reads the last written value, separately by key", async () => {
    expect(await store.read("tokens:a")).toBeNull();
    expect(await store.write("tokens:a", "one", { ttl: 60 })).toBe(true);
    expect(await store.write("tokens:a", "two\nlines", { ttl: 60 })).toBe(true);
    expect(await store.write("tokens:b", "", { ttl: 60 })).toBe(true);
    expect(await store.read("tokens:a")).toBe("two\nlines");
    expect(await store.read("tokens:b")).toBe("");
  });

  test("S5: a taken record is deleted and can't be replaced", async () => {
    await store.write("tokens:a", "one", { ttl: 60 });
    expect(await store.write("tokens:a", "two", { ttl: 60, onlyIfPresent: true })).toBe(true);
    expect(await store.take("tokens:a")).toBe("two");
    expect(await store.take("tokens:a")).toBeNull();
    expect(await store.write("tokens:a", "three", { ttl: 60, onlyIfPresent: true })).toBe(false);
    expect(await store.read("tokens:a")).toBeNull();
  });

  test("one of 50 simultaneous conditional writes succeeds, until the record is gone", async () => {
    const write = (_: unknown, value: number) =>
      store.write("registration:a", String(value), { ttl: 60, onlyIfAbsent: true });
    const written = await Promise.all(Array.from({ length: 50 }, write));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await store.read("registration:a")).toBe(String(written.indexOf(true)));
    await store.take("registration:a");
    expect(await write(undefined, 51)).toBe(true);
  });

  test("one of 50 simultaneous takers gets the record", async () => {
    await store.write("tokens:a", "one", { ttl: 60 });
    const takenValues = await Promise.all(Array.from({ length: 50 }, () => store.take("tokens:a")));
    expect(takenValues.filter((value) => value !== null)).toEqual(["one"]);
  });

  test("S5 a replacement simultaneous with a take leaves no record", async () => {
    const rounds = repetitions({ ci: 200, long: 5_000 });
    for (let round = 0; round < rounds; round++) {
      await store.write("tokens:r", "old", { ttl: 60 });
      const replace = () => store.write("tokens:r", "new", { ttl: 60, onlyIfPresent: true });
      const take = () => store.take("tokens:r");
      const [first, second] = round % 2 === 0 ? [replace, take] : [take, replace];
      await Promise.all([first(), second()]);
      expect(await store.read("tokens:r"), `round ${round}`).toBeNull();
    }
    printCoverage(`S5: ${rounds} rounds of a replacement during a removal, on ${name}`);
  });

  test("a record expires", async () => {
    await store.write("leaving:a", "1", { ttl: 0.05 });
    await expect.poll(() => store.read("leaving:a"), { interval: 10 }).toBeNull();
    expect(await store.write("leaving:a", "2", { ttl: 60, onlyIfPresent: true })).toBe(false);
  });
});

describe("files", () => {
  test("survive a restart and are accessible to the owner only", async () => {
    const folder = await newFolder();
    await (await openFileStore(folder)).write("tokens:a", "one", { ttl: 60 });
    const reopened = await openFileStore(folder);
    expect(await reopened.read("tokens:a")).toBe("one");
    const [file = ""] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
  });

  test("expired files and drafts of a crash are deleted, and others remain", async () => {
    const folder = await newFolder();
    let now = 1_000_000;
    const store = await openFileStore(folder, { now: () => now });
    await store.write("tokens:short", "one", { ttl: 1 });
    await store.write("tokens:long", "two", { ttl: 100 });
    const { pid } = spawnSync(process.execPath, ["--version"]);
    await writeFile(path.join(folder, `.new-${pid}-0123`), "half of");
    now += 2000;
    await openFileStore(folder, { now: () => now });
    expect(await readdir(folder)).toEqual(["tokens-long"]);
  });

  test("the draft that a running process is writing stays", async () => {
    const folder = await newFolder();
    const draft = `.new-${process.ppid}-0123`;
    await writeFile(path.join(folder, draft), "half of");
    await openFileStore(folder);
    expect(await readdir(folder)).toEqual([draft]);
  });

  test("no read returns half a record during 300 rewrites", async () => {
    const store = await openFileStore(await newFolder());
    const values = ["a".repeat(100_000), "b".repeat(100_000)];
    await store.write("tokens:a", values[0] ?? "", { ttl: 60 });
    let isDone = false;
    const writes = (async () => {
      for (let round = 0; round < 300; round++)
        await store.write("tokens:a", values[round % 2] ?? "", { ttl: 60 });
      isDone = true;
    })();
    while (!isDone) {
      expect(values).toContain(await store.read("tokens:a"));
      // Lets the writes continue.
      await setImmediate();
    }
    await writes;
  });

  test("an unusable folder is a StoreError", async () => {
    const file = path.join(await newFolder(), "file");
    await writeFile(file, "");
    await expect(openFileStore(path.join(file, "sessions"))).rejects.toBeInstanceOf(StoreError);
    expect(await readFile(file, "utf8")).toBe("");
  });
});

test("an unreachable Redis is a StoreError", async (context) => {
  if (noRedis) context.skip(noRedis);
  const { redis } = openTestRedis();
  await redis.quit();
  const store = createRedisStore(redis);
  await expect(store.read("tokens:a")).rejects.toBeInstanceOf(StoreError);
  await expect(store.take("tokens:a")).rejects.toBeInstanceOf(StoreError);
});

test("logs that expired records couldn't be removed", async () => {
  const logged = vi.spyOn(log, "warn").mockImplementation(() => {});
  const folder = await newFolder();
  const store = await openFileStore(folder, { sweepEvery: 5 });
  await rm(folder, { recursive: true });
  await expect.poll(() => logged.mock.calls.flat()).toContain("expired sessions could not be removed");
  await store.close();
  logged.mockRestore();
});
