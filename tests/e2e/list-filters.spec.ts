import { accounts, signIn } from "../support/e2e/accounts.ts";
import { expect, test } from "../support/e2e/fixture.ts";

test("a store is searched and two days chosen by keyboard alone, right to left", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/ar/apps/details/leads");
  const form = page.locator("form[role=search]");
  const store = form.getByRole("button", { name: /^المتجر/ });
  await form.locator("select[name='f.store']").focus();
  await expect(store).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("NIK");
  await expect(page.getByRole("dialog").getByRole("option")).toHaveText(["Nike"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/f\.store=nike/);
  await expect(store).toContainText("Nike");
  await expect(store).toBeFocused();

  const calendar = form.getByRole("button", { name: "التقويم" });
  await calendar.focus();
  await page.keyboard.press("Enter");
  const today = page.locator("[data-today] button");
  await expect(today).toBeFocused();
  const day = new Date(`${await today.locator("..").getAttribute("data-day")}T00:00:00Z`);
  const after = (days: number) => new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  // The next day stands to the left.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`f\\.from=${after(-6)}&f\\.to=${after(1)}`));
  await expect(calendar).toBeFocused();
  await expect(form.locator("input[name='f.from']")).toHaveValue(after(-6));
});

test("a Latin name is aligned with the start of the Arabic line", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/ar/apps/ecommerce/coupons");
  const store = page.locator("table bdi.block").first();
  await expect(store).toHaveCSS("direction", "ltr");
  await expect(store).toHaveCSS("text-align", "right");
});

test("on a phone the view menu of the list fits the window and hides a column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  const view = page.locator("details", { has: page.locator("summary", { hasText: /^View$/ }) });
  await view.locator("summary").click();
  const box = (await view.locator("form").boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await view.getByRole("checkbox").nth(2).uncheck();
  await expect(page).toHaveURL(/[?&]cols=/);
});
