import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { createFileLocks } from "#shared/file-locks.mjs";
import { StoreError } from "./session-store";

/** Ensures that only one process at a time refreshes a session. */
export interface RefreshLock {
  /**
   * Returns a function that releases the lock, or `undefined` while another process holds it. @throws
   * StoreError
   */
  acquire: (session: string) => Promise<(() => Promise<void>) | undefined>;
}

/** For a single process, which already shares refreshes in flight. */
export const noLock: RefreshLock = { acquire: async () => async () => undefined };

// Longer than any refresh, so that a running holder never loses the lock. The lock of a crashed one expires.
const lockMilliseconds = 8000;
const compareAndDelete = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0`;

/** A lock for all processes that share this Redis: `SET NX PX`, released only by its holder. */
export function createRedisLock(redis: Redis): RefreshLock {
  async function acquire(session: string) {
    const key = `cashlane:refresh:${session}`;
    const holder = randomUUID();
    const isAcquired = await redis.set(key, holder, "PX", lockMilliseconds, "NX").catch((error: unknown) => {
      throw new StoreError("Redis cannot be used", { cause: error });
    });
    if (isAcquired !== "OK") return undefined;
    // A failed release delays others but doesn't end the session.
    return () =>
      redis.eval(compareAndDelete, 1, key, holder).then(
        () => undefined,
        () => undefined,
      );
  }
  return { acquire };
}

/** A lock for the processes of this machine. `file-locks.mjs` says how the lock of a crashed one ends. */
export function createFileRefreshLock(locks: ReturnType<typeof createFileLocks>): RefreshLock {
  return {
    acquire: (session) =>
      locks.tryAcquire(`refresh-${session}`).catch((error: unknown) => {
        throw new StoreError("The session folder cannot be used", { cause: error });
      }),
  };
}
