/** A deterministic random stream (mulberry32), the same on every machine. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  fraction: () => number;
  /** Returns an integer, both ends inclusive. */
  between: (minimum: number, maximum: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly [T, ...T[]] | readonly T[]) => T;
  uuid: () => string;
}

/**
 * Creates a stream. The same seed gives the same numbers; each part of the demo has its own, so that it can
 * change without affecting others.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  function fraction() {
    return next() / 2 ** 32;
  }
  function between(minimum: number, maximum: number) {
    return minimum + Math.floor(fraction() * (maximum - minimum + 1));
  }
  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError("Nothing to pick from");
      return item;
    },
    uuid() {
      const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, "0")).join("");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
