import fp from "fastify-plugin";
import type { Redis } from "ioredis";
import { limitCommandTime } from "#shared/redis-time-limit.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** A Redis connection for the limiters. Its commands fail quickly when Redis is unavailable. */
    limiterRedis: Redis | undefined;
  }
}

/**
 * The time in milliseconds for which a limiter waits for Redis. A login uses six limiters; after the first
 * timeout, the others fail immediately.
 */
const timeout = 300;
const failFastMilliseconds = 1_000;

/**
 * Opens a connection for the limiters. While Redis is unreachable or hangs, one command per second waits for
 * it and the others fail immediately; each limiter has its own fallback.
 */
export const limiterRedis = fp(async function limiterRedis(app) {
  const redis = app.redis?.duplicate({
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  app.decorate("limiterRedis", redis);
  if (!redis) return;
  redis.on("error", (error) => app.log.warn({ err: error }, "limiters' Redis"));
  limitCommandTime(redis, timeout);
  failFast(redis);
  await redis.connect().catch(() => undefined);
  app.addHook("onClose", () => redis.disconnect());
});

function failFast(redis: Redis): void {
  const send = redis.sendCommand.bind(redis);
  let unavailableUntil = 0;
  redis.sendCommand = (command, stream) => {
    if (performance.now() < unavailableUntil && redis.status === "ready") {
      command.reject(new Error("Redis was unavailable a moment ago"));
      return command.promise;
    }
    command.promise.catch((error: unknown) => {
      // An error reply shows that Redis is available.
      if (!(error instanceof Error && error.name === "ReplyError"))
        unavailableUntil = performance.now() + failFastMilliseconds;
    });
    return send(command, stream);
  };
}
