import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { respond } from "../../support/contract/stand-in-provider";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";

const folder = path.resolve("build/client/assets");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));

const { dashboard } = standInDashboard((_, response) => respond(response, {}));

function requestAsset(name: string, encodings: string): Promise<Response> {
  return dashboard.request(`/assets/${name}`, { headers: { "accept-encoding": encodings } });
}

function size(name: string): number {
  return statSync(path.join(folder, name)).size;
}

/** Returns the largest file with an extension. */
function largest(ending: string): string {
  return files.filter((name) => name.endsWith(ending)).sort((a, b) => size(b) - size(a))[0]!;
}

test("each text file has a smaller compressed copy unless it is tiny; fonts have none", () => {
  for (const name of files.filter((file) => !file.endsWith(".br"))) {
    const compressed = files.includes(`${name}.br`) ? size(`${name}.br`) : undefined;
    if (name.endsWith(".woff2")) expect(compressed, name).toBeUndefined();
    else if (size(name) >= 1024 || compressed !== undefined)
      expect(compressed! < size(name), name).toBe(true);
  }
});

test.each([
  [".js", "text/javascript; charset=UTF-8"],
  [".css", "text/css; charset=UTF-8"],
  [".svg", "image/svg+xml"],
])("serves the compressed file for a %s, with its type and permanent caching", async (ending, type) => {
  const name = largest(ending);
  const response = await requestAsset(name, "gzip, deflate, br, zstd");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-encoding": "br",
    "content-length": String(size(`${name}.br`)),
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(await response.text()).toBe(readFileSync(path.join(folder, name), "utf8"));
});

test.each([
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", null],
])("serves %s to a browser that accepts it", async (encodings, expected) => {
  const name = largest(".js");
  const response = await requestAsset(name, encodings);
  expect(response.headers.get("content-encoding")).toBe(expected);
  expect(response.headers.get("vary")).toContain("Accept-Encoding");
  expect(await response.text()).toBe(readFileSync(path.join(folder, name), "utf8"));
});

test("compresses a page for a browser that accepts it", async () => {
  const response = await dashboard.request("/en/login", { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(await response.text()).toMatch(/<\/html>\s*$/);
});

test("serves an uncompressed file and answers 404 to a missing one", async () => {
  const font = await requestAsset(largest(".woff2"), "br");
  expect(font.headers.get("content-encoding")).toBeNull();
  expect((await font.arrayBuffer()).byteLength).toBe(size(largest(".woff2")));
  const gone = await requestAsset("gone.js", "br");
  expect(gone.status).toBe(404);
  expect(await gone.text()).not.toBe("");
});

test("the application refuses a form sent to a file's address with a readable page", async () => {
  const target = `/assets/${largest(".js")}`;
  const response = await dashboard.request(target, {
    method: "POST",
    headers: { "accept-encoding": "br" },
    body: new URLSearchParams({ a: "1" }),
  });
  expect(response.status).toBe(405);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toContain("Cashlane");
});
