/** Runs work with the same key one piece at a time, in the order it was submitted. */
export interface SerialQueue {
  /**
   * @param work starts at once if its key has no pending work, otherwise after the previous work, even if that
   * failed
   * @returns what the work returns
   */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Returns whether work with this key is running or waiting. */
  isBusy: (key: string) => boolean;
}

/** Creates a queue per key. Different keys run concurrently. A key without work takes no memory. */
export function createSerialQueue(): SerialQueue {
  const ends = new Map<string, Promise<void>>();
  return {
    isBusy: (key) => ends.has(key),
    run(key, work) {
      const turn = ends.get(key)?.then(work) ?? start(work);
      const end = turn.then(leave, leave);
      ends.set(key, end);
      return turn;

      function leave() {
        if (ends.get(key) === end) ends.delete(key);
      }
    },
  };
}

/** Turns an exception thrown synchronously into a rejected promise. */
async function start<T>(work: () => Promise<T>): Promise<T> {
  return work();
}
