import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test("a figure links to its list, and the period changes in place", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/overview");
  await page.getByRole("link", { name: "90 days" }).click();
  await expect(page).toHaveURL(/period=90d/);
  await expect(page.getByRole("heading", { name: "Clicks by week" })).toBeVisible();
  await page.getByRole("link", { name: "Commission", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Commission by week" })).toBeVisible();
  await page.getByRole("link", { name: "Clicks", exact: true }).first().click();
  await expect(page).toHaveURL(/details\/click\?f\.from=\d{4}-\d\d-\d\d&f\.to=/);
  await expect(page.getByRole("table", { name: "Clicks" })).toBeVisible();
});

test("the live tail refreshes itself only while it is on", { tag: "@long" }, async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/click");
  await page.getByRole("link", { name: "Watch live" }).click();
  await expect(page.getByText("New clicks appear automatically")).toBeVisible();
  await page.waitForResponse((response) => response.url().includes("/details/click.data") && response.ok());
  await page.getByRole("link", { name: "Stop watching" }).click();
  await expect(page).not.toHaveURL(/tail=/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/status of 400/] });

  test("days are typed and sent, and a link refreshes the tail", async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/apps/details/overview");
    await page.getByLabel("From").fill("2026-03-01");
    await page.getByLabel("Until").fill("2026-02-01");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("The period ends before it begins.")).toBeVisible();
    await expect(page.getByLabel("From")).toHaveValue("2026-03-01");
    await page.goto("/en/apps/details/click?tail=1");
    await page.getByRole("link", { name: "Refresh" }).click();
    await expect(page).toHaveURL(/tail=1/);
  });
});
