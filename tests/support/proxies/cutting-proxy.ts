import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";

export interface CuttingProxy {
  origin: string;
  /** Number of connections cut so far. */
  cuts: () => number;
  close: () => Promise<void>;
}

/** Forwards requests to `target` and cuts the connection at the first byte of every response. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream);
    upstream.once("data", () => {
      cuts++;
      client.destroy();
      upstream.destroy();
    });
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async close() {
      server.close();
      await once(server, "close");
    },
  };
}
