import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

// The browser reports requests without a connection.
test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

test("without a connection a link keeps the page, and is followed once the connection is back", async ({
  page,
  context,
}) => {
  await signIn(page, accounts.member);
  await page.goto("/en/apps/wallet/my-balance");
  const support = page.locator("#site-nav").getByRole("link", { name: "Support" });
  await expect(support).toBeVisible();
  await context.setOffline(true);
  await support.click();
  await expect(page.getByText("We’ll open that page as soon as you’re back online.")).toBeVisible();
  await expect(page).toHaveURL(/my-balance$/);
  await context.setOffline(false);
  await expect(page).toHaveURL(/help\/tickets$/);
});

test("without a connection the search still opens once it has loaded", async ({ page, context }) => {
  await page.goto("/en/stores");
  const search = page.getByRole("button", { name: "Search Stores" });
  const dialog = page.getByRole("dialog");
  await search.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await context.setOffline(true);
  await search.click();
  await expect(dialog).toBeVisible();
});
