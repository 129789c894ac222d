import type { Tally } from "./tally.ts";

/** Tells an attack when to stop. */
export interface Turn {
  goal: number;
  /** True once so many were done, or the attack's share of the time has passed. */
  isOver: (done: number) => boolean;
}

/** One row of the long run's table. */
export interface Attack {
  what: string;
  /** How often it should be done. */
  goal: number;
  /** Its share of the time, in parts of all shares. */
  share: number;
  run: (turn: Turn, tally: Tally) => Promise<void>;
}

/** A turn that ends after `goal` times or so many milliseconds from the first question on, whichever comes first. */
export function turnOf(goal: number, milliseconds: number): Turn {
  let end: number | undefined;
  return {
    goal,
    isOver(done) {
      end ??= performance.now() + milliseconds;
      return done >= goal || performance.now() >= end;
    },
  };
}
