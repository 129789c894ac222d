import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { type CanaryProxy, startCanaryProxy } from "../../support/proxies/canary-proxy";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";
import { printCoverage } from "../../support/programs/repetitions";
import { routePaths } from "../../support/pages/route-paths";
import { type SpawnedProvider, spawnProvider } from "../../support/programs/spawned-provider";

let provider: SpawnedProvider;
let canaries: CanaryProxy;
let dashboard: Dashboard;
beforeAll(async () => {
  provider = await spawnProvider();
  canaries = await startCanaryProxy((await provider.listening()).origin);
  dashboard = await startDashboard({ providerOrigin: canaries.origin });
}, 120_000);
afterAll(async () => {
  await dashboard?.stop();
  await canaries?.close();
  await provider?.kill();
});

test("S2 with the real provider no token leaves the dashboard: pages, .data, headers, log, session files", async () => {
  const browser = new Browser(dashboard);
  const person = { name: "Noor", email: "noor@cashlane.test", password: "Secret-horse-1" };
  const registered = await browser.submit("/en/register", { ...person, terms: "on" });
  expect(registered.status).toBe(302);
  const { email, password } = person;
  expect((await browser.submit("/en/login", { email, password })).status).toBe(302);
  expect(canaries.tokens.size).toBe(2);

  // A GET of the logout URL has no effect, so every screen is loaded signed in.
  const pages = routePaths().flatMap((target) => [target, `${target === "/" ? "/_" : target}.data`]);
  let responseCount = 0;
  for (const page of pages) {
    const response = await browser.request(page);
    const content = `${[...response.headers].join("\n")}\n${await response.text()}`;
    expect(canaries.leaksIn(content), page).toEqual([]);
    responseCount += 1;
  }
  const realtime = await browser.request("/realtime/token", { method: "POST" });
  expect(realtime.status).toBe(200);
  expect(canaries.leaksIn(await realtime.text())).toEqual([]);

  const folder = path.join(dashboard.folder, "sessions");
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), "utf8")),
  );
  expect(canaries.leaksIn(files.join("\n"))).toEqual([]);
  expect(canaries.leaksIn(dashboard.output())).toEqual([]);
  printCoverage(`S2: ${canaries.tokens.size} tokens looked for in ${responseCount} answers`);
});
