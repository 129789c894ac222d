import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const parent = mkdtempSync(join(tmpdir(), "cashlane-parent-"));
afterAll(() => rmSync(parent, { recursive: true }));

const script = `
  import { createRunFolder } from "./scripts/testing/run-folder.mjs";
  process.send(createRunFolder(${JSON.stringify(parent)}));
  process.once("message", () => process.exit());`;

async function start() {
  const run = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [folder] = (await once(run, "message")) as [string];
  return { run, folder };
}

test("deletes a run's folder at its end, and a killed run's with the next", async () => {
  const killed = await start();
  const other = await start();
  expect(readdirSync(parent)).toHaveLength(2);
  const gone = once(killed.run, "exit");
  killed.run.kill("SIGKILL");
  await gone;
  expect(existsSync(killed.folder)).toBe(true);
  const next = await start();
  expect([killed, other, next].map(({ folder }) => existsSync(folder))).toEqual([false, true, true]);
  for (const { run } of [other, next]) {
    const ended = once(run, "exit");
    run.send("end");
    await ended;
  }
  expect(readdirSync(parent)).toEqual([]);
});
