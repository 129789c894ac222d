import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { respond } from "../../support/contract/stand-in-provider";

// The prelude replaces parts of react-router-serve. When a test here fails after an update of @react-router/serve,
// express or morgan, compare node_modules/@react-router/serve/dist/cli.js with app/server/http-server-preload.mjs.
const { dashboard } = standInDashboard((_, response) => respond(response, {}));
const peerHeader = /x-peer-[0-9a-f]{32}/;

/** Runs a script after the prelude, as `react-router-serve` does. */
async function runAfterPrelude(script: string): Promise<{ code: number; output: string }> {
  const args = ["--import", "./app/server/http-server-preload.mjs", "--input-type=module", "--eval", script];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { timeout: 30_000 });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test("react-router-serve creates its server with http.createServer: responses carry nosniff", async () => {
  const response = await dashboard.request("/healthz");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("requests contain the peer's address, which pages need", async () => {
  const response = await dashboard.request("/en/login");
  expect(response.status).toBe(200);
});

test("morgan logs nothing, so queries stay out of the log", async () => {
  await dashboard.request("/en/login?token=visible-in-the-log");
  expect(dashboard.output()).not.toContain("visible-in-the-log");
});

test("keeps the answer to a request for routes and sends it again as a whole", async () => {
  const page = await (await dashboard.request("/en/login")).text();
  const version = /manifest-(\w+)\.js/.exec(page)![1];
  const target = `/__manifest?paths=${encodeURIComponent("/en,/en/register")}&version=${version}`;
  const first = await dashboard.request(target);
  const routes = await first.text();
  const second = await dashboard.request(target);
  expect(first.headers.get("content-length")).toBeNull();
  expect(second.headers.get("content-length")).toBe(String(Buffer.byteLength(routes)));
  expect(await second.text()).toBe(routes);
});

test("ends the program when files aren't served through the prelude's handler", async () => {
  const { code, output } = await runAfterPrelude(
    'import http from "node:http"; http.createServer(() => {}).listen(0);',
  );
  expect(code).toBe(1);
  expect(output).toContain("app/server/http-server-preload.mjs");
});

test("replaces createServer for modules that import it by name", async () => {
  const { output } = await runAfterPrelude(`
    import { createServer, get } from "node:http";
    import { createRequire } from "node:module";
    const fromServe = createRequire(createRequire(process.cwd() + "/x.js").resolve("@react-router/serve/package.json"));
    fromServe("express").static("public");
    const server = createServer((request, response) => response.end(Object.keys(request.headers).join()));
    server.listen(0, () => get({ port: server.address().port }, (response) => {
      response.on("data", (names) => process.stdout.write(names));
      response.on("end", () => process.exit(0));
    }));
  `);
  expect(output).toMatch(peerHeader);
});
