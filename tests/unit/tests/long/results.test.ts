import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { attackNames, parseArguments } from "../../../../scripts/testing/run-long.mjs";
import { turnOf } from "../../../long/attack.ts";
import { storedResults } from "../../../long/results.ts";
import { isClean, tableOf } from "../../../long/table.ts";
import { emptyTally, addFinding, addNote } from "../../../long/tally.ts";

describe("results of the long attacks", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cashlane-long-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (done: number, longestOutage = 0) => ({ ...emptyTally(), done, longestOutage });

  test("add up over runs, including notes and the longest outage", () => {
    const results = storedResults(folder);
    const first = run(60, 900);
    addNote(first, "calls answered 4xx", 7);
    results.add("kills", first, 100);
    const second = run(40, 300);
    addNote(second, "calls answered 4xx", 3);
    addFinding(second, "lost", "a withdrawal", 2);
    results.add("kills", second, 50);
    const { tally, runs, seconds } = storedResults(folder).read("kills");
    expect(runs).toBe(2);
    expect(seconds).toBe(150);
    expect(tally.done).toBe(100);
    expect(tally.lost).toBe(2);
    expect(tally.longestOutage).toBe(900);
    expect([...tally.notes]).toEqual([
      ["calls answered 4xx", 10],
      ["lost: a withdrawal", 1],
    ]);
  });

  test("keep only the last run of an attack measured as a whole", () => {
    const results = storedResults(folder);
    results.add("flood", run(1_500), 10, true);
    results.add("flood", run(2_000), 10, true);
    expect(results.read("flood").tally.done).toBe(2_000);
  });

  test("are cleared on request, and empty before the first run", () => {
    const results = storedResults(folder);
    results.add("races", run(5), 10);
    results.forget("races");
    expect(results.read("races")).toEqual({ tally: emptyTally(), runs: 0, seconds: 0 });
  });

  test("appear in the table, and one loss fails the run", () => {
    const lost = run(1_000, 1_234);
    addFinding(lost, "lost", "a withdrawal");
    const row = { attack: { what: "Kills", goal: 1_000 }, tally: lost, runs: 2, seconds: 61 };
    expect(tableOf([row])).toContain("| Kills | 1,000 | 1,000 | 1 | 0 | 0 | 0 | 1.2 s | 2, 2 |");
    expect(isClean([row])).toBe(false);
    expect(isClean([{ ...row, tally: run(1_000) }])).toBe(true);
  });

  test("a turn ends after the remaining attacks, or on request", () => {
    const stop = new AbortController();
    const turn = turnOf({ goal: 3, before: 7, milliseconds: 60_000, signal: stop.signal });
    expect(turn.isOver(2)).toBe(false);
    expect(turn.isOver(3)).toBe(true);
    stop.abort();
    expect(turn.isOver(0)).toBe(true);
  });
});

describe("`npm run test:long -- …`", () => {
  test("knows every attack", () => {
    const table = readFileSync("tests/long/attacks.ts", "utf8");
    expect([...table.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name]) => name)).toEqual(attackNames);
  });

  test("accepts names of attacks and a time, or nothing for the whole", () => {
    expect(parseArguments(["kills", "races", "--minutes", "5"])).toEqual([
      "kills",
      "races",
      "--minutes",
      "5",
    ]);
    expect(parseArguments([])).toEqual([]);
  });

  test("rejects unknown attack names and an invalid time with an explanation", () => {
    expect(() => parseArguments(["kill"])).toThrow(
      `There is no attack "kill": there are ${attackNames[0]}, `,
    );
    expect(() => parseArguments(["--minutes", "soon"])).toThrow('--minutes is a number above 0, not "soon".');
  });
});
