import { once } from "node:events";
import { createServer as createHttpServer, request, type Server } from "node:http";
import { type AddressInfo, createServer, type Server as TcpServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { openSocket } from "~/features/notifications/connection/open-socket";
import { startTestProvider } from "../support/programs/provider";
import { listen, realtimeTokenOf } from "../support/proxies/sockets";

const open = new Set<() => void>();
afterEach(() => {
  vi.useRealTimers();
  for (const close of open) close();
  open.clear();
});

async function originOf(server: TcpServer): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Opens a socket. `log` lists its events so far. */
function openAt(origin: string, token = "token") {
  const log: string[] = [];
  const socket = openSocket(
    { origin, token },
    {
      connected: () => log.push("connected"),
      failed: (detail) => log.push(`failed: ${detail}`),
      dropped: () => log.push("dropped"),
      received: ({ type }) => log.push(type),
    },
  );
  open.add(() => socket.close());
  return { socket, log };
}

/** Starts a proxy like those of some companies: it forwards HTTP, but not WebSockets. */
function withoutWebSockets(target: string): Server {
  const proxy = createHttpServer((incoming, outgoing) => {
    const forwarded = request(
      target + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  return proxy.on("upgrade", (_, socket) => socket.end("HTTP/1.1 403 Forbidden\r\n\r\n"));
}

test("falls back to polling where websockets are refused", async () => {
  const provider = await startTestProvider();
  const proxy = withoutWebSockets(await listen(provider));
  const upgrades: unknown[] = [];
  proxy.on("upgrade", (incoming) => upgrades.push(incoming));
  const { socket, log } = openAt(
    await originOf(proxy),
    await realtimeTokenOf(provider, await provider.signUp()),
  );
  await vi.waitFor(() => expect(log).toEqual(["connected", "unread_count", "notification_sync"]), 20_000);
  expect(upgrades).not.toHaveLength(0);
  expect(await socket.emit({ event: "mark_all_as_read" })).toEqual({ ok: true });
  socket.close();
  proxy.close();
  proxy.closeAllConnections();
  await provider.close();
});

test("waits 20 s for a server that accepts the connection and stays silent", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  open.add(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const origin = await originOf(silent);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { log } = openAt(origin);
  await once(silent, "connection");
  await vi.advanceTimersByTimeAsync(19_999);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  // Later events of the abandoned attempt are ignored (realtime-link.test.ts).
  expect(log[0]).toBe("failed: timeout");
});
