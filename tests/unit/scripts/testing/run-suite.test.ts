import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";

function runSuite(...input: string[]) {
  return spawnSync(process.execPath, ["scripts/test.mjs", "--part", ...input], { encoding: "utf8" });
}

describe("a part of the tests", () => {
  test("refuses an unknown part and names the known ones", () => {
    const { status, stderr } = runSuite("everything");
    expect(status).toBe(1);
    expect(stderr).toContain("unit, provider, routes, e2e");
  });

  test("runs only the paths that are given", () => {
    const { status, stdout } = runSuite(
      "unit",
      "tests/unit/contract/invoice-sums.test.ts",
      "--reporter=json",
    );
    expect(status).toBe(0);
    const report = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { testResults: { name: string }[] };
    expect(report.testResults.map(({ name }) => name.split("/").at(-1))).toEqual(["invoice-sums.test.ts"]);
  });

  test("fails when a test file is missing", () => {
    expect(runSuite("unit", "tests/unit/no-such.test.ts").status).toBe(1);
  });
});
