import type { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { confirmPassword } from "#provider/modules/accounts/confirm-password.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, testVariables, type TestProvider } from "../../support/programs/provider.ts";
import { openTestRedis, redisMissing } from "../../support/databases/redis.ts";

const skipReason = await redisMissing();
const closers: (() => Promise<unknown>)[] = [];
let connection: Connection;

beforeAll(async () => {
  connection = await openMemoryDatabase();
});
afterAll(() => connection.close());
afterEach(async () => {
  while (closers.length > 0) await closers.pop()?.();
});

async function start(parts: Parameters<typeof startTestProvider>[0] = {}): Promise<TestProvider> {
  const provider = await startTestProvider({ connection, ...parts });
  closers.push(() => provider.close());
  return provider;
}

function keepRedis(keyPrefix?: string): Redis {
  const opened = openTestRedis(keyPrefix);
  closers.push(opened.close);
  return opened.redis;
}

/** Logs in from an address that the dashboard forwards. */
function logInFrom(provider: TestProvider, address: string, email: string, password: string) {
  const headers = { "x-internal-key": testVariables.INTERNAL_KEY, "x-client-address": address };
  return provider.call(login, { body: { email, password }, headers });
}

function tally(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe("S11 guessing, counted in memory", () => suite(false));
describe.skipIf(skipReason)(`S11 guessing, counted in Redis ${skipReason ?? ""}`, () => suite(true));

function suite(withRedis: boolean) {
  const startCounting = () => start(withRedis ? { redis: keepRedis() } : {});

  test("throttles 1,000 guesses while the owner can log in from elsewhere", async () => {
    const provider = await startCounting();
    const owner = await provider.signUp();
    const rounds = 1_000;
    const guesses = Array.from({ length: rounds }, (_value, index) =>
      logInFrom(provider, "203.0.113.9", owner.email, `Guess-number-${index}`),
    );
    const responses = await Promise.all(guesses);
    expect(tally(responses.map((response) => response.status))).toEqual({ 401: 10, 429: 990 });
    const rejection = responses.find((response) => response.status === 429)!;
    expect(rejection.body).toMatchObject({
      key: "rate_limited",
      message: expect.stringMatching(/^Too many attempts/),
    });
    expect(Number(rejection.headers["retry-after"])).toBeGreaterThan(800);
    console.log(`S11: ${rounds} guesses`);
    expect((await logInFrom(provider, "203.0.113.9", owner.email, owner.password)).status).toBe(429);
    expect((await logInFrom(provider, "198.51.100.7", owner.email, owner.password)).status).toBe(200);
  });

  test("guesses from many addresses lock out unknown addresses, but not the owner's", async () => {
    const provider = await startCounting();
    const owner = await provider.signUp();
    expect((await logInFrom(provider, "198.51.100.7", owner.email, owner.password)).status).toBe(200);
    for (let address = 1; address <= 11; address += 1) {
      const guesses = Array.from({ length: 10 }, () =>
        logInFrom(provider, `203.0.113.${address}`, owner.email, "Guess-1"),
      );
      await Promise.all(guesses);
    }
    expect((await logInFrom(provider, "203.0.113.99", owner.email, owner.password)).status).toBe(429);
    expect((await logInFrom(provider, "198.51.100.7", owner.email, owner.password)).status).toBe(200);
  });

  test("correct passwords aren't counted as guesses", async () => {
    const provider = await startCounting();
    const owner = await provider.signUp();
    for (let round = 0; round < 60; round += 1) {
      expect((await logInFrom(provider, "203.0.113.9", owner.email, owner.password)).status).toBe(200);
    }
  });

  test("throttles repeated password prompts, and a correct password clears the count", async () => {
    const provider = await startCounting();
    const { userId, password } = await provider.signUp();
    const guessWrong = () =>
      confirmPassword(provider.app, userId, "Wrong-horse-7").catch((error: unknown) => error);
    for (let guess = 0; guess < 9; guess += 1)
      expect(await guessWrong()).toMatchObject({ status: 422, key: "wrong_password" });
    await confirmPassword(provider.app, userId, password);
    for (let guess = 0; guess < 10; guess += 1) expect(await guessWrong()).toMatchObject({ status: 422 });
    expect(await guessWrong()).toMatchObject({ status: 429 });
    await expect(confirmPassword(provider.app, userId, password)).rejects.toMatchObject({ status: 429 });
  });
}

test.skipIf(skipReason)("S11 two processes on one Redis share the count of guesses", async () => {
  const prefix = `cashlane-test-${crypto.randomUUID()}:`;
  const first = await start({ redis: keepRedis(prefix) });
  const second = await start({ redis: keepRedis(prefix) });
  const guesses = Array.from({ length: 20 }, (_, index) =>
    logInFrom(index % 2 === 0 ? first : second, "203.0.113.9", "someone@example.test", "Guess-1"),
  );
  expect(tally((await Promise.all(guesses)).map((response) => response.status))).toEqual({
    401: 10,
    429: 10,
  });
});

test.skipIf(skipReason)(
  "S11 without Redis a process keeps its own count and reports that it isn't ready",
  async () => {
    const redis = keepRedis();
    const provider = await start({ redis, environment: { REQUESTS_PER_MINUTE: "1000" } });
    const owner = await provider.signUp();
    redis.disconnect();
    const guesses = Array.from({ length: 12 }, () =>
      logInFrom(provider, "203.0.113.9", owner.email, "Guess-1"),
    );
    expect(tally((await Promise.all(guesses)).map((response) => response.status))).toEqual({
      401: 10,
      429: 2,
    });
    expect((await logInFrom(provider, "198.51.100.7", owner.email, owner.password)).status).toBe(200);
    const ready = await provider.app.inject({ url: "/readyz" });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({
      status: "unavailable",
      checks: { database: true, schema: true, redis: false, disk: true },
    });
  },
);

test("S11 counts the address signed by the dashboard and ignores an unsigned header", async () => {
  const provider = await start();
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const headers = { "x-client-address": `203.0.113.${guess}`, "x-internal-key": "guessed-key" };
    const body = { email: "someone@example.test", password: "Guess-1" };
    statuses.push((await provider.call(login, { body, headers })).status);
  }
  expect(tally(statuses)).toEqual({ 401: 10, 429: 2 });
});

test("S11 other addresses of a known IPv6 network aren't locked out", async () => {
  const provider = await start();
  const owner = await provider.signUp();
  expect((await logInFrom(provider, "2001:db8:1:2::10", owner.email, owner.password)).status).toBe(200);
  for (let guess = 0; guess < 100; guess += 1) {
    await logInFrom(provider, `203.0.113.${guess}`, owner.email, "Guess-1");
  }
  expect((await logInFrom(provider, "2001:db8:1:2:aaaa::1", owner.email, owner.password)).status).toBe(200);
  expect((await logInFrom(provider, "2001:db8:1:3::1", owner.email, owner.password)).status).toBe(429);
});

test("responses to login attempts are never cached", async () => {
  const provider = await start();
  const { headers } = await logInFrom(provider, "203.0.113.9", "nobody@example.test", "Guess-1");
  expect(headers["cache-control"]).toBe("no-store");
  expect((await provider.app.inject({ url: "/apis/v1/stores" })).headers["cache-control"]).toBe("no-store");
});
