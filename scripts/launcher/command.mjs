import { spawn } from "node:child_process";
import { CommandError } from "./command-error.mjs";

/** The repository's root. Scripts use it as working directory, wherever they were called from. */
export const root = new URL("../..", import.meta.url).pathname.replace(/\/$/, "");

/**
 * Runs a command without input and waits for its end.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, failure: string, isQuiet?: boolean }} options `failure`: the message for a
 *   non-zero exit code; `isQuiet` hides the output unless the command fails
 * @throws {CommandError} when the command fails or doesn't exist
 */
export async function runProgram([program = "", ...rest], { env = process.env, failure, isQuiet = false }) {
  const output = isQuiet ? "pipe" : "inherit";
  const child = spawn(program, rest, { cwd: root, env, stdio: ["ignore", output, output] });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => chunks.push(chunk));
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (exitCode) => resolve(exitCode ?? 1));
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(chunks));
  throw new CommandError(failure);
}

/**
 * Returns the command line that runs a package's program without a shell, so that it receives signals.
 *
 * @param {string} script path below node_modules
 * @param {string[]} rest
 */
export function nodeProgram(script, ...rest) {
  return [process.execPath, `node_modules/${script}`, ...rest];
}
