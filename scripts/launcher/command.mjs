import { spawn } from "node:child_process";
import { Refusal } from "./refusal.mjs";

/** The repository's root: every script works from here, wherever it was called. */
export const root = new URL("../..", import.meta.url).pathname.replace(/\/$/, "");

/**
 * Runs a command to its end, without input.
 *
 * @param {string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, failure: string, isQuiet?: boolean }} options `failure`: the sentence
 *   for a non-zero exit; a quiet command's output is shown only then
 * @throws {Refusal} when the command fails or does not exist
 */
export async function run([program = "", ...rest], { env = process.env, failure, isQuiet = false }) {
  const output = isQuiet ? "pipe" : "inherit";
  const child = spawn(program, rest, { cwd: root, env, stdio: ["ignore", output, output] });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (exitCode) => resolve(exitCode ?? 1));
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(said));
  throw new Refusal(failure);
}

/**
 * The command line that runs a package's program without a shell in between, so signals reach it.
 *
 * @param {string} script path below node_modules
 * @param {string[]} rest
 */
export function nodeProgram(script, ...rest) {
  return [process.execPath, `node_modules/${script}`, ...rest];
}
