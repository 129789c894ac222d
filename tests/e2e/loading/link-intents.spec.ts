import type { Page } from "@playwright/test";
import { signIn } from "../../support/e2e/accounts.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/live-world.ts";

const history = "/en/apps/my-cash-back/withdraw-history";

/** Records the requests for a screen's data, each with its `Purpose`. */
function recordData(page: Page, path: string): (string | undefined)[] {
  const purposes: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `${path}.data`) purposes.push(request.headers()["purpose"]);
  });
  return purposes;
}

const historyLink = (page: Page) => page.locator(`nav a[href="${history}"]`).first();

test.describe("the data of a link", () => {
  test.beforeEach(async ({ page, world }) => {
    await signIn(page, await world.provider.signUp());
    await page.goto("/en/apps/wallet/my-balance");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Balance");
    // The menu collapses groups without the current page.
    await historyLink(page).evaluate((link) => link.closest("details")?.setAttribute("open", ""));
  });

  test("is prefetched while the pointer rests on it, and the click requests nothing", async ({ page }) => {
    const requested = recordData(page, history);
    const responsePromise = page.waitForResponse((response) => response.url().endsWith(`${history}.data`));
    await historyLink(page).hover();
    await responsePromise;
    await historyLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw History");
    expect(requested).toEqual(["prefetch"]);
  });

  test("is prefetched when the keyboard's focus rests on it", { tag: "@long" }, async ({ page }) => {
    const responsePromise = page.waitForResponse((response) => response.url().endsWith(`${history}.data`));
    await page.keyboard.press("Tab");
    await historyLink(page).focus();
    await responsePromise;
    const requested = recordData(page, history);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw History");
    expect(requested).toEqual([]);
  });

  test.describe("after a prefetch that failed", () => {
    test.use({ expectedProblems: [/ERR_FAILED.*withdraw-history\.data/] });

    test("is requested by the click", { tag: "@long" }, async ({ page }) => {
      await page.route(`**${history}.data`, (route) =>
        route.request().headers()["purpose"] ? route.abort() : route.continue(),
      );
      const failed = page.waitForEvent("requestfailed");
      await historyLink(page).hover();
      await failed;
      await historyLink(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw History");
    });
  });
});
