import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RefreshLock } from "~/session/refresh-lock.server";
import { newSessionId } from "~/session/session-id.server";
import { createTokenRecords, type Tokens } from "~/session/token-records.server";
import { createTokenRefresh, type Renewal } from "~/session/token-refresh.server";
import { visitor } from "../../../support/contract/call-scope";
import { memoryStore } from "../../../support/databases/memory-store";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const old: Tokens = { access: "old", refresh: "old-refresh", accessExpiresAt: 0, userId: null };
const next: Tokens = { ...old, access: "new", refresh: "new-refresh" };

async function setUp(renew: () => Promise<Renewal>) {
  const records = createTokenRecords(memoryStore().store, "a-session-secret-of-32-characters-or-more");
  const id = newSessionId();
  await records.create(id, old);
  const renewedTokens: string[] = [];
  const lock = exclusiveLock();
  const discard = () => undefined;
  const createProcess = () =>
    createTokenRefresh({ records, lock, renew: (token) => (renewedTokens.push(token), renew()), discard });
  return { records, id, renewedTokens, createProcess };
}

function exclusiveLock(): RefreshLock {
  let isHeld = false;
  return {
    async acquire() {
      if (isHeld) return undefined;
      isHeld = true;
      return async () => void (isHeld = false);
    },
  };
}

function contextWithin(milliseconds: number) {
  const end = performance.now() + milliseconds;
  return { visitor, timeLeft: () => end - performance.now() };
}

function failSilently(): Promise<Renewal> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("silence")), 3000));
}

test("page: after waiting for another process in vain, no second exchange starts", async () => {
  const { id, renewedTokens, createProcess } = await setUp(failSilently);
  const startedAt = performance.now();
  let ended = 0;
  const first = expect(createProcess()(id, "old", contextWithin(3300))).rejects.toThrow("silence");
  const second = expect(
    createProcess()(id, "old", contextWithin(3300)).finally(() => (ended = performance.now() - startedAt)),
  ).rejects.toMatchObject({ status: 504 });
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all([first, second]);
  expect(renewedTokens).toHaveLength(1);
  expect(ended).toBeGreaterThanOrEqual(3000);
  expect(ended).toBeLessThanOrEqual(3300);
});

test("page: with less than 1 s left the provider isn't called, and the session remains", async () => {
  const { id, renewedTokens, createProcess, records } = await setUp(async () => next);
  await expect(createProcess()(id, "old", contextWithin(900))).rejects.toMatchObject({ status: 504 });
  expect(renewedTokens).toEqual([]);
  expect(await records.read(id)).toEqual(old);
});

test("page: gives up at its deadline, and the provider's later answer is stored", async () => {
  const { id, createProcess, records } = await setUp(
    () => new Promise((resolve) => setTimeout(() => resolve(next), 2500)),
  );
  const refresh = createProcess();
  const rejection = expect(refresh(id, "old", contextWithin(1200))).rejects.toMatchObject({ status: 504 });
  const result = refresh(id, "old", contextWithin(3300));
  await vi.advanceTimersByTimeAsync(1300);
  await rejection;
  await vi.advanceTimersByTimeAsync(1300);
  expect(await result).toEqual(next);
  expect(await records.read(id)).toEqual(next);
});
