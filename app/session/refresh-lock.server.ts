import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { createFileLocks } from "#shared/file-locks.mjs";
import { StoreError } from "./session-store";

/** Ensures that only one process at a time refreshes the tokens of a session. */
export interface RefreshLock {
  /**
   * Returns a function that releases the lock, or `undefined` while another process holds it. @throws
   * StoreError
   */
  acquire: (session: string) => Promise<(() => Promise<void>) | undefined>;
}

/** A lock without effect, for a single process, whose requests already share a refresh in progress. */
export const noLock: RefreshLock = { acquire: async () => async () => undefined };

// Longer than any refresh, so that a running process never loses its lock. The lock of a crashed process
// expires.
const lockMilliseconds = 8000;
const compareAndDelete = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0`;

/**
 * Creates a lock for all processes that use the same Redis: `SET NX PX`, released only by the process that
 * holds it.
 */
export function createRedisLock(redis: Redis): RefreshLock {
  async function acquire(session: string) {
    const key = `cashlane:refresh:${session}`;
    const holder = randomUUID();
    const isAcquired = await redis.set(key, holder, "PX", lockMilliseconds, "NX").catch((error: unknown) => {
      throw new StoreError("Redis cannot be used", { cause: error });
    });
    if (isAcquired !== "OK") return undefined;
    // If the release fails, other processes have to wait, but the session doesn't end.
    return () =>
      redis.eval(compareAndDelete, 1, key, holder).then(
        () => undefined,
        () => undefined,
      );
  }
  return { acquire };
}

/**
 * Creates a lock for the processes of this machine. `file-locks.mjs` explains when the lock of a crashed
 * process ends.
 */
export function createFileRefreshLock(locks: ReturnType<typeof createFileLocks>): RefreshLock {
  return {
    acquire: (session) =>
      locks.tryAcquire(`refresh-${session}`).catch((error: unknown) => {
        throw new StoreError("The session folder cannot be used", { cause: error });
      }),
  };
}
