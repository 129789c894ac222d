import rateLimit from "@fastify/rate-limit";
import fp from "fastify-plugin";
import { countedAddress } from "./client-address.ts";
import { tooMany } from "./guess-limits.ts";

/**
 * Limits calls per minute and client address, for all processes together if there is Redis. Calls may declare a
 * lower limit (`perMinute`). During a Redis outage calls are not limited.
 */
export const rateLimits = fp(async function rateLimits(app) {
  const max = app.environment.REQUESTS_PER_MINUTE;
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    redis: app.limiterRedis,
    nameSpace: "calls:",
    skipOnError: true,
    keyGenerator: (request) => countedAddress(request.clientAddress),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
});
