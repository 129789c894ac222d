import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { boundedFetch } from "#provider/modules/connected-services/bounded-fetch.ts";

const server = createServer((request, response) => {
  if (request.url === "/none") response.writeHead(204).end();
  else response.writeHead(200, { "x-told": "yes" }).end("x".repeat(Number(request.url?.slice(1))));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const get = (path: string) => boundedFetch(`http://127.0.0.1:${port}${path}`, {});

afterAll(() => server.close());

test("what is short comes as it is", async () => {
  const answer = await get("/262144");
  expect([answer.status, answer.headers.get("x-told"), (await answer.text()).length]).toEqual([
    200,
    "yes",
    262_144,
  ]);
  expect((await get("/none")).status).toBe(204);
});

test("what is longer is given up", async () => {
  await expect(get("/262145")).rejects.toThrow("longer than 262144 bytes");
});
