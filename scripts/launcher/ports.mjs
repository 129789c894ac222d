import { createServer } from "node:net";
import { CommandError } from "./command-error.mjs";

/**
 * Reads a port number from the environment.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 * @param {number} fallback
 * @throws {CommandError} naming the variable
 */
export function readPort(environment, name, fallback) {
  const text = environment[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new CommandError(`${name}: "${text}" is not a port between 1 and 65535.`);
}

/**
 * Checks that a port can be listened on.
 *
 * @param {number} port
 * @param {string} host
 * @param {string} name the variable that sets the port
 * @throws {CommandError} when another program uses the port or the system denies access
 */
export async function ensureFree(port, host, name) {
  const probe = createServer();
  /** @type {NodeJS.ErrnoException | undefined} */
  const error = await new Promise((resolve) => {
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (!error) return;
  const reason =
    error.code === "EADDRINUSE"
      ? "is taken by another program"
      : `cannot be opened on ${host} (${error.code})`;
  throw new CommandError(`Port ${port} ${reason}. Free it, or set ${name} to another one.`);
}
