import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { accounts, signIn } from "../support/e2e-accounts.ts";
import { expect, test } from "../support/e2e-fixture.ts";
import { wear } from "../support/e2e-theme.ts";

test.use({ viewport: { width: 1300, height: 800 } });

interface Shift {
  value: number;
  moved: string[];
}

/** What moved by itself until all of the page was there and the scripts had run. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    await document.fonts.ready;
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "layout-shift",
        buffered: true,
      });
      // Where nothing moved the observer is never called; two frames later it would have been.
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

async function expectCalm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(await shiftsOf(page), path).toEqual([]);
}

for (const language of ["en", "ar"]) {
  for (const layout of [undefined, "collapsed", "horizontal"]) {
    test(`screens 16.2: nothing jumps while a page loads, ${layout ?? "no cookie"}, ${language}`, async ({
      page,
    }) => {
      if (layout) await wear(page, { layout });
      await expectCalm(page, `/${language}/dashboards/crm`);
      await signIn(page, accounts.admin);
      await page.mouse.move(650, 790);
      await expectCalm(page, `/${language}/dashboards/crm`);
      await expectCalm(page, `/${language}/apps/admin/withdraw-management`);
    });
  }
}

test("decision 0079: fonts that come after the first paint move nothing", async ({ page }) => {
  let open: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (open = resolve));
  let fonts = 0;
  await page.route("**/*.woff2", async (route) => {
    fonts += 1;
    await painted;
    await route.continue();
  });
  await page.goto("/en/dashboards/crm", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  open();
  expect(await shiftsOf(page)).toEqual([]);
  expect(fonts).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("decision 0079: half a document is not painted", async ({ page, baseURL }) => {
    const path = "/en/dashboards/crm";
    const text = await (await fetch(new URL(path, baseURL))).text();
    const half = text.indexOf("</main>");
    let sendRest: () => void = () => undefined;
    const server = createServer((request, response) => {
      if (request.url !== path) return void response.writeHead(204).end();
      response.writeHead(200, { "content-type": "text/html" }).write(text.slice(0, half));
      sendRest = () => response.end(text.slice(half));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;

    const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    // That nothing comes takes time to see: twenty frames.
    await setTimeout(330);
    expect(await paints()).toBe(0);
    sendRest();
    await expect.poll(paints).toBeGreaterThan(0);
    server.close();
  });
});
