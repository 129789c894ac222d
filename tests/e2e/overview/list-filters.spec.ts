import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test("a store is searched and two days chosen by keyboard alone, right to left", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/ar/apps/details/leads");
  const form = page.locator("form[role=search]");
  const store = form.getByRole("button", { name: /^المتجر/ });
  await form.getByRole("button", { name: "تصفية" }).click();
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

  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "أي وقت" }).click();
  const calendar = form.getByRole("button", { name: "التقويم" });
  await calendar.focus();
  await page.keyboard.press("Enter");
  const today = page.locator("[data-today] button");
  await expect(today).toBeFocused();
  const day = new Date(`${await today.locator("..").getAttribute("data-day")}T00:00:00Z`);
  const dateAfter = (days: number) => new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  // In Arabic the next day is to the left.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`f\\.from=${dateAfter(-6)}&f\\.to=${dateAfter(1)}`));
  await expect(calendar).toBeFocused();
  await expect(form.locator("input[name='f.from']")).toHaveValue(dateAfter(-6));
});

test("a Latin name is aligned with the start of the Arabic line", { tag: "@long" }, async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/ar/apps/ecommerce/coupons");
  const store = page.locator("table bdi.block").first();
  await expect(store).toHaveCSS("direction", "ltr");
  await expect(store).toHaveCSS("text-align", "right");
});

test(
  "on a phone the view menu of the list fits the window and hides a column",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await signIn(page, accounts.admin);
    await page.goto("/en/apps/details/leads");
    await page.getByRole("button", { name: "Columns, files and keys" }).click();
    const view = page.getByRole("group", { name: "Columns, files and keys" });
    const box = (await view.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await view.getByRole("checkbox").nth(2).uncheck();
    await expect(page).toHaveURL(/[?&]cols=/);
  },
);

test("on a phone a list's filters are in a sheet next to its search, in the order of the Tab key", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  const search = page.getByRole("searchbox", { name: "Search" });
  const filters = page.getByRole("button", { name: "Filters" });
  const menu = page.getByRole("button", { name: "Columns, files and keys" });
  const tops = await Promise.all([search, filters, menu].map(async (one) => (await one.boundingBox())!.y));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await search.focus();
  await page.keyboard.press("Tab");
  await expect(filters).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu).toBeFocused();
  await filters.click();
  const sheet = page.getByRole("group", { name: "Filters" });
  await sheet.locator("select[name='f.state']").selectOption("pending");
  await sheet.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/f\.state=pending/);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await page.getByRole("link", { name: /Remove.*Tracked|Tracked.*remove/i }).click();
  await expect(page).not.toHaveURL(/f\.state=pending/);
});

test("a list's toolbar is one row with the sum, and its first row is in the first 260 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads?f.state=pending&f.network=impact&f.store=nike&f.from=2026-01-01");
  const bar = page.locator(".list-toolbar");
  expect((await bar.boundingBox())!.height).toBe(56);
  await expect(bar.getByRole("button", { name: "+2" })).toBeVisible();
  await page.goto("/en/apps/details/leads");
  await expect(bar.getByText(/^[\d,]+ results · Cash back \$[\d,.]+$/)).toBeVisible();
  for (const path of ["/en/apps/details/leads", "/en/apps/user/list", "/en/apps/invoice/list"]) {
    await page.goto(path);
    expect((await page.locator("tbody tr").first().boundingBox())!.y, path).toBeLessThanOrEqual(260);
  }
});

test(
  "a list's menus close by Esc and a press outside, and one at a time is open",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/apps/details/leads");
    const panel = page.locator(".list-panel:popover-open");
    const views = page.getByRole("button", { name: "Views" });
    await views.click();
    await expect(panel).toHaveCount(1);
    await page.getByRole("button", { name: "Columns, files and keys" }).click();
    await expect(panel).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Columns, files and keys" })).toBeFocused();
    await views.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(panel).toHaveCount(0);
  },
);

test("a selection replaces the toolbar by a bar with the sum", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  const head = page.locator("thead");
  const before = (await head.boundingBox())!.y;
  await page.locator("tbody [data-choice]").first().check();
  await page.locator("tbody [data-choice]").nth(1).check();
  await expect(page.getByText(/^2 selected · \$\d/)).toBeVisible();
  await expect(page.locator(".list-toolbar")).toBeHidden();
  expect((await head.boundingBox())!.y).toBe(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a list is filtered from its toolbar's menu", async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/apps/details/leads");
    await page.getByRole("button", { name: "Filters" }).click();
    const panel = page.getByRole("group", { name: "Filters" });
    await panel.locator("select[name='f.state']").selectOption("pending");
    await panel.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/f\.state=pending/);
  });
});
