/** Runs work of one key in the order it came, one piece at a time. */
export interface SerialQueue {
  /**
   * @param work starts at once when nothing of its key is under way, else after what came before, also when that failed
   * @returns what the work returns
   */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Whether work of this key is under way or waits. */
  isBusy: (key: string) => boolean;
}

/** A queue for each key; different keys run side by side. A key without work is forgotten. */
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

/** Work that throws before it waits fails like any other. */
async function start<T>(work: () => Promise<T>): Promise<T> {
  return work();
}
