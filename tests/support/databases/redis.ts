import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";

export const redisAddress = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

/** Opens a Redis connection with its own prefix for keys and channels. `close` removes the keys. */
export function openTestRedis(keyPrefix = `cashlane-test-${randomBytes(6).toString("hex")}:`) {
  const redis = new Redis(redisAddress, { keyPrefix });
  return {
    redis,
    keyPrefix,
    async close() {
      const bare = redis.duplicate({ keyPrefix: "" });
      const keys = await bare.keys(`${keyPrefix}*`);
      if (keys.length > 0) await bare.del(keys);
      bare.disconnect();
      redis.disconnect();
    },
  };
}

/** Returns why Redis tests can't run here, or undefined. In CI a missing Redis is an error. */
export async function redisMissing(): Promise<string | undefined> {
  const redis = new Redis(redisAddress, { lazyConnect: true, retryStrategy: () => null });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    return undefined;
  } catch (error) {
    if (process.env.CI) throw error;
    return `no Redis at ${new URL(redisAddress).host}`;
  } finally {
    redis.disconnect();
  }
}
