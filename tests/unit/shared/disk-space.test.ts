import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { hasRoom } from "#shared/disk-space.ts";

const statfsWith = (free: number) => () =>
  Promise.resolve({ bavail: free / 4096, bsize: 4096, blocks: 1_000_000 });

test("treats less than 32 MB as full", async () => {
  expect(await hasRoom("any", statfsWith(0))).toBe(false);
  expect(await hasRoom("any", statfsWith(32 * 1024 * 1024 - 4096))).toBe(false);
  expect(await hasRoom("any", statfsWith(32 * 1024 * 1024))).toBe(true);
  expect(await hasRoom(tmpdir())).toBe(true);
  expect(await hasRoom("/no/such/folder")).toBe(true);
});
