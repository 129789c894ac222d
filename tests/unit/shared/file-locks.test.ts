import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileLocks, removeLocks } from "#shared/file-locks.mjs";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "cashlane-locks-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a lock is free again once its holder has released it", async () => {
  const locks = createFileLocks(folder);
  const release = await locks.tryAcquire("a");
  expect(await locks.tryAcquire("a")).toBeUndefined();
  await release?.();
  expect(await locks.tryAcquire("a")).toBeDefined();
});

test("locks with other names are independent", async () => {
  const locks = createFileLocks(folder);
  await locks.acquire("a");
  expect(await locks.tryAcquire("b")).toBeDefined();
});

test("a waiting process gets the lock when it is released", async () => {
  const locks = createFileLocks(folder);
  const release = await locks.acquire("a");
  const waiting = locks.acquire("a");
  await release();
  expect(await waiting).toBeDefined();
});

test("one of 50 simultaneous attempts succeeds", async () => {
  const locks = createFileLocks(folder);
  const attempts = await Promise.all(Array.from({ length: 50 }, () => locks.tryAcquire("a")));
  expect(attempts.filter(Boolean)).toHaveLength(1);
});

test("removes only the locks of the process that ended", async () => {
  await symlink("111", path.join(folder, "of-the-ended"));
  await symlink("222", path.join(folder, "of-another"));
  removeLocks(folder, 111);
  expect(await readdir(folder)).toEqual(["of-another"]);
});

test("removing the locks of a missing folder does nothing", () => {
  expect(() => removeLocks(path.join(folder, "missing"), 111)).not.toThrow();
});
