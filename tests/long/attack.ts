import type { Tally } from "./tally.ts";

/** Controls when an attack stops. */
export interface Turn {
  /** Repetitions still to do. */
  goal: number;
  /** Repetitions done by earlier runs. */
  before: number;
  /** Returns true once the goal is reached, the attack's time is up, or the run was stopped. */
  isOver: (done: number) => boolean;
}

/** One row of the long run's table. */
export interface Attack {
  what: string;
  /** Target number of repetitions. */
  goal: number;
  /** Its share of the time, relative to the sum of all shares. */
  share: number;
  /** Whether an unfinished attack starts over in the next run instead of being continued. */
  startsOver?: boolean;
  run: (turn: Turn, tally: Tally) => Promise<void>;
}

interface Limits {
  goal: number;
  before: number;
  milliseconds: number;
  signal: AbortSignal;
}

/**
 * Creates a turn that ends after `goal` repetitions, after `milliseconds` since the first `isOver`, or when
 * aborted.
 */
export function turnOf({ goal, before, milliseconds, signal }: Limits): Turn {
  let end: number | undefined;
  return {
    goal,
    before,
    isOver(done) {
      end ??= performance.now() + milliseconds;
      return done >= goal || signal.aborted || performance.now() >= end;
    },
  };
}
