import { describe, expect, test } from "vitest";
import { createRedisLock, noLock, type RefreshLock } from "~/session/refresh-lock.server";
import { newSessionId } from "~/session/session-id.server";
import { createTokenRecords, type Tokens } from "~/session/token-records.server";
import { createTokenRefresh, type Renewal } from "~/session/token-refresh.server";
import { visitor } from "../../../support/contract/call-scope";
import { memoryStore } from "../../../support/databases/memory-store";
import { openTestRedis, redisMissing } from "../../../support/databases/redis";
import { printCoverage, repetitions } from "../../../support/programs/repetitions";

const old: Tokens = { access: "old", refresh: "old-refresh", accessExpiresAt: 0, userId: null };
const requestContext = { visitor, timeLeft: () => 3300 };
const next: Tokens = { ...old, access: "new", refresh: "new-refresh" };

async function setUp(renew: (token: string) => Promise<Renewal>, lock: RefreshLock = noLock) {
  const { store } = memoryStore();
  const records = createTokenRecords(store, "a-session-secret-of-32-characters-or-more");
  const id = newSessionId();
  await records.create(id, old);
  const renewedTokens: string[] = [];
  const discarded: Tokens[] = [];
  function createSecondRefresh() {
    return createTokenRefresh({
      records,
      lock,
      renew: (token) => (renewedTokens.push(token), renew(token)),
      discard: (tokens) => void discarded.push(tokens),
    });
  }
  return {
    records,
    id,
    renewedTokens,
    discarded,
    refresh: createSecondRefresh(),
    another: createSecondRefresh,
  };
}

describe("S3 one refresh in flight per session", () => {
  test("50 simultaneous requests call the provider once and get the same tokens", async () => {
    const { refresh, id, renewedTokens, records } = await setUp(async () => next);
    const all = await Promise.all(Array.from({ length: 50 }, () => refresh(id, "old", requestContext)));
    expect(new Set(all)).toEqual(new Set([next]));
    expect(renewedTokens).toEqual(["old-refresh"]);
    expect(await records.read(id)).toEqual(next);
  });

  test("a later request with the old token gets the new one", async () => {
    const { refresh, id, renewedTokens } = await setUp(async () => next);
    await refresh(id, "old", requestContext);
    expect(await refresh(id, "old", requestContext)).toEqual(next);
    expect(renewedTokens).toHaveLength(1);
  });

  test("a silent provider leaves the session unchanged", async () => {
    const { refresh, id, records } = await setUp(() => Promise.reject(new Error("silence")));
    await expect(refresh(id, "old", requestContext)).rejects.toThrow("silence");
    expect(await records.read(id)).toEqual(old);
  });

  test("a refusal ends the session", async () => {
    const { refresh, id, records } = await setUp(async () => "refused");
    expect(await refresh(id, "old", requestContext)).toBe("refused");
    expect(await records.read(id)).toBeNull();
    expect(await refresh(id, "old", requestContext)).toBeNull();
  });

  test("ignores a refusal of tokens another request has already ended", async () => {
    let resolveRenewal: (renewal: Renewal) => void = () => undefined;
    const { refresh, id, records, renewedTokens } = await setUp(
      () => new Promise((resolve) => (resolveRenewal = resolve)),
    );
    const refreshing = refresh(id, "old", requestContext);
    await expect.poll(() => renewedTokens.length).toBe(1);
    await records.take(id);
    resolveRenewal("refused");
    expect(await refreshing).toBeNull();
  });
});

test("S5 a refresh in flight can't revive a logged-out session, and its tokens are revoked", async () => {
  let resolveRenewal: (renewal: Renewal) => void = () => undefined;
  const { refresh, id, records, discarded, renewedTokens } = await setUp(
    () => new Promise((resolve) => (resolveRenewal = resolve)),
  );
  const refreshing = refresh(id, "old", requestContext);
  await expect.poll(() => renewedTokens.length).toBe(1);
  expect(await records.take(id)).toEqual(old);
  resolveRenewal(next);
  expect(await refreshing).toBeNull();
  expect(await records.read(id)).toBeNull();
  expect(discarded).toEqual([next]);
});

describe("S3 lock between processes (Redis)", async () => {
  const skipReason = await redisMissing();

  test("two holders with one lock make one refresh", async (context) => {
    if (skipReason) context.skip(skipReason);
    const { redis, close } = openTestRedis();
    const rounds = repetitions({ ci: 100, long: 2_000 });
    for (let round = 0; round < rounds; round++) {
      const { refresh, another, id, renewedTokens } = await setUp(async () => next, createRedisLock(redis));
      const other = another();
      const all = await Promise.all(
        [...Array(10)].flatMap(() => [refresh(id, "old", requestContext), other(id, "old", requestContext)]),
      );
      expect(all.every((tokens) => tokens !== "refused" && tokens?.access === "new")).toBe(true);
      expect(renewedTokens).toHaveLength(1);
    }
    printCoverage(`S3: ${rounds} rounds of 20 waiters in two holders of one lock, one refresh each`);
    await close();
  });

  test("only its holder releases a lock, and a dead holder's lock expires", async (context) => {
    if (skipReason) context.skip(skipReason);
    const { redis, close } = openTestRedis();
    const lock = createRedisLock(redis);
    const release = await lock.acquire("s1");
    expect(release).toBeDefined();
    expect(await lock.acquire("s1")).toBeUndefined();
    // The lock expired and another process holds it. The late release must not remove it.
    await redis.set("cashlane:refresh:s1", "somebody else", "PX", 60_000);
    await release?.();
    expect(await lock.acquire("s1")).toBeUndefined();
    await redis.pexpire("cashlane:refresh:s1", 1);
    await expect.poll(() => lock.acquire("s1")).toBeDefined();
    expect(await redis.pttl("cashlane:refresh:s1")).toBeGreaterThan(3000);
    await close();
  });
});
