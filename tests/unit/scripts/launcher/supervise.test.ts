import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";

// Minimal programs: a server that is ready immediately, or one that fails.
const server = `require("node:http").createServer((_, answer) => answer.end("ok")).listen(process.env.P, "127.0.0.1");`;
const unstoppable = `process.on("SIGTERM", () => {}); ${server}`;
const stoppable = `process.on("SIGTERM", () => process.exit(0)); ${server}`;

let launcher: ChildProcess | undefined;
afterEach(() => launcher?.kill("SIGKILL"));

/** Runs the supervisor with these programs. Resolves when it printed `READY` or ended. */
function supervise(programs: { name: string; code: string; port: number }[]) {
  const descriptions = programs.map(({ name, code, port }) => ({
    name,
    prefix: true,
    command: [process.execPath, "--eval", code],
    env: { ...process.env, P: String(port) },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  }));
  const script = `
    import { runCommand } from "./scripts/launcher/command-error.mjs";
    import { supervise } from "./scripts/launcher/supervise.mjs";
    runCommand(() => supervise(${JSON.stringify(descriptions)}, { onStart: () => {}, onReady: () => console.log("READY") },
      { firstPause: 50, maxPause: 100, maxRestarts: 3, within: 60_000 }));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  launcher = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", () => output.includes("READY") && resolve());
  });
  const untilPrinted = (words: string) =>
    new Promise<void>((resolve) => {
      child.stdout.on("data", () => output.includes(words) && resolve());
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, ready, ended, untilPrinted };
}

async function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

describe("both programs start and stop together", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("ends both and exits 0 on %s", async (signal) => {
    const { child, ready, ended } = supervise([
      { name: "provider", code: stoppable, port: 3351 },
      { name: "dashboard", code: stoppable, port: 3352 },
    ]);
    await ready;
    expect(await isUp(3351)).toBe(true);
    expect(await isUp(3352)).toBe(true);
    child.kill(signal);
    expect((await ended).code).toBe(0);
    expect(await isUp(3351)).toBe(false);
    expect(await isUp(3352)).toBe(false);
  });

  it("shows only the message of a program that refuses to start, and exits 1", async () => {
    const failingProgram = `console.error("Wrong configuration. SMTP_URL: not a URL"); process.exit(1);`;
    const { ended } = supervise([{ name: "provider", code: failingProgram, port: 3353 }]);
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output).toContain("Wrong configuration. SMTP_URL: not a URL");
    expect(output).not.toMatch(/\n\s+at /);
  });

  // A server that crashes on a request to /die.
  const crashingServer = server.replace("answer.end", `_.url === "/die" ? process.exit(3) : answer.end`);

  it("restarts one that crashes and leaves the other running", async () => {
    const { child, ready, ended, untilPrinted } = supervise([
      { name: "provider", code: crashingServer, port: 3354 },
      { name: "dashboard", code: stoppable, port: 3355 },
    ]);
    await ready;
    await fetch("http://127.0.0.1:3354/die").catch(() => undefined);
    await untilPrinted("The provider is ready again.");
    expect(await isUp(3354)).toBe(true);
    expect(await isUp(3355)).toBe(true);
    child.kill("SIGTERM");
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output).toContain("The provider stopped by itself (exit code 3); starting it again in 1 s.");
    expect(output.match(/Starting the dashboard/g)).toHaveLength(1);
    expect(await isUp(3354)).toBe(false);
    expect(await isUp(3355)).toBe(false);
  });

  it("gives up on one that keeps crashing, reports this and ends the other", async () => {
    const short = server.replace("answer.end", "(setTimeout(() => process.exit(3), 300), answer).end");
    const { ready, ended } = supervise([
      { name: "provider", code: short, port: 3357 },
      { name: "dashboard", code: stoppable, port: 3358 },
    ]);
    await ready;
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output).toContain(
      "The provider stopped by itself (exit code 3), 3 times within 1 minutes; giving up",
    );
    expect(await isUp(3358)).toBe(false);
  });

  it("kills a program that doesn't stop, within 10 s", async () => {
    const { child, ready, ended } = supervise([{ name: "dashboard", code: unstoppable, port: 3356 }]);
    await ready;
    const stopRequestedAt = performance.now();
    child.kill("SIGTERM");
    const { code, output } = await ended;
    expect(performance.now() - stopRequestedAt).toBeLessThan(10_000);
    expect(code).toBe(1);
    expect(output).toContain("The dashboard did not stop in time and was killed.");
    expect(await isUp(3356)).toBe(false);
  }, 15_000);
});
