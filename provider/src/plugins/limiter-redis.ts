import fp from "fastify-plugin";
import type { Redis } from "ioredis";
import { limitCommandTime } from "#shared/redis-time-limit.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Redis as the limiters ask it: quick to say that it is away. */
    limiterRedis: Redis | undefined;
  }
}

/** Milliseconds a limiter waits for Redis. A login asks it six times: once one has waited, the others do not. */
const timeout = 300;
const awayFor = 1_000;

/**
 * A connection of the limiters' own. While Redis is cut off or hangs, one command in a second waits for it,
 * all others fail at once; each limiter then does what it has decided for.
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
  let awayUntil = 0;
  redis.sendCommand = (command, stream) => {
    if (performance.now() < awayUntil && redis.status === "ready") {
      command.reject(new Error("Redis was away a moment ago"));
      return command.promise;
    }
    command.promise.catch((error: unknown) => {
      // What Redis itself answers with is an answer.
      if (!(error instanceof Error && error.name === "ReplyError")) awayUntil = performance.now() + awayFor;
    });
    return send(command, stream);
  };
}
