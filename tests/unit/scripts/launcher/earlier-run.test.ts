import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runningHolders } from "../../../../scripts/launcher/data-lock.mjs";
import { stopEarlierRun } from "../../../../scripts/launcher/earlier-run.mjs";

const programs = ["provider", "dashboard"];
let dataDir: string;
let earlier: ChildProcess;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "cashlane-earlier-"));
  const locks = new URL("../../../../scripts/launcher/data-lock.mjs", import.meta.url).href;
  const script = `import { lockDataFolder } from ${JSON.stringify(locks)};
    lockDataFolder(process.argv[1], "provider");
    process.stdout.write("locked");
    setInterval(() => {}, 1000);`;
  earlier = spawn(process.execPath, ["--input-type=module", "-e", script, dataDir]);
  await once(earlier.stdout!, "data");
});
afterEach(() => {
  earlier.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

test("stops an earlier run when the user at the terminal agrees", async () => {
  const exit = once(earlier, "exit");
  let question = "";
  await stopEarlierRun({
    dataDir,
    programs,
    confirm: (text) => {
      question = text;
      return Promise.resolve(true);
    },
  });
  expect(question).toContain(`as process ${earlier.pid}`);
  expect((await exit)[1]).toBe("SIGTERM");
  expect(runningHolders(dataDir, "provider")).toEqual([]);
});

test("leaves an earlier run alone when the user declines, and names its process", async () => {
  const start = stopEarlierRun({ dataDir, programs, confirm: () => Promise.resolve(false) });
  await expect(start).rejects.toThrow(`Stop it with "kill ${earlier.pid}"`);
  expect(runningHolders(dataDir, "provider")).toEqual([earlier.pid]);
});

test("never stops an earlier run without a terminal", async () => {
  await expect(stopEarlierRun({ dataDir, programs })).rejects.toThrow("Cashlane is running");
  expect(runningHolders(dataDir, "provider")).toEqual([earlier.pid]);
});

test("starts at once in a free data folder", async () => {
  earlier.kill("SIGKILL");
  await once(earlier, "exit");
  await expect(stopEarlierRun({ dataDir, programs })).resolves.toBeUndefined();
});
