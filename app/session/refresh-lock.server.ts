import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { StoreError } from "./session-store";

/** Sees to it that one process at a time refreshes a session. */
export interface RefreshLock {
  /** A release function, or nothing while another process holds the lock. @throws StoreError */
  acquire: (session: string) => Promise<(() => Promise<void>) | undefined>;
}

/** For a single process the map of refreshes in flight is lock enough. */
export const noLock: RefreshLock = { acquire: async () => async () => undefined };

// Longer than a refresh may take, so that a living holder never loses it; a dead one is waited out.
const heldAtMost = 8000;
const compareAndDelete = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0`;

/** A lock over all processes that share this Redis: `SET NX PX`, released only by its holder. */
export function createRedisLock(redis: Redis): RefreshLock {
  async function acquire(session: string) {
    const key = `cashlane:refresh:${session}`;
    const holder = randomUUID();
    const won = await redis.set(key, holder, "PX", heldAtMost, "NX").catch((error: unknown) => {
      throw new StoreError("Redis cannot be used", { cause: error });
    });
    if (won !== "OK") return undefined;
    // A release that fails costs the others a wait, not the session.
    return () =>
      redis.eval(compareAndDelete, 1, key, holder).then(
        () => undefined,
        () => undefined,
      );
  }
  return { acquire };
}
