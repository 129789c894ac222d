import { setImmediate } from "node:timers/promises";
import { CollusionModel } from "../support/collusion/model.ts";
import { findAttack } from "../support/collusion/search.ts";
import type { Attack } from "./attack.ts";
import { addFinding } from "./tally.ts";

const batchSize = 10_000;

/** Models the rules about who decides, and searches for sequences in which one person alone moves money out. */
export const collusion: Attack = {
  what: "Two colluding admins: sequences of up to six steps in a model of who decides",
  goal: 1_000_000,
  share: 12,
  async run(turn, tally) {
    while (!turn.isOver(tally.done)) {
      const attack = findAttack(CollusionModel, { sequences: Math.min(batchSize, turn.goal - tally.done) });
      tally.done += Math.min(batchSize, turn.goal - tally.done);
      if (attack) addFinding(tally, "lost", attack);
      // Gives signals that stop the run a chance to be handled.
      await setImmediate();
    }
  },
};
