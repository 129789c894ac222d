import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { countedAddress } from "./client-address.ts";
import { tooMany } from "./guess-limits.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts a request of an API key, regardless of the address that it comes from.
     *
     * @throws Problem 429 with the seconds to wait
     */
    limitApiKey: (request: FastifyRequest) => Promise<void>;
  }
}

/**
 * Limits the calls per minute of each client address and of each API key, with Redis for all processes
 * together. Calls may declare a lower limit for addresses (`perMinute`). During a Redis outage, calls aren't
 * limited.
 */
export const rateLimits = fp(async function rateLimits(app) {
  const max = app.environment.REQUESTS_PER_MINUTE;
  if (max === 0) return void app.decorate("limitApiKey", () => Promise.resolve());
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    redis: app.limiterRedis,
    nameSpace: "calls:",
    skipOnError: true,
    keyGenerator: (request) => countedAddress(request.clientAddress),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  const countKey = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: ({ identity }) => `api-key:${identity?.apiKey?.id ?? ""}`,
  });
  app.decorate("limitApiKey", async function limitApiKey(request: FastifyRequest) {
    const count = await countKey(request);
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds);
  });
});
