import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limitCommandTime } from "#shared/redis-time-limit.ts";
import { startTimeout, timeoutSignal } from "#shared/stall-tolerant-timeout.ts";
import { openTestRedis, redisMissing } from "../../support/databases/redis";

/** Blocks this process for the given number of milliseconds. */
function stall(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("calls back after the time has passed", async () => {
  await new Promise<void>((resolve) => startTimeout(1, resolve));
});

test("doesn't call back once canceled", async () => {
  let calls = 0;
  const cancel = startTimeout(1, () => (calls += 1));
  cancel();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(calls).toBe(0);
});

test("extends the time of a stalled process, then calls back", async () => {
  let calls = 0;
  const called = new Promise<void>((resolve) =>
    startTimeout(200, () => {
      calls += 1;
      resolve();
    }),
  );
  stall(400);
  await nextTurn();
  await nextTurn();
  expect(calls).toBe(0);
  await called;
});

test("a signal distinguishes a timeout from other reasons", async () => {
  const { signal } = timeoutSignal(1);
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

const skipReason = await redisMissing();
describe.skipIf(skipReason)("Redis commands", () => {
  let connection: ReturnType<typeof openTestRedis>;
  beforeAll(() => {
    connection = openTestRedis();
    limitCommandTime(connection.redis, 100);
  });
  afterAll(() => connection.close());

  test("reads an answer that arrived during a stall", async () => {
    await connection.redis.set("key", "value");
    const reply = connection.redis.get("key");
    // Lets the command be sent.
    await nextTurn();
    stall(400);
    expect(await reply).toBe("value");
  });

  test("an unanswered command fails", async () => {
    await expect(connection.redis.blpop("nothing", 1)).rejects.toThrow("Redis takes too long");
  });
});
