import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Forwards bytes to `target` until it is cut; then nothing passes until it is restored. */
export async function startSwitchableProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(target.port, target.host);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  function cut() {
    isCut = true;
    for (const socket of open) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore() {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
