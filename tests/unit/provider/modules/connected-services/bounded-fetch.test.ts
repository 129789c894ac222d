import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createBoundedFetch } from "#provider/modules/connected-services/bounded-fetch.ts";

const requestedUrls: string[] = [];
const server = createServer((request, response) => {
  requestedUrls.push(request.url ?? "");
  if (request.url === "/none") response.writeHead(204).end();
  else if (request.url === "/moved") response.writeHead(302, { location: "/5" }).end();
  else response.writeHead(200, { "x-told": "yes" }).end("x".repeat(Number(request.url?.slice(1))));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const boundedFetch = createBoundedFetch({ allowPrivate: true });
const get = (path: string) => boundedFetch(`http://127.0.0.1:${port}${path}`, {});

afterAll(() => server.close());

test("passes on a short answer", async () => {
  const response = await get("/262144");
  expect(response.status).toBe(200);
  expect(response.headers.get("x-told")).toBe("yes");
  expect(await response.text()).toHaveLength(262_144);
  expect((await get("/none")).status).toBe(204);
});

test("gives up a longer answer", async () => {
  await expect(get("/262145")).rejects.toThrow("longer than 262144 bytes");
});

test("follows no redirect, even if its caller allows it", async () => {
  const response = await boundedFetch(`http://127.0.0.1:${port}/moved`, { redirect: "follow" });
  expect(response.status).toBe(302);
  expect(requestedUrls).not.toContain("/5");
});

test.each(["127.0.0.1", "[::1]", "[::ffff:7f00:1]", "2130706433", "localhost"])(
  "sends nothing to %s unless the operator allowed it",
  async (host) => {
    const before = requestedUrls.length;
    await expect(
      createBoundedFetch({ allowPrivate: false })(`http://${host}:${port}/1`, {}),
    ).rejects.toThrow();
    expect(requestedUrls.length).toBe(before);
  },
);
