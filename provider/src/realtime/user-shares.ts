import { createSerialQueue } from "#shared/serial-queue.ts";
import { createAllowance } from "./emit-limit.ts";

/** The state shared by one user's sockets in this process. */
export interface UserShare {
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
export function createUserShares() {
  const sharesByUser = new Map<string, { share: UserShare; sockets: number; forget?: NodeJS.Timeout }>();
  const queue = createSerialQueue();

  return {
    /** Adds a socket of a user. Call `leave` when it disconnects. */
    join(userId: string): { share: UserShare; leave: () => void } {
      const entry = sharesByUser.get(userId) ?? { share: shareOf(userId), sockets: 0 };
      sharesByUser.set(userId, entry);
      clearTimeout(entry.forget);
      entry.sockets += 1;
      return {
        share: entry.share,
        leave() {
          entry.sockets -= 1;
          if (entry.sockets === 0)
            entry.forget = setTimeout(() => sharesByUser.delete(userId), retention).unref();
        },
      };
    },
  };

  function shareOf(userId: string): UserShare {
    return { take: createAllowance(), serially: (work) => queue.run(userId, work) };
  }
}
