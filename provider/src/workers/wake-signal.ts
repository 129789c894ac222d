/** Wakes waiting workers, so that their next round starts early. */
export interface WakeSignal {
  wake: () => void;
  /** Resolves on the next `wake`, after `milliseconds`, or when stopped. */
  wait: (milliseconds: number, stopped: AbortSignal) => Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  const resolvers = new Set<() => void>();
  return {
    wake() {
      for (const end of resolvers) end();
    },
    wait(milliseconds, stopped) {
      if (stopped.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        function end() {
          clearTimeout(timer);
          resolvers.delete(end);
          stopped.removeEventListener("abort", end);
          resolve();
        }
        const timer = setTimeout(end, milliseconds);
        resolvers.add(end);
        stopped.addEventListener("abort", end);
      });
    },
  };
}
