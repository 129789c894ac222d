import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { countedAddress } from "../../plugins/client-address.ts";
import { tooMany } from "../../plugins/guess-limits.ts";

const quarterHour = 15 * 60;

// Clicks per quarter of an hour: far more than a person makes while shopping, but few enough to limit automated
// clicks by one or many accounts (P4).
const limits = { user: 40, address: 160, link: 300, visitor: 20 } as const;

/**
 * Limits clicks per member and address, for all processes together if there is Redis. The returned function
 * throws Problem 429 with the seconds to wait.
 */
export function createClickLimits(redis: Redis | undefined) {
  const limiters = { user: limiterOf("user", redis), address: limiterOf("address", redis) };

  return async function countClick(userId: string, address: string): Promise<void> {
    await consume(limiters.user, userId);
    await consume(limiters.address, countedAddress(address));
  };
}

/**
 * Limits the clicks on a member's link, and those of a visitor's address on all links. The returned function
 * throws Problem 429 with the seconds to wait.
 */
export function createVisitorLimits(redis: Redis | undefined) {
  const limiters = { visitor: limiterOf("visitor", redis), link: limiterOf("link", redis) };

  return async function countVisit(linkId: string, address: string): Promise<void> {
    await consume(limiters.visitor, countedAddress(address));
    await consume(limiters.link, linkId);
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(Math.ceil(error.msBeforeNext / 1000));
  }
}

function limiterOf(name: keyof typeof limits, redis: Redis | undefined) {
  const options = { keyPrefix: `clicks:${name}`, points: limits[name], duration: quarterHour };
  const memory = new RateLimiterMemory(options);
  // Without Redis, each process counts separately.
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}
