import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { withManifestCache } from "../../../../app/server/manifest-cache.mjs";

const manifest = "/__manifest?paths=%2Fen%2Fshops&version=1";
const immutable = "public, max-age=31536000, immutable";
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Starts a server that numbers its responses, so that a cached one can be recognized. */
async function startServer(limits?: { entries: number; bytes: number }, cacheControl = immutable) {
  let count = 0;
  const listener: RequestListener = (request, response) => {
    count += 1;
    response.setHeader("Cache-Control", cacheControl);
    response.setHeader("Content-Type", "application/json");
    response.write(`${request.method} `);
    response.end(new TextEncoder().encode(`é${count}`));
  };
  const server = createServer(withManifestCache(listener, limits)).listen(0, "127.0.0.1");
  closers.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return (target: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${target}`, init);
}

async function readText(response: Promise<Response>): Promise<string> {
  return (await response).text();
}

test("answers the second request for the same routes with the first answer", async () => {
  const request = await startServer();
  await readText(request(manifest));
  expect(await readText(request(manifest))).toBe("GET é1");
});

test("repeats the headers of the first answer", async () => {
  const request = await startServer();
  await readText(request(manifest));
  const { headers } = await request(manifest);
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("cache-control")).toBe(immutable);
});

test.each([
  ["other routes", "/__manifest?paths=%2Fen&version=1", {}],
  ["another encoding", manifest, { headers: { "accept-encoding": "identity" } }],
  ["a page", "/en/shops", {}],
])("passes a request for %s on to the listener", async (_, target, init) => {
  const request = await startServer();
  await readText(request(manifest));
  await readText(request(target, init));
  expect(await readText(request(target, init))).toBe(target === "/en/shops" ? "GET é3" : "GET é2");
});

test("passes a request on again when the answer may change", async () => {
  const request = await startServer(undefined, "no-store");
  await readText(request(manifest));
  expect(await readText(request(manifest))).toBe("GET é2");
});

test("passes other methods on to the listener", async () => {
  const request = await startServer();
  await readText(request(manifest));
  expect(await readText(request(manifest, { method: "POST" }))).toBe("POST é2");
});

test.each([
  ["entries", { entries: 2, bytes: 10_000 }],
  ["bytes", { entries: 100, bytes: 100 }],
])("drops the least recently used answer when it has too many %s", async (_, limits) => {
  const request = await startServer(limits);
  await readText(request("/__manifest?a"));
  await readText(request("/__manifest?b"));
  await readText(request("/__manifest?a"));
  await readText(request("/__manifest?c"));
  expect(await readText(request("/__manifest?a"))).toBe("GET é1");
  expect(await readText(request("/__manifest?b"))).toBe("GET é4");
});
