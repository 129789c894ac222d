import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";
import { openTestRedis, redisAddress, redisMissing } from "../../support/databases/redis.ts";
import { expectWithin, isTimed } from "../../support/programs/limits.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { startTcpGate, type TcpGate } from "../../support/proxies/tcp-gate.ts";

const skipReason = await redisMissing();
const isReady = ({ status }: Redis) => status === "ready";
// Waits for an event of a connection. Unlike `once` of node:events, it isn't ended by errors in the meantime.
const waitForEvent = (connection: Redis, event: "ready" | "close") =>
  new Promise<void>((resolve) => connection.once(event, resolve));

describe.skipIf(skipReason)(`limits without Redis ${skipReason ?? ""}`, () => {
  let connection: Connection;
  let gate: TcpGate;
  let provider: TestProvider;
  let member: TestUser;
  let redis: Redis;
  const keys = openTestRedis();
  beforeAll(async () => {
    connection = await openMemoryDatabase();
    const { hostname, port } = new URL(redisAddress);
    gate = await startTcpGate({ hostname, port: Number(port || 6379) });
    redis = new Redis(gate.port, { keyPrefix: keys.keyPrefix, commandTimeout: 2_000 });
    redis.on("error", () => undefined);
    // Includes a rate limit for calls: a login sends Redis seven commands.
    provider = await startTestProvider({
      connection,
      redis,
      environment: { REQUESTS_PER_MINUTE: "1000" },
    });
    member = await provider.signUp();
  });
  // Reconnects after each test. If a connection came back during a test, later requests would be counted in a
  // different store than earlier ones.
  afterEach(async () => {
    const connections = [redis, provider.app.limiterRedis!];
    const closed = connections.filter(isReady).map((one) => waitForEvent(one, "close"));
    gate.shut();
    await Promise.all(closed);
    gate.open();
    await Promise.all(connections.filter((one) => !isReady(one)).map((one) => waitForEvent(one, "ready")));
  });
  afterAll(async () => {
    await provider.close();
    redis.disconnect();
    await gate.close();
    await keys.close();
    await connection.close();
  });

  /** Returns the number of commands without a response. */
  function countPendingCommands(): number {
    const queues = [redis, provider.app.limiterRedis] as unknown as { commandQueue: { length: number } }[];
    return queues.reduce((sum, { commandQueue }) => sum + commandQueue.length, 0);
  }

  const logIn = (password: string, address: string) =>
    provider.call(login, {
      body: { email: member.email, password },
      headers: { "x-internal-key": provider.environment.INTERNAL_KEY, "x-client-address": address },
    });

  test.each(["hang", "shut"] as const)(
    "%s between a guess and its result: a correct password logs in, and the count remains",
    async (way) => {
      const { guessLimits } = provider.app;
      const key = `someone-${way}@example.test`;
      for (let guess = 0; guess < 10; guess++) await guessLimits.take("device", key);
      gate[way]();
      await guessLimits.giveBack("device", key);
      await guessLimits.forget("device", key);
      await guessLimits.take("device", key);
    },
  );

  test.each(["hang", "shut"] as const)(
    "%s: a login takes at most a second, and guesses are still counted",
    async (way) => {
      const address = way === "hang" ? "198.51.100.1" : "198.51.100.2";
      expect((await logIn(member.password, address)).status).toBe(200);
      gate[way]();
      const startedAt = performance.now();
      expect((await logIn(member.password, address)).status).toBe(200);
      expectWithin(startedAt, 1_000, "a login");
      // Of a login's seven commands, only one is pending. A second one is possible if the login took more than
      // a second.
      if (way === "hang" && isTimed) expect(countPendingCommands()).toBeLessThanOrEqual(2);
      const statuses: number[] = [];
      for (let guess = 0; guess < 11; guess++) statuses.push((await logIn("Wrong-1", address)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    },
  );
});
