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

test("decision 0145: Chromium compiles the file React comes in where it reads it", async () => {
  const html = await (await dashboard.request("/en/login")).text();
  const files = [...html.matchAll(preload)].map(([, address = ""]) => address);
  const scripts = await Promise.all(files.map(async (address) => (await dashboard.request(address)).text()));
  const renderers = scripts.filter((script) => script.includes("onRecoverableError"));
  expect(renderers).toHaveLength(1);
  expect(renderers[0]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("the login page's document is small enough for the first second of a slow line", async () => {
  const response = await dashboard.request("/en/login", { headers: { "accept-encoding": "identity" } });
  expect((await response.text()).length).toBeLessThan(42_000);
});

test("decision 0142: a page that stands alone brings its own rules, one inside the shell all of them", async () => {
  const sheetOf = async (target: string) =>
    /<style data-precedence="default" data-href="(\w+)">(.*?)<\/style>/s.exec(
      await (await dashboard.request(target)).text(),
    ) ?? [];
  const [, blank, few = ""] = await sheetOf("/en/login");
  const [, whole, all = ""] = await sheetOf("/en/nowhere");
  expect([blank, whole]).toEqual(["blank", "whole"]);
  expect(few.length).toBeLessThan(all.length / 2);
  expect(few).toContain(".blank-ground");
  expect(few).not.toContain(".side-bar");
  expect(all).toContain(".side-bar");
});

test("decision 0141: the page's font is named from a browser's second page on", async () => {
  const namesFont = (html: string) => html.includes("font-family:Inter;");
  const first = await dashboard.request("/en/login");
  expect(namesFont(await first.text())).toBe(false);
  const kept = first.headers.getSetCookie().find((cookie) => cookie.startsWith("visited="));
  expect(kept).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  const cookie = kept?.split(";")[0] ?? "";
  const second = await dashboard.request("/en/login", { headers: { cookie } });
  expect(namesFont(await second.text())).toBe(true);
  expect(second.headers.getSetCookie().filter((text) => text.startsWith("visited="))).toEqual([]);
});

test("decision 0141: a navigation by scripts is no first page", async () => {
  const data = await dashboard.request("/en/login.data");
  expect(data.headers.getSetCookie().filter((text) => text.startsWith("visited="))).toEqual([]);
});
