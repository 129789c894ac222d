import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { Redis } from "ioredis";
import { expect, test, vi } from "vitest";
import { startTestProvider } from "../../support/programs/provider.ts";

test("stops cleanly while Redis replies are outstanding", async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on("unhandledRejection", note);

  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on("error", () => undefined)));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const redis = new Redis({ port, host: "127.0.0.1", enableReadyCheck: false, lazyConnect: true });

  const duplicate = vi.spyOn(redis, "duplicate");
  const provider = await startTestProvider({ redis });
  // The adapter subscribes immediately, and its commands are pending until Redis responds.
  if (sockets.length === 0) await once(silent, "connection");
  await Promise.all(sockets.map((socket) => once(socket, "data")));
  const used = duplicate.mock.results
    .map(({ value }) => value as Redis)
    .filter(({ status }) => status !== "wait");
  // One connection is the adapter's, the other the rate limiters'.
  expect(used).toHaveLength(2);
  const ends = used.map((client) => once(client, "end"));
  await provider.close();
  await Promise.all(ends);
  redis.disconnect();
  silent.close();
  await once(silent, "close");

  // Node.js reports a rejection as unhandled only after the current turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  expect(rejections).toEqual([]);
});
