import rateLimit from "@fastify/rate-limit";
import fp from "fastify-plugin";
import { countedAddress } from "./client-address.ts";
import { tooMany } from "./guess-limits.ts";

/**
 * Calls per minute and client address, for all processes together when there is Redis. Calls may ask for a
 * tighter limit (`perMinute`). Without its Redis the provider serves rather than refuses.
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
