import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems give to whoever asks for any: a program of another test would take the port meanwhile. */
const [first, last] = [10_000, 32_000];

/** A port of this machine that is free just now, and that nobody gets who listens to "any". */
export async function freePort(): Promise<number> {
  const port = randomInt(first, last);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
