import type { Tally } from "./tally.ts";

/** Tells an attack when to stop. */
export interface Turn {
  /** How many are still to be done. */
  goal: number;
  /** How many were done by earlier runs. */
  before: number;
  /** True once so many were done, the attack's share of the time has passed, or the run was asked to stop. */
  isOver: (done: number) => boolean;
}

/** One row of the long run's table. */
export interface Attack {
  what: string;
  /** How often it should be done. */
  goal: number;
  /** Its share of the time, in parts of all shares. */
  share: number;
  /** Whether only all of it at once counts: what an earlier run left unfinished is done again. */
  isWhole?: boolean;
  run: (turn: Turn, tally: Tally) => Promise<void>;
}

interface Limits {
  goal: number;
  before: number;
  milliseconds: number;
  signal: AbortSignal;
}

/** A turn that ends after `goal` times, so many milliseconds from the first question on, or when told to. */
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
