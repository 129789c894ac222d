import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

const history = "/en/apps/my-cash-back/withdraw-history";

function recordScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const hasMark = (name: string) => performance.getEntriesByName(name).length > 0;

test("code that the menu's screens share is loaded while the page is idle, not by a click", async ({
  page,
}) => {
  await signIn(page, accounts.member);
  await page.goto("/en/apps/wallet/my-balance");
  await page.waitForFunction(hasMark, "menu-files-loaded");
  const requested = recordScripts(page);
  await page.locator(`nav a[href="${history}"]`).first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdraw History");
  expect(
    requested.filter((path) => /shared-(data-table|toolbar|table-row|use-form-check)-/.test(path)),
  ).toEqual([]);
});
