import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { languages } from "~/i18n/languages";
import { showcases } from "~/navigation/showcases";
import { earlyKeyScript } from "~/shell/search/early-key";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { respond } from "../../support/contract/stand-in-provider";
import { firstLoads } from "../../support/pages/first-load";

const { dashboard } = standInDashboard((_, response) =>
  respond(response, { access_token: "a", refresh_token: "r" }),
);

const preload = /<link rel="modulepreload" href="(\/assets\/[^"/]+)"/g;

test("the HTML is complete before the first script is requested", async () => {
  // Pages with the shell contain one early script. It captures the search shortcut until the other scripts have
  // loaded.
  const scriptsBefore = { "/en/login": 0, "/ar/login": 0, "/en/nowhere": 1 };
  for (const [target, count] of Object.entries(scriptsBefore)) {
    const html = await (await dashboard.request(target)).text();
    const [page = "", behind = ""] = html.split('<div id="page-end" hidden=""></div>');
    expect(page.match(/<script\b/g) ?? []).toHaveLength(count);
    expect(page.split(earlyKeyScript)).toHaveLength(count + 1);
    expect(page).not.toMatch(/modulepreload/);
    expect(behind).toMatch(preload);
  }
});

test("the login page loads ten scripts, each once", async () => {
  const html = await (await dashboard.request("/en/login")).text();
  const files = [...html.matchAll(preload)].map(([, address]) => address);
  expect(files).toHaveLength(new Set(files).size);
  expect(files.length).toBeLessThanOrEqual(10);
});

test("the login page's files ask Chromium to compile all their functions at once", async () => {
  const html = await (await dashboard.request("/en/login")).text();
  const files = [...html.matchAll(preload)].map(([, address = ""]) => address);
  const scripts = await Promise.all(files.map(async (address) => (await dashboard.request(address)).text()));
  for (const script of scripts) expect(script).toContain("//# allFunctionsCalledOnLoad\n");
});

test("the login document fits into the first second of a slow connection", async () => {
  const response = await dashboard.request("/en/login", { headers: { "accept-encoding": "identity" } });
  expect((await response.text()).length).toBeLessThan(42_000);
});

test.each([
  ["/en/login", "page-login"],
  ["/front-pages/landing-page", "page-landing"],
  ["/front-pages/pricing", "front"],
  ["/en/forgot-password", "blank"],
  ["/en/nowhere", "whole"],
])("%s inlines the style sheet %s", async (target, name) => {
  const html = await (await dashboard.request(target)).text();
  expect(/<style [^>]*data-precedence="default" data-href="([\w-]+)">/.exec(html)?.[1]).toBe(name);
});

test("the page's font is preloaded from a browser's second page on", async () => {
  const namesFont = (html: string) => html.includes("/inter-latin-wght-normal");
  const first = await dashboard.request("/en/login");
  expect(namesFont(await first.text())).toBe(false);
  const setCookie = first.headers.getSetCookie().find((cookie) => cookie.startsWith("visited="));
  expect(setCookie).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  const cookie = setCookie?.split(";")[0] ?? "";
  const second = await dashboard.request("/en/login", { headers: { cookie } });
  expect(namesFont(await second.text())).toBe(true);
  expect(second.headers.getSetCookie().filter((text) => text.startsWith("visited="))).toEqual([]);
});

test("only a browser's first document inlines the style sheet; later ones link the cached file", async () => {
  const sheets = (html: string) => ({
    brought: /<style [^>]*data-precedence="default"/.test(html),
    named: /<link rel="stylesheet" href="([^"]+)" data-precedence="default"/.exec(html)?.[1],
  });
  const first = await dashboard.request("/en/nowhere");
  expect(sheets(await first.text())).toEqual({ brought: true, named: undefined });
  const cookie =
    first.headers
      .getSetCookie()
      .find((text) => text.startsWith("visited="))
      ?.split(";")[0] ?? "";
  for (const target of ["/en/nowhere", "/en/login"]) {
    const second = sheets(await (await dashboard.request(target, { headers: { cookie } })).text());
    expect(second).toEqual({ brought: false, named: expect.stringMatching(/^\/assets\/whole-.+\.css$/) });
    const file = await dashboard.request(second.named ?? "");
    expect(file.headers.get("cache-control")).toMatch(/max-age=31536000.*immutable/);
  }
});

test("a browser with an earlier version's sheet gets the new one", async () => {
  const cookie = `visited=${btoa('"/assets/whole-older.css"')}`;
  const response = await dashboard.request("/en/nowhere", { headers: { cookie } });
  expect(await response.text()).toMatch(/<style [^>]*data-precedence="default"/);
  expect(response.headers.getSetCookie().some((text) => text.startsWith("visited="))).toBe(true);
});

test("a client navigation isn't counted as a first page", async () => {
  const data = await dashboard.request("/en/login.data");
  expect(data.headers.getSetCookie().filter((text) => text.startsWith("visited="))).toEqual([]);
});

test("no page's first load contains Radix and cmdk, which load when a menu or dialog is used", async () => {
  const folder = new URL("../../../build/client/assets/", import.meta.url);
  const files = await readdir(folder);
  const read = (file: string) => readFile(new URL(file, folder), "utf8");
  const manifest = await read(files.find((file) => /^manifest-.*\.js$/.test(file)) ?? "");
  const [radix] = files.filter((file) => /^radix-.*\.js$/.test(file));
  expect(await read(radix ?? "")).toContain("cmdk-item");
  const waiting = [...manifest.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, file = ""]) => file);
  const first = new Set(waiting);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const [, imported = ""] of (await read(file)).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      if (!first.has(imported)) {
        first.add(imported);
        waiting.push(imported);
      }
  }
  expect(first.size).toBeGreaterThan(30);
  expect([...first]).not.toContain(radix);
  // The calendar isn't included either; it loads when it is opened.
  const [calendar] = files.filter((file) => /^range-calendar-.*\.js$/.test(file));
  expect(await read(calendar ?? "")).toContain("rdp-");
  expect([...first]).not.toContain(calendar);
});

test("no browser script contains the schema library, whose eval the CSP forbids", async () => {
  const folder = new URL("../../../build/client/assets/", import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((_, index) => sources[index]?.includes("ZodError"))).toEqual([]);
});

// The size of an empty React Router page with its renderer, as measured by `npm run bench`.
const bare = 94_900;

test("login loads at most 20 % more bytes of scripts than a bare page", async () => {
  const bytesOf = await firstLoads();
  expect((await bytesOf("/login")).scripts).toBeLessThanOrEqual(1.2 * bare);
});

test.each(["/dashboards/crm", "/stores", "/apps/wallet/my-balance", "/stores/:store"])(
  "%s loads at most 55 % more bytes of scripts than a bare page",
  async (path) => {
    const bytesOf = await firstLoads();
    expect((await bytesOf(path)).scripts).toBeLessThanOrEqual(1.55 * bare);
  },
);

test("the texts of login add at most a fiftieth of a bare page's scripts, those of home an eighth", async () => {
  const bytesOf = await firstLoads();
  for (const language of languages) {
    expect((await bytesOf("/login", language)).texts, language).toBeLessThanOrEqual(bare / 50);
    for (const path of ["/dashboards/crm", "/stores"])
      expect((await bytesOf(path, language)).texts, `${language} ${path}`).toBeLessThanOrEqual(bare / 8);
  }
});

test("no showcase's first load has more scripts than home's limit", async () => {
  const limit = 1.6 * bare;
  const paths = [...showcases.map(({ path }) => path), "/front-pages/landing-page", "/front-pages/pricing"];
  const bytesOf = await firstLoads();
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, bytes: (await bytesOf(path)).scripts })),
  );
  expect(sizes.every(({ bytes }) => bytes > 50_000)).toBe(true);
  expect(sizes.filter(({ bytes }) => bytes > limit)).toEqual([]);
});
