import type { Page } from "@playwright/test";
import { accounts, causeNotification, signIn } from "../../support/e2e/accounts.ts";
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

/** Waits until the page has rendered data that has just arrived. */
async function waitForRender(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
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
  await waitForRender(page);
  await expect(page.getByText(token)).toBeVisible();
});

test.describe("an address that the server refuses", () => {
  test.use({ expectedProblems: [/status of 422/] });

  test("keeps its error while a notification reloads the page's data", async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/apps/links");
    const address = page.getByLabel("Address of a store’s page");
    await address.fill("https://no-store.example/shoes");
    await page.getByRole("button", { name: "Create link" }).click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    const reloaded = page.waitForResponse(/links\.data/);
    await causeNotification(page);
    await reloaded;
    await waitForRender(page);
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await expect(address).toHaveValue("https://no-store.example/shoes");
  });
});

test("addresses of friends stay in their field while a notification reloads the page's data", async ({
  page,
}) => {
  await signIn(page, accounts.member);
  await page.goto("/en/apps/referrals");
  const addresses = page.getByLabel("Email addresses");
  await addresses.fill("friend@example.com");
  const reloaded = page.waitForResponse(/referrals\.data/);
  await causeNotification(page);
  await reloaded;
  await waitForRender(page);
  await expect(addresses).toHaveValue("friend@example.com");
});

test("lines of an invoice that were added stay while a notification reloads the page's data", async ({
  page,
  context,
}) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/invoice/add");
  await page.getByRole("button", { name: "Add a line" }).click();
  const second = page.getByLabel("Description").nth(1);
  await second.fill("Campaign in December");
  const reloaded = page.waitForResponse(/invoice\/add\.data/);
  await createKey(await context.newPage(), "Invoices");
  await reloaded;
  await waitForRender(page);
  await expect(second).toHaveValue("Campaign in December");
});

test("the events of a webhook are listed once only some are wanted", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/admin/webhooks/new");
  await expect(page.getByRole("checkbox", { name: "purchase.created" })).toBeHidden();
  await page.getByLabel("Events", { exact: true }).selectOption("chosen");
  await expect(page.getByRole("checkbox", { name: "purchase.created" })).toBeVisible();
});
