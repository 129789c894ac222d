import { describe, expect, test } from "vitest";
import { CollusionModel } from "../../../../support/collusion/model.ts";
import { plantedBugs } from "../../../../support/collusion/planted-bugs.ts";
import { findAttack } from "../../../../support/collusion/search.ts";
import { report, roundsOf } from "../../../../support/programs/rounds.ts";

describe("M23 a model of two colluding admins and an honest one", () => {
  test("finds no sequence of up to six steps that pays out money without the honest admin's approval", () => {
    const sequences = roundsOf({ ci: 10_000, long: 1_000_000 });
    const startedAt = performance.now();
    expect(findAttack(CollusionModel, { sequences })).toBeNull();
    report(
      `M23: ${sequences} sequences of the model in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    );
  });

  test.each(Object.entries(plantedBugs))("finds an attack where %s", (_, Model) => {
    const found = findAttack(Model, { sequences: 100_000, seed: 31 });
    report(String(found));
    expect(found).not.toBeNull();
  });
});
