import { createSerialQueue } from "#shared/serial-queue.ts";
import { createAllowance } from "./emit-limit.ts";

/** The state shared by one user's sockets in this process. */
export interface UserLimits {
  /** Takes one event from the allowance and returns whether it was available. */
  take: () => boolean;
  /**
   * Runs the work of a user one at a time, so that a flood of events never uses more than one database
   * connection.
   */
  serially: <T>(work: () => Promise<T>) => Promise<T>;
}

// The time in milliseconds after which an unused allowance is full again, so that dropping it then gains a
// client nothing.
const retention = 10_000;

/**
 * Stores the shared state of each user while they have sockets and for a short time afterwards, so that
 * reconnecting doesn't reset the allowance.
 */
export function createPerUserLimits() {
  const limitsByUser = new Map<string, { limits: UserLimits; sockets: number; forget?: NodeJS.Timeout }>();
  const queue = createSerialQueue();

  return {
    /** Adds a socket of a user. Call `leave` when it disconnects. */
    join(userId: string): { limits: UserLimits; leave: () => void } {
      const entry = limitsByUser.get(userId) ?? { limits: createUserLimits(userId), sockets: 0 };
      limitsByUser.set(userId, entry);
      clearTimeout(entry.forget);
      entry.sockets += 1;
      return {
        limits: entry.limits,
        leave() {
          entry.sockets -= 1;
          if (entry.sockets === 0)
            entry.forget = setTimeout(() => limitsByUser.delete(userId), retention).unref();
        },
      };
    },
  };

  function createUserLimits(userId: string): UserLimits {
    return { take: createAllowance(), serially: (work) => queue.run(userId, work) };
  }
}
