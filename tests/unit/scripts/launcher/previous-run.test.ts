import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordRun, runningHolders } from "../../../../scripts/launcher/data-lock.mjs";
import { stopPreviousRun } from "../../../../scripts/launcher/previous-run.mjs";

const programs = ["provider", "dashboard"];
let dataDir: string;
let previous: ChildProcess;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "cashlane-earlier-"));
  const locks = new URL("../../../../scripts/launcher/data-lock.mjs", import.meta.url).href;
  const script = `import { lockDataFolder, recordRun } from ${JSON.stringify(locks)};
    lockDataFolder(process.argv[1], "provider");
    recordRun(process.argv[1], "port-4000");
    process.stdout.write("locked");
    setInterval(() => {}, 1000);`;
  previous = spawn(process.execPath, ["--input-type=module", "-e", script, dataDir]);
  await once(previous.stdout!, "data");
});
afterEach(() => {
  previous.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

test("stops an earlier run when the user at the terminal agrees", async () => {
  const exit = once(previous, "exit");
  let question = "";
  await stopPreviousRun({
    dataDir,
    programs,
    confirm: (text) => {
      question = text;
      return Promise.resolve(true);
    },
  });
  expect(question).toContain(`as process ${previous.pid}`);
  expect((await exit)[1]).toBe("SIGTERM");
  expect(runningHolders(dataDir, "provider")).toEqual([]);
});

test("leaves an earlier run alone when the user declines, and names its process", async () => {
  const start = stopPreviousRun({ dataDir, programs, confirm: () => Promise.resolve(false) });
  await expect(start).rejects.toThrow(`Stop it with "kill ${previous.pid}"`);
  expect(runningHolders(dataDir, "provider")).toEqual([previous.pid]);
});

test("never stops an earlier run without a terminal", async () => {
  await expect(stopPreviousRun({ dataDir, programs })).rejects.toThrow("Cashlane is running");
  expect(runningHolders(dataDir, "provider")).toEqual([previous.pid]);
});

test("starts at once in a free data folder", async () => {
  previous.kill("SIGKILL");
  await once(previous, "exit");
  await expect(stopPreviousRun({ dataDir, programs })).resolves.toBeUndefined();
});

describe("programs that store their data elsewhere", () => {
  const start = { dataDir: "", programs: [], ports: [3000, 4000] };

  test("names an earlier run by its port", async () => {
    await expect(stopPreviousRun({ ...start, dataDir })).rejects.toThrow(
      `Cashlane is running on port 4000 already, as process ${previous.pid}.`,
    );
  });

  test("stops it when the user at the terminal agrees", async () => {
    const exit = once(previous, "exit");
    await stopPreviousRun({ ...start, dataDir, confirm: () => Promise.resolve(true) });
    expect((await exit)[1]).toBe("SIGTERM");
  });

  test("leaves a run on other ports alone", async () => {
    await expect(stopPreviousRun({ ...start, ports: [3000], dataDir })).resolves.toBeUndefined();
    expect(runningHolders(dataDir, "port-4000")).toEqual([previous.pid]);
  });

  test("finds a program whose launcher was killed", async () => {
    const run = recordRun(dataDir, "port-3000");
    run.addHolder(previous.pid!);
    const file = join(dataDir, "port-3000.lock");
    const record = JSON.parse(readFileSync(file, "utf8"));
    record.holders.shift();
    writeFileSync(file, JSON.stringify(record));
    await expect(stopPreviousRun({ ...start, ports: [3000], dataDir })).rejects.toThrow(
      `on port 3000 already, as process ${previous.pid}.`,
    );
  });

  test("keeps the record of a newer run on the same port", () => {
    recordRun(dataDir, "port-4000").release();
    expect(existsSync(join(dataDir, "port-4000.lock"))).toBe(false);
    const older = recordRun(dataDir, "port-4000");
    const file = join(dataDir, "port-4000.lock");
    const newer = readFileSync(file, "utf8").replace(`"pid":${process.pid}`, `"pid":${previous.pid}`);
    writeFileSync(file, newer);
    older.release();
    expect(readFileSync(file, "utf8")).toBe(newer);
  });
});
