import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface TcpGate {
  port: number;
  /** Cuts all connections and accepts none until `open`. */
  shut: () => void;
  open: () => void;
  /**
   * Stops all data on existing connections without closing them, as after a sleep. New connections work. Ends
   * with `shut`.
   */
  freeze: () => void;
  /** Like `freeze`, but new connections hang as well, as with a hanging server. Ends with `shut`. */
  hang: () => void;
  close: () => Promise<void>;
}

/** Starts a TCP proxy to a server that a test wants to make unreachable for a while. */
export async function startTcpGate(target: { hostname: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let isHanging = false;
  const server = createServer((client) => {
    if (!isOpen) return void client.destroy();
    if (isHanging) {
      sockets.add(client.pause().on("error", () => undefined));
      return void client.once("close", () => sockets.delete(client));
    }
    const upstream = connect(target.port, target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other).on("error", () => undefined);
      socket.once("close", () => (sockets.delete(socket), other.destroy()));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  function freeze(): void {
    for (const socket of sockets) socket.unpipe().pause();
  }
  function shut(): void {
    isOpen = false;
    isHanging = false;
    for (const socket of sockets) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    shut,
    open: () => void (isOpen = true),
    freeze,
    hang() {
      isHanging = true;
      freeze();
    },
    async close() {
      shut();
      server.close();
      await once(server, "close");
    },
  };
}
