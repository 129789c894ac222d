import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { detailFiles } from "../../../../scripts/testing/browser-details.mjs";
import { countPlaywright, countVitest } from "../../../../scripts/testing/reports.mjs";
import { projects } from "../../../../scripts/testing/run-all.mjs";
import { runSuite } from "../../../../scripts/testing/suite.mjs";

describe("`npm test` result counts", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cashlane-reports-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function report(content: object): string {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  it("reports a test file that couldn't be loaded as one failure", () => {
    const testResults = [
      { name: "a.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      {
        name: "b.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "one" },
          { status: "failed", fullName: "two", failureMessages: ["\u001b[31mexpected 3\u001b[39m"] },
        ],
      },
    ];
    const file = report({
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults,
    });
    expect(countVitest(file)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 3,
      failures: ["a.test.ts\n    no such module", "b.test.ts › two\n    expected 3"],
    });
  });

  it("reports an end-to-end test that passed only when repeated as passed, and names it", () => {
    const spec = (title: string, status: string) => ({
      title,
      file: "a.spec.ts",
      line: 7,
      tests: [{ status, results: [{ error: { message: "not there" } }, {}] }],
    });
    const file = report({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        { specs: [spec("good", "expected")], suites: [{ specs: [spec("late", "flaky")] }] },
        { specs: [spec("bad", "unexpected")] },
      ],
    });
    expect(countPlaywright(file)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      failures: ["a.spec.ts:7 › bad\n    not there"],
      repeated: ["a.spec.ts:7 › late\n    not there"],
    });
  });

  it("names only existing browser test files to leave out", () => {
    const missingFiles = detailFiles.filter((file) => !existsSync(`tests/e2e/${file}.spec.ts`));
    expect(missingFiles).toEqual([]);
  });

  it("leaves out only kills and limits of time", async () => {
    const { default: config } = await import("../../../../vitest.config.ts");
    const shape = z.object({
      test: z.object({
        projects: z.array(z.object({ test: z.object({ name: z.string(), include: z.array(z.string()) }) })),
      }),
    });
    const vitestProjects = shape.parse(config).test.projects.map((project) => project.test);
    expect(vitestProjects.map(({ name }) => name)).toEqual([...projects, "kills", "timed"]);
    const included = vitestProjects.flatMap(({ include }) => include.map((pattern) => pattern.split("/")[1]));
    const folders = readdirSync("tests").filter((folder) => !["e2e", "long", "support"].includes(folder));
    expect(included.sort()).toEqual(folders.sort());
  });

  it("reports a missing report as a failure", () => {
    expect(countVitest(join(folder, "none.json")).failed).toBe(1);
    expect(countPlaywright(join(folder, "none.json")).failed).toBe(1);
  });

  it("a good report doesn't hide a suite that failed", async () => {
    const command = [process.execPath, "--eval", "process.exit(2)"];
    const count = () => ({ passed: 3, failed: 0, skipped: 0, failures: [] });
    expect(await runSuite({ name: "crashed", command, count })).toMatchObject({ passed: 3, failed: 1 });
    expect(await runSuite({ name: "check", command })).toMatchObject({ passed: 0, failed: 1 });
  });
});
