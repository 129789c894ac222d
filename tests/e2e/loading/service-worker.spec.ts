import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../../support/e2e/fixture.ts";

/** Opens a page in a browser that allows service workers, and waits until the worker has started. */
async function openWithWorker(openContext: (options: object) => Promise<BrowserContext>, path: string) {
  const page = await (await openContext({ serviceWorkers: "allow" })).newPage();
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

// The offline page's icon isn't stored.
test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

test("shows the offline page in the page's language without a connection", async ({ openContext }) => {
  const page = await openWithWorker(openContext, "/fr/stores");
  await page.context().setOffline(true);
  await page.goto("/fr/pages/faq");
  await expect(page.getByRole("heading", { name: "Vous êtes hors ligne" })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/\/fr\/pages\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Vous êtes hors ligne");
});

test("stores only files with a hash in their name and offline pages", async ({ openContext }) => {
  const page = await openWithWorker(openContext, "/en/stores");
  // From this navigation on the worker answers requests.
  await page.goto("/en/pages/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const paths = await storedPaths(page);
  expect(paths.filter((path) => !/^\/(assets\/.+|(en|fr|ar)\/offline)$/.test(path))).toEqual([]);
});
