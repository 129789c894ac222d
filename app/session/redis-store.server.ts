import type { Redis } from "ioredis";
import { type SessionStore, StoreError } from "./session-store";

const prefix = "cashlane:session:";

/**
 * Creates a store that keeps session records in Redis, for any number of dashboard processes. Redis removes
 * expired records.
 */
export function createRedisStore(redis: Redis): SessionStore {
  const run = failFast();
  return {
    read: (key) => run(() => redis.get(prefix + key)),
    async write(key, value, { ttl, onlyIfPresent, onlyIfAbsent }) {
      const to = [prefix + key, value, "PX", ttl * 1000] as const;
      const written = await run(() => {
        if (onlyIfPresent) return redis.set(...to, "XX");
        return onlyIfAbsent ? redis.set(...to, "NX") : redis.set(...to);
      });
      return written === "OK";
    },
    take: (key) => run(() => redis.getdel(prefix + key)),
    async close() {
      redis.disconnect();
    },
  };
}

const failFastMilliseconds = 1000;

/**
 * Returns a function that runs a command. It fails immediately if Redis didn't respond a moment ago, because
 * a login runs several commands and shouldn't wait for each of them.
 * @throws StoreError
 */
function failFast() {
  let unavailableUntil = 0;
  return async function run<T>(command: () => Promise<T>): Promise<T> {
    if (performance.now() < unavailableUntil) throw new StoreError("Redis did not respond a moment ago");
    try {
      return await command();
    } catch (error) {
      unavailableUntil = performance.now() + failFastMilliseconds;
      throw new StoreError("Redis cannot be used", { cause: error });
    }
  };
}
