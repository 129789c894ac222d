import { afterAll, beforeAll, expect, test } from "vitest";
import { type Dashboard, startDashboard } from "../support/dashboard";
import { good, type StandInProvider, startStandIn } from "../support/stand-in-provider";

let provider: StandInProvider;
let dashboard: Dashboard;
beforeAll(async () => {
  provider = await startStandIn((_, response) => good(response, { access_token: "a", refresh_token: "r" }));
  dashboard = await startDashboard({ providerOrigin: provider.origin });
});
afterAll(async () => {
  await dashboard.stop();
  await provider.close();
});

const preload = /<link rel="modulepreload" href="([^"]+)"/g;

test("decision 0097: the page is whole before the first script is asked for", async () => {
  for (const target of ["/en/login", "/ar/login", "/en/nowhere"]) {
    const html = await (await dashboard.request(target)).text();
    const [page = "", behind = ""] = html.split('<div id="page-end" hidden=""></div>');
    expect(page).not.toMatch(/<script\b|modulepreload/);
    expect(behind).toMatch(preload);
  }
});

test("decision 0097: the login page's scripts are eight files, each asked for once", async () => {
  const html = await (await dashboard.request("/en/login")).text();
  const files = [...html.matchAll(preload)].map(([, address]) => address);
  expect(files).toHaveLength(new Set(files).size);
  expect(files.length).toBeLessThanOrEqual(8);
});

test("the login page's document is small enough for the first second of a slow line", async () => {
  const response = await dashboard.request("/en/login", { headers: { "accept-encoding": "identity" } });
  expect((await response.text()).length).toBeLessThan(80_000);
});
