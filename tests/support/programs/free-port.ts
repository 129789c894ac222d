import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems assign on request, which another test's program could be given. */
const [first, last] = [10_000, 32_000];

/** Returns a free port that is never assigned to programs that listen on "any" port. */
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
