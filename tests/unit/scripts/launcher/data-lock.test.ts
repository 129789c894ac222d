import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataFolder } from "../../../../scripts/launcher/data-lock.mjs";

describe("one program per data folder", () => {
  let folder = "";
  const children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cashlane-lock-"));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });

  it("refuses a second process with one sentence, and admits it after the release", () => {
    const first = lockDataFolder(folder, "provider");
    expect(() => lockDataFolder(folder, "provider")).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}.`,
    );
    first.release();
    lockDataFolder(folder, "provider").release();
  });

  it("locks each program's part separately", () => {
    lockDataFolder(folder, "provider");
    expect(() => lockDataFolder(folder, "dashboard")).not.toThrow();
  });

  it("takes over the lock of a killed process", async () => {
    const holder = await holdInAnotherProcess();
    expect(() => lockDataFolder(folder, "provider")).toThrow(`process ${holder.pid}`);
    await kill(holder);
    expect(() => lockDataFolder(folder, "provider")).not.toThrow();
  });

  it("keeps the folder locked while a child of a killed launcher still runs", async () => {
    const lock = lockDataFolder(folder, "provider");
    const child = await startIdleProcess();
    lock.addHolder(child.pid ?? 0);
    const content = JSON.parse(readFileSync(join(folder, "provider.lock"), "utf8"));
    content.holders.shift();
    writeFileSync(join(folder, "provider.lock"), JSON.stringify(content));
    expect(() => lockDataFolder(folder, "provider")).toThrow("is in use by process");
    await kill(child);
    expect(() => lockDataFolder(folder, "provider")).not.toThrow();
  });

  it("doesn't mistake a reused process id for its earlier owner", () => {
    lockDataFolder(folder, "provider");
    const file = join(folder, "provider.lock");
    const content = JSON.parse(readFileSync(file, "utf8"));
    content.holders[0].startedAt = "1";
    writeFileSync(file, JSON.stringify(content));
    expect(() => lockDataFolder(folder, "provider")).not.toThrow();
  });

  it("respects another machine's lock and says how to remove it", () => {
    const file = join(folder, "provider.lock");
    writeFileSync(file, JSON.stringify({ host: "elsewhere", holders: [{ pid: 1, startedAt: "1" }] }));
    expect(() => lockDataFolder(folder, "provider")).toThrow(
      `on elsewhere. If nothing is running there, delete ${file}`,
    );
  });

  it("lets exactly one of many processes take over a stale lock", async () => {
    await kill(await holdInAnotherProcess());
    const attempts = await Promise.all(Array.from({ length: 12 }, () => attempt()));
    expect(attempts.filter((outcome) => outcome === "taken")).toHaveLength(1);
    expect(existsSync(join(folder, "provider.lock"))).toBe(true);
  });

  function node(code: string): ChildProcess {
    const module = join(import.meta.dirname, "../../../../scripts/launcher/data-lock.mjs");
    const script = `import { lockDataFolder } from ${JSON.stringify(module)}; ${code}`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, FOLDER: folder },
    });
    children.push(child);
    return child;
  }

  async function holdInAnotherProcess(): Promise<ChildProcess> {
    const child = node(
      `lockDataFolder(process.env.FOLDER, "provider"); console.log("taken"); process.stdin.resume();`,
    );
    if (child.stdout) await once(child.stdout, "data");
    return child;
  }

  async function startIdleProcess(): Promise<ChildProcess> {
    const child = node(`console.log("up"); process.stdin.resume();`);
    if (child.stdout) await once(child.stdout, "data");
    return child;
  }

  /** Keeps the process alive after it took the lock, so that the others see a running holder. */
  async function attempt(): Promise<string> {
    const child = node(
      `try { lockDataFolder(process.env.FOLDER, "provider"); console.log("taken"); } catch { console.log("refused"); } process.stdin.resume();`,
    );
    const [data] = child.stdout ? await once(child.stdout, "data") : [""];
    return String(data).trim();
  }

  async function kill(child: ChildProcess): Promise<void> {
    const gone = once(child, "close");
    child.kill("SIGKILL");
    await gone;
  }
});
