import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { hasRoom as dashboardHasRoom } from "~/session/disk-space.server";
import { hasRoom as providerHasRoom } from "#provider/disk-space.ts";

const space = (free: number) => () =>
  Promise.resolve({ bavail: free / 4096, bsize: 4096, blocks: 1_000_000 });

test.each([
  ["provider", providerHasRoom],
  ["dashboard", dashboardHasRoom],
])("%s: less than 32 MB is full", async (_, hasRoom) => {
  expect(await hasRoom("any", space(0))).toBe(false);
  expect(await hasRoom("any", space(32 * 1024 * 1024 - 4096))).toBe(false);
  expect(await hasRoom("any", space(32 * 1024 * 1024))).toBe(true);
  expect(await hasRoom(tmpdir())).toBe(true);
  expect(await hasRoom("/no/such/folder")).toBe(true);
});
