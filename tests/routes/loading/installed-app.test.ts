import { afterAll, beforeAll, expect, test } from "vitest";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { respond } from "../../support/contract/stand-in-provider";

const { dashboard, provider } = standInDashboard((_, response) =>
  respond(response, { access_token: "a", refresh_token: "r" }),
);

interface Manifest {
  lang: string;
  dir: string;
  start_url: string;
  icons: { src: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string }[];
}
async function manifestIn(language: string): Promise<Manifest> {
  return (await (await dashboard.request(`/${language}/app.webmanifest`)).json()) as Manifest;
}

test.each(["en", "fr", "ar"])("pages in %s link to the manifest of their language", async (language) => {
  const html = await (await dashboard.request(`/${language}/login`)).text();
  expect(html).toContain(`<link rel="manifest" href="/${language}/app.webmanifest"/>`);
});

test.each(["light", "dark"])("pages name the color of the browser's bars in the %s mode", async (mode) => {
  const html = await (await dashboard.request("/en/login")).text();
  expect(html).toMatch(
    new RegExp(
      `<meta name="theme-color" content="#[0-9a-f]{6}" media="\\(prefers-color-scheme: ${mode}\\)"/>`,
    ),
  );
});

test("the manifest has the type that browsers expect", async () => {
  const { headers } = await dashboard.request("/en/app.webmanifest");
  expect(headers.get("content-type")).toContain("application/manifest+json");
});

test("the Arabic manifest is Arabic and starts at the Arabic home page", async () => {
  const { lang, dir, start_url: start } = await manifestIn("ar");
  expect([lang, dir, start]).toEqual(["ar", "rtl", "/ar/dashboards/crm"]);
});

test("the manifest names shortcuts in its language", async () => {
  const { shortcuts } = await manifestIn("fr");
  expect(shortcuts.map(({ url }) => url)).toContain("/fr/stores");
  expect(shortcuts.map(({ name }) => name)).not.toContain("Stores");
});

test("the manifest has a maskable icon", async () => {
  const { icons } = await manifestIn("en");
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});

test.each(["en", "ar"])("every picture of the manifest in %s exists", async (language) => {
  const { icons, screenshots } = await manifestIn(language);
  const sources = [...icons, ...screenshots].map(({ src }) => src);
  const statuses = await Promise.all(sources.map(async (src) => (await dashboard.request(src)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("the service worker is a script at the root, which browsers revalidate", async () => {
  const { headers } = await dashboard.request("/service-worker.js");
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("cache-control")).toBe("no-cache");
});

test("the policy allows the service worker and the manifest from this origin only", async () => {
  const policy = (await dashboard.request("/en/login")).headers.get("content-security-policy")?.split("; ");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
});

test.each([
  ["en", "ltr"],
  ["fr", "ltr"],
  ["ar", "rtl"],
])("the offline page in %s is complete in itself", async (language, direction) => {
  const html = await (await dashboard.request(`/${language}/offline`)).text();
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).not.toMatch(/\b(src|href)="[^"]/);
});

test("the offline page's style is allowed by its own policy", async () => {
  const response = await dashboard.request("/en/offline");
  const nonce = /<style nonce="([^"]+)">/.exec(await response.text())?.[1];
  expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
});

let withoutWorker: Dashboard;
beforeAll(async () => {
  const env = { SERVICE_WORKER: "off" };
  withoutWorker = await startDashboard({ providerOrigin: provider.origin, env });
});
afterAll(() => withoutWorker.stop());

test("the switched-off service worker is a script that removes itself", async () => {
  const script = await (await withoutWorker.request("/service-worker.js")).text();
  expect(script).toContain("registration.unregister()");
  expect(script).not.toContain("respondWith");
});
