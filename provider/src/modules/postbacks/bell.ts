/** Wakes up whoever waits for work. */
export interface Bell {
  ring: () => void;
  /** Resolves with the next ring, after so many milliseconds, or when stopped. */
  nextRing: (milliseconds: number, stopped: AbortSignal) => Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Rings when a network's report was stored. */
    postbackBell: Bell;
  }
}

export function createBell(): Bell {
  const waiting = new Set<() => void>();
  return {
    ring() {
      for (const wake of waiting) wake();
    },
    nextRing(milliseconds, stopped) {
      if (stopped.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        function wake() {
          clearTimeout(timer);
          waiting.delete(wake);
          stopped.removeEventListener("abort", wake);
          resolve();
        }
        const timer = setTimeout(wake, milliseconds);
        waiting.add(wake);
        stopped.addEventListener("abort", wake);
      });
    },
  };
}
