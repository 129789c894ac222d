import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

const balancePage = "/en/apps/wallet/my-balance";

test.describe("the button beside the balance that hides amounts", () => {
  test("hides amounts in the bar and on the page at once, by keyboard, and in other tabs from their next page", async ({
    page,
    context,
  }) => {
    await signIn(page, accounts.member);
    await page.goto(balancePage);
    const bar = page.getByRole("banner");
    const balance = bar.getByRole("link", { name: /^Balance/ });
    const eye = bar.getByRole("button", { name: "Hide amounts" });
    const available = page.getByRole("region", { name: "Summary of my balance" });
    await expect(balance).toContainText("$");
    await expect(eye).toHaveAttribute("aria-pressed", "false");

    const other = await context.newPage();
    await other.goto("/en/stores");
    await expect(other.getByRole("banner").getByRole("link", { name: /^Balance/ })).toContainText("$");

    const before = await eye.boundingBox();
    await eye.press("Space");
    await expect(eye).toHaveAttribute("aria-pressed", "true");
    await expect(balance).toHaveAccessibleName("Balance: hidden");
    await expect(available).not.toContainText("$");
    await expect(eye).toBeFocused();
    expect(await eye.boundingBox()).toEqual(before);

    await other.locator("footer").click();
    await other.getByRole("link", { name: "Home", exact: true }).click();
    await expect(other.getByRole("region", { name: "Summary of my balance" })).toContainText("hidden");
    await expect(other.getByRole("banner").getByRole("link", { name: "Balance: hidden" })).toBeVisible();

    await eye.click();
    await expect(eye).toHaveAttribute("aria-pressed", "false");
    await expect(balance).toContainText("$");
    await page.reload();
    await expect(balance).toContainText("$");
  });

  test(
    "hiding amounts is saved if the page is left before the server responds",
    { tag: "@long" },
    async ({ page }) => {
      await signIn(page, accounts.member);
      await page.goto(balancePage);
      await page.route("**/wallet/amounts*", () => undefined);
      const eye = page.getByRole("banner").getByRole("button", { name: "Hide amounts" });
      const balance = page.getByRole("banner").getByRole("link", { name: /^Balance/ });
      await eye.press("Space");
      await expect(balance).toHaveAccessibleName("Balance: hidden");
      await page.reload();
      await expect(balance).toHaveAccessibleName("Balance: hidden");
      await expect(page.getByRole("region", { name: "Summary of my balance" })).not.toContainText("$");
    },
  );

  test(
    "on a phone the whole top bar is reachable, with the modes at the end of the menu",
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 });
      await signIn(page, accounts.member);
      await page.goto("/en/dashboards/crm");
      const controls = page
        .locator("header .card-surface")
        .locator("a, button, summary")
        .filter({ visible: true });
      await expect(controls).toHaveCount(8);
      for (const control of await controls.all()) {
        const box = await control.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 360 && box.width >= 24).toBe(true);
      }
      await page.getByRole("button", { name: "More", exact: true }).click();
      const modes = page.getByRole("group", { name: "Appearance" });
      await modes.getByRole("button", { name: "Dark" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
      await expect(modes.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-current", "true");
    },
  );

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test("without JavaScript the hide button is a form that returns to its page", async ({ page }) => {
      await signIn(page, accounts.member);
      await page.goto("/en/stores?q=a");
      await page.getByRole("banner").getByRole("button", { name: "Hide amounts" }).click();
      await expect(page).toHaveURL(/\/en\/stores\?q=a$/);
      await expect(page.getByRole("banner").getByRole("link", { name: "Balance: hidden" })).toBeVisible();
      await page.goto(balancePage);
      await expect(page.getByRole("region", { name: "Summary of my balance" })).not.toContainText("$");
    });
  });
});
