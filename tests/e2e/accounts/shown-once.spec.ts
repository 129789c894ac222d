import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

const newKey = "/en/apps/admin/api-keys/new";

async function createKey(page: Page, name: string): Promise<void> {
  await page.goto(newKey);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Expires after").selectOption("30");
  await page.getByRole("checkbox", { name: /users\.read/ }).check();
  await page.getByRole("button", { name: "Create API key" }).click();
  await expect(page.getByText(/cashlane_sk_/)).toBeVisible();
}

test("a token that is shown once stays while notifications reload the page's data", async ({
  page,
  context,
}) => {
  await signIn(page, accounts.admin);
  await createKey(page, "Member list");
  const token = await page.getByText(/cashlane_sk_/).innerText();
  const reloaded = page.waitForResponse(/api-keys\/new\.data/);
  await createKey(await context.newPage(), "Warehouse");
  await reloaded;
  // The page renders the loaded data.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page.getByText(token)).toBeVisible();
});

test("the events of a webhook are listed once only some are wanted", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/admin/webhooks/new");
  await expect(page.getByRole("checkbox", { name: "purchase.created" })).toBeHidden();
  await page.getByLabel("Events", { exact: true }).selectOption("chosen");
  await expect(page.getByRole("checkbox", { name: "purchase.created" })).toBeVisible();
});
