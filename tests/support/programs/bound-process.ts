import { type ChildProcessByStdio, spawn } from "node:child_process";
import path from "node:path";
import type { Readable } from "node:stream";

const root = path.resolve(import.meta.dirname, "../../..");
const endWithParent = path.join(import.meta.dirname, "end-with-parent.mjs");

export type BoundProcess = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Starts Node.js in a process that ends with this one, because a hook that timed out or a killed worker can't
 * stop what it started.
 */
export function spawnBound(
  args: string[],
  env: Record<string, string | undefined>,
  cwd = root,
): BoundProcess {
  return spawn(process.execPath, ["--import", endWithParent, ...args], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as BoundProcess;
}
