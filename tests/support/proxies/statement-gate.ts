import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

export interface StatementGate {
  port: number;
  /** The number of counted statements so far. */
  statements: () => number;
  /** Resolves when statement `number` arrives, counted from 1. That statement and all later ones aren't forwarded. */
  stopAt: (number: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts a TCP proxy to PostgreSQL that counts the statements of each connection from the first one that contains
 * `marker` on, so that a test can kill a program at a certain statement instead of after a time.
 */
export async function startStatementGate(
  target: { hostname: string; port: number },
  marker: string,
): Promise<StatementGate> {
  let count = 0;
  let limit = Infinity;
  let stop: () => void = () => undefined;
  const server = createServer((client) => {
    const upstream = connect(target.port, target.hostname);
    let isCounted = false;
    client.on("data", (bytes) => {
      isCounted ||= bytes.includes(marker);
      if (isCounted) count += 1;
      if (count < limit) return void upstream.write(bytes);
      stop();
    });
    upstream.pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      socket.on("error", () => undefined).once("close", () => other.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    statements: () => count,
    stopAt(number) {
      limit = number;
      return new Promise((resolve) => (stop = resolve));
    },
    async close() {
      server.close();
      await once(server, "close");
    },
  };
}
