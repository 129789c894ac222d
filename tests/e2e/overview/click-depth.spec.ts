import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

interface Manifest {
  routes: Record<string, { module: string; imports?: string[] } | undefined>;
}

for (const [from, to] of alternate(
  [
    ["wallet/my-balance", "my-cash-back/withdraw-history"],
    ["my-cash-back/withdraw-history", "my-cash-back/withdraw"],
    ["notifications", "wallet/my-balance"],
  ] as const,
  0,
)) {
  test(`a click requests all files of ${to} at once, without waterfalls`, async ({ page }) => {
    await signIn(page, accounts.member);
    await reportSlowConnection(page);
    await page.goto(`/en/apps/${from}`);
    const routeId = `routes/$lang.apps.${to.replace("/", ".")}`;
    await page.waitForFunction(isListed, routeId);
    await page.waitForFunction(followsIntents);
    const missingPaths = await missingFiles(page, routeId);
    expect(missingPaths.length).toBeGreaterThan(0);

    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const requestedPaths: string[] = [];
    await page.route("**/assets/*.js", async (route) => {
      requestedPaths.push(new URL(route.request().url()).pathname);
      await released;
      await route.continue();
    });
    // A click without a preceding hover. All files are blocked, so none can trigger requests for others.
    await page.locator(`nav a[href="/en/apps/${to}"]`).first().dispatchEvent("click");
    await expect.poll(() => requestedPaths).toEqual(expect.arrayContaining(missingPaths));

    release();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator("h1")).toBeVisible();
  });
}

/** Makes the browser report a connection on which pages preload nothing before a click. */
async function reportSlowConnection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { connection } = navigator as unknown as { connection: object };
    Object.defineProperty(connection, "effectiveType", { value: "2g" });
  });
}

/** Runs in the page: returns whether the router's manifest contains a route. */
function isListed(id: string): boolean {
  const manifest = Reflect.get(window, "__reactRouterManifest") as Manifest;
  return manifest.routes[id] !== undefined;
}

/** Runs in the page: returns whether the code that preloads the targets of links has run. */
function followsIntents(): boolean {
  return performance.getEntriesByName("follow-intents").length > 0;
}

/** Returns the files of a route, including indirect imports, that the page hasn't requested yet. */
async function missingFiles(page: Page, routeId: string): Promise<string[]> {
  return page.evaluate((id) => {
    const manifest = Reflect.get(window, "__reactRouterManifest") as Manifest;
    const loadedPaths = new Set(
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const { module = "", imports = [] } = manifest.routes[id] ?? {};
    return [module, ...imports].filter((file) => !loadedPaths.has(file));
  }, routeId);
}
