import { describe, expect, test } from "vitest";
import { CollusionModel } from "../../../../support/collusion/model.ts";
import { plantedBugs } from "../../../../support/collusion/planted-bugs.ts";
import { findAttack } from "../../../../support/collusion/search.ts";
import { printCoverage, repetitions } from "../../../../support/programs/repetitions.ts";

describe("M23 a model of two colluding admins and an honest one", () => {
  test("finds no sequence of up to six steps that pays out money without the honest admin's approval", () => {
    const sequences = repetitions({ ci: 10_000, long: 1_000_000 });
    const startedAt = performance.now();
    expect(findAttack(CollusionModel, { sequences })).toBeNull();
    printCoverage(
      `M23: ${sequences} sequences of the model in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    );
  });

  test.each(Object.entries(plantedBugs))("finds an attack where %s", (_, Model) => {
    const attack = findAttack(Model, { sequences: 100_000, seed: 31 });
    printCoverage(String(attack));
    expect(attack).not.toBeNull();
  });
});
