import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { setTheme } from "../../support/e2e/theme.ts";
import { pairs } from "../../support/programs/repetitions.ts";

test.use({ viewport: { width: 1300, height: 800 } });

interface Shift {
  value: number;
  moved: string[];
}

/** Returns the layout shifts until the page was complete and hydrated. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    await document.fonts.ready;
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "layout-shift",
        buffered: true,
      });
      // Without shifts the observer is never called. After a shift it is called within two frames.
      requestAnimationFrame(() => requestAnimationFrame(() => window.setTimeout(() => resolve([]), 100)));
    });
    return entries.map((entry) => {
      const { value, sources = [] } = entry as PerformanceEntry & {
        value: number;
        sources?: { node?: Node }[];
      };
      const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      return { value, moved: moved.map((element) => element?.outerHTML.slice(0, 120) ?? "") };
    });
  });
}

async function expectNoShift(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(await shiftsOf(page), path).toEqual([]);
}

for (const [language, layout] of pairs(["en", "ar"], [undefined, "collapsed", "horizontal"])) {
  test(`nothing shifts while a page loads, ${layout ?? "no cookie"}, ${language}`, async ({ page }) => {
    if (layout) await setTheme(page, { layout });
    await expectNoShift(page, `/${language}/dashboards/crm`);
    await signIn(page, accounts.admin);
    await page.mouse.move(650, 790);
    await expectNoShift(page, `/${language}/dashboards/crm`);
    await expectNoShift(page, `/${language}/apps/admin/withdraw-management`);
  });
}

test("fonts that load after the first paint shift nothing", async ({ page, context, baseURL }) => {
  let open: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (open = resolve));
  let fonts = 0;
  await page.route("**/*.woff2", async (route) => {
    fonts += 1;
    await released;
    await route.continue();
  });
  // On a first visit no early hints are sent.
  await context.addCookies([{ name: "visited", value: "1", url: baseURL! }]);
  await page.goto("/en/dashboards/crm", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  open();
  expect(await shiftsOf(page)).toEqual([]);
  expect(fonts).toBeGreaterThan(0);
});

test.describe("a document that arrives in pieces", () => {
  test.use({ javaScriptEnabled: false });

  /** Serves a page of the dashboard up to a mark, and the rest on demand. */
  async function servePieces(baseURL: string | undefined, path: string, mark: string) {
    const text = await (await fetch(new URL(path, baseURL))).text();
    const cut = text.indexOf(mark);
    let sendRest: () => void = () => undefined;
    const server = createServer((request, response) => {
      if (request.url !== path) return void response.writeHead(204).end();
      response.writeHead(200, { "content-type": "text/html" }).write(text.slice(0, cut));
      sendRest = () => response.end(text.slice(cut));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return {
      address: `http://127.0.0.1:${port}${path}`,
      sendRest: () => sendRest(),
      close: () => server.close(),
    };
  }

  const countPaints = (page: Page) => page.evaluate(() => performance.getEntriesByType("paint").length);
  // Twenty frames, to see that nothing appears.
  const twentyFrames = 330;

  for (const [what, path, mark] of [
    ["a page inside the shell, cut above its heading's end", "/en/dashboards/crm", '<div id="heading-end"'],
    ["a front page, cut above its first part's end", "/front-pages/landing-page", '<div id="heading-end"'],
    ["a page that stands alone, cut inside its form", "/en/login", "</main>"],
  ] as const) {
    test(`is not painted before its position is final: ${what}`, async ({ page, baseURL }) => {
      const pieces = await servePieces(baseURL, path, mark);
      await page.goto(pieces.address, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await setTimeout(twentyFrames);
      expect(await countPaints(page)).toBe(0);
      pieces.sendRest();
      await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
      pieces.close();
    });
  }

  test("paints frame and heading first, and the rest at once when it arrives", async ({ page, baseURL }) => {
    const pieces = await servePieces(baseURL, "/en/dashboards/crm", "</main>");
    await page.goto(pieces.address, { waitUntil: "commit" });
    await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const steps = page.locator("main h2");
    await expect(steps.first()).toBeAttached();
    for (const step of await steps.all()) await expect(step).toBeHidden();
    const readBoxes = () =>
      Promise.all(
        ["h1", "#site-nav", "header.top-bar"].map((part) => page.locator(part).first().boundingBox()),
      );
    // A pointer in the corner would open the collapsed menu.
    await page.mouse.move(640, 1);
    await expect.poll(async () => (await page.locator("#site-nav").boundingBox())?.width).toBeLessThan(100);
    await page
      .locator("#site-nav")
      .evaluate((menu) => Promise.all(menu.getAnimations().map((one) => one.finished)));
    const before = await readBoxes();
    pieces.sendRest();
    for (const step of await steps.all()) await expect(step).toBeVisible();
    expect(await readBoxes()).toEqual(before);
    pieces.close();
  });

  test("paints a front page's first part first, and the rest at once when it arrives", async ({
    page,
    baseURL,
  }) => {
    const pieces = await servePieces(baseURL, "/front-pages/landing-page", "</main>");
    await page.goto(pieces.address, { waitUntil: "commit" });
    await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
    const heading = page.getByRole("heading", { level: 1 });
    const parts = page.locator("main h2");
    await expect(parts.first()).toBeAttached();
    for (const part of await parts.all()) await expect(part).toBeHidden();
    const before = await heading.boundingBox();
    pieces.sendRest();
    for (const part of await parts.all()) await expect(part).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    pieces.close();
  });
});
