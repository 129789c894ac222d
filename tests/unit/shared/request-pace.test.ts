import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setInterval } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitPace } from "#shared/request-pace.mjs";

const idle = 400;
const server = createServer((request, response) => {
  let bytes = 0;
  request
    .on("data", ({ length }: Buffer) => (bytes += length))
    .on("end", () => response.end(`${bytes} bytes`));
});
limitPace(server, { idle, bytesPerSecond: 1000 });
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a body in pieces, ten per second, and returns the whole response. */
async function send(piece: string, pieces: number, length = piece.length * pieces): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  let response = "";
  socket.setEncoding("utf8").on("data", (part: string) => (response += part));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  let sentPieces = 0;
  for await (const _ of setInterval(100)) {
    if (socket.destroyed || sentPieces++ === pieces) break;
    socket.write(piece);
  }
  await closed;
  return response;
}

test("reads a slow but steady body to its end", async () => {
  expect(await send("x".repeat(500), 15)).toContain("7500 bytes");
});

test("cuts off a stalled body with 408", async () => {
  expect(await send("x".repeat(500), 2, 5000)).toMatch(/^HTTP\/1\.1 408 /);
});

test("cuts off a trickling body with 408", async () => {
  expect(await send("x", 60)).toMatch(/^HTTP\/1\.1 408 /);
});
