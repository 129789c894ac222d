import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./command.mjs";
import { CommandError } from "./command-error.mjs";

const endWithLauncher = new URL("end-with-launcher.mjs", import.meta.url).href;

/**
 * One of the programs as a child process.
 *
 * @typedef {{ name: string, pid: number, ready: () => Promise<void>, exited: Promise<number | null>, stop:
 *   (timeoutMs: number) => Promise<boolean>, }} Program
 */

/**
 * Starts a program. Its stderr is buffered until it is ready: a program that refuses to start writes one
 * sentence there, and that is all the user should see.
 *
 * @param {{ name: string, command: string[], env: NodeJS.ProcessEnv, readyUrl: string, prefix: boolean }}
 *   options
 * @returns {Program}
 */
export function startProgram({ name, command: [file = "", ...rest], env, readyUrl, prefix }) {
  // The program runs in its own process group, so that Ctrl-C reaches only this process, which then stops its
  // children in order. The IPC channel closes when this process ends, even if it is killed.
  const nodeOptions = file === process.execPath ? ["--import", endWithLauncher] : [];
  const child = spawn(file, [...nodeOptions, ...rest], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
  });
  let complaint = "";
  let isReady = false;
  const label = prefix ? `[${name}] ` : "";
  forwardLines(/** @type {import("node:stream").Readable} */ (child.stdout), (line) =>
    console.log(label + line),
  );
  forwardLines(/** @type {import("node:stream").Readable} */ (child.stderr), (line) => {
    if (isReady) console.error(label + line);
    else complaint += `${line}\n`;
  });
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code));
  });

  return {
    name,
    pid: child.pid ?? 0,
    exited,
    async ready() {
      const started = await Promise.race([exited.then(() => false), waitUntilReady(readyUrl)]);
      if (!started) throw new CommandError(complaint.trim() || `The ${name} ended before it was ready.`);
      isReady = true;
      if (complaint) console.error(complaint.trimEnd());
    },
    async stop(timeoutMs) {
      if (child.exitCode !== null || child.signalCode !== null) return true;
      child.kill("SIGTERM");
      const timeout = new AbortController();
      const ended = await Promise.race([
        exited.then(() => true),
        sleep(timeoutMs, false, { signal: timeout.signal }).catch(() => false),
      ]);
      timeout.abort();
      if (!ended) child.kill("SIGKILL");
      return ended;
    },
  };
}

/**
 * @param {string} url
 * @returns {Promise<true>}
 */
async function waitUntilReady(url) {
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.ok) return true;
    } catch {
      // The program doesn't listen yet.
    }
    await sleep(100, undefined, { ref: false });
  }
}

/**
 * @param {import("node:stream").Readable} stream
 * @param {(line: string) => void} onLine
 */
function forwardLines(stream, onLine) {
  let unfinishedLine = "";
  stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
    const lines = (unfinishedLine + text).split("\n");
    unfinishedLine = lines.pop() ?? "";
    lines.filter((line) => line.trim() !== "").forEach(onLine);
  });
  stream.on("end", () => {
    if (unfinishedLine) onLine(unfinishedLine);
  });
}
