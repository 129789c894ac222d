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
  const history = page.locator("#site-nav").getByRole("link", { name: "Withdraw History" });
  await expect(history).toBeVisible();
  await context.setOffline(true);
  await history.click();
  await expect(page.getByText("We’ll open that page as soon as you’re back online.")).toBeVisible();
  await expect(page).toHaveURL(/my-balance$/);
  await context.setOffline(false);
  await expect(page).toHaveURL(/withdraw-history$/);
});

test("without a connection the search still opens", async ({ page, context }) => {
  await page.goto("/en/stores");
  const search = page.getByRole("button", { name: "Search Stores" });
  await search.hover();
  await search.click();
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await search.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
