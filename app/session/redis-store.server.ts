import type { Redis } from "ioredis";
import { type SessionStore, StoreError } from "./session-store";

const prefix = "cashlane:session:";

/** Session records in Redis, for any number of dashboard processes. Expiry is Redis's own. */
export function createRedisStore(redis: Redis): SessionStore {
  return {
    read: (key) => redis.get(prefix + key).catch(rethrow),
    async write(key, value, { ttl, onlyIfPresent, onlyIfAbsent }) {
      const to = [prefix + key, value, "PX", ttl * 1000] as const;
      const written = onlyIfPresent
        ? redis.set(...to, "XX")
        : onlyIfAbsent
          ? redis.set(...to, "NX")
          : redis.set(...to);
      return (await written.catch(rethrow)) === "OK";
    },
    take: (key) => redis.getdel(prefix + key).catch(rethrow),
    async close() {
      redis.disconnect();
    },
  };
}

function rethrow(error: unknown): never {
  throw new StoreError("Redis cannot be used", { cause: error });
}
