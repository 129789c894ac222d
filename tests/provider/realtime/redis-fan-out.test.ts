import type { FastifyBaseLogger } from "fastify";
import { expect, test } from "vitest";
import { openRedis } from "#provider/redis.ts";
import { createRedisFanOut } from "#provider/realtime/redis-fan-out.ts";
import { redisAddress, redisMissing } from "../../support/databases/redis.ts";

const skipReason = await redisMissing();

// Redis 7.0 doesn't support the client information that newer clients send.
test.skipIf(skipReason)(`connecting to Redis logs no warning ${skipReason ?? ""}`, async () => {
  const alarms: unknown[] = [];
  const log = { warn: (...line: unknown[]) => alarms.push(line) } as unknown as FastifyBaseLogger;
  const redis = await openRedis(redisAddress);
  const duplicates: (typeof redis)[] = [];
  const { duplicate } = redis;
  redis.duplicate = (...options) => {
    const created = duplicate.apply(redis, options);
    duplicates.push(created);
    return created;
  };
  const fanOut = createRedisFanOut(redis, log);
  for (const client of duplicates) await client.ping();
  expect(alarms).toEqual([]);
  fanOut.close();
  redis.disconnect();
});
