import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { sumResponseCounts } from "../support/contract/response-counts.ts";
import { tokensIn } from "../support/contract/token-shapes.ts";

// eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the destructuring pattern
test("S2 after the whole run the programs' logs contain no token", async ({}, { project }) => {
  const names = (await readdir(project.outputDir)).filter((name) => /^programs-.*\.log$/.test(name));
  let lines = 0;
  for (const name of names) {
    const log = await readFile(path.join(project.outputDir, name), "utf8");
    expect(tokensIn(log), name).toEqual([]);
    lines += log.split("\n").length;
  }
  const { read, missed } = await sumResponseCounts(project.outputDir);
  expect(lines, "something was looked into").toBeGreaterThan(0);
  console.info(`S2: tokens looked for in ${read} answers (${missed} not kept) and ${lines} lines of logs`);
});
