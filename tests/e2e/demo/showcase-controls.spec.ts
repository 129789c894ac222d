import { expect, test } from "../../support/e2e/fixture.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";

const forms = "/forms/form-layouts";

test.describe("the tabs of a form", () => {
  test("show one part each, by mouse and keyboard, and keep the input", async ({ page }) => {
    await page.goto(showcaseAddress(forms, "en"));
    const tabs = page.getByRole("tablist", { name: "Parts of the form" }).getByRole("tab");
    await expect(tabs).toHaveText(["Personal", "Account", "Social links"]);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    const part = page.getByRole("tabpanel");
    await part.getByLabel("First name").fill("Lina");
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Account" })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Personal" })).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(part.getByLabel("First name")).toHaveValue("Lina");
  });

  test("open at the part with an error", { tag: "@long" }, async ({ page }) => {
    await page.goto(showcaseAddress(forms, "en"));
    const form = page.locator("form", { has: page.getByRole("tablist", { name: "Parts of the form" }) });
    await form.getByRole("tab", { name: "Social links" }).click();
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(form.getByLabel("First name")).toBeFocused();
    await expect(form.getByRole("tab", { name: "Personal" })).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("without scripts", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the parts of a form are native tabs, one open at a time", async ({ page }) => {
    await page.goto(showcaseAddress(forms, "ar"));
    const parts = page.locator("details[name=parts-panels]");
    await parts.nth(2).locator("summary").click();
    await expect(parts.nth(2)).toHaveAttribute("open", "");
    await expect(parts.first()).not.toHaveAttribute("open");
    const [first, last] = await Promise.all(
      [0, 2].map((index) => parts.nth(index).locator("summary").boundingBox()),
    );
    expect(first?.y).toBe(last?.y);
  });
});

test("a person is found by part of the name and invited", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${showcaseAddress("/pages/dialog-examples", "en")}?dialog=share`);
  const dialog = page.getByRole("dialog", { name: "Share the project" });
  await dialog.locator("select[name=member]").focus();
  await dialog.getByRole("button", { name: /Who may see it/ }).click();
  await page.keyboard.type("mari");
  await expect(page.locator("[cmdk-item]")).toHaveText(["MFMariam Fares"]);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /Who may see it/ })).toContainText("Mariam Fares");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${showcaseAddress("/pages/dialog-examples", "en")}?dialog=share`);
  await expect(page.getByRole("listitem").filter({ hasText: "Mariam Fares" })).toContainText("Invited");
});

test("a chart shows the days chosen in the calendar", { tag: "@long" }, async ({ page }) => {
  await page.goto(showcaseAddress("/charts/apex-charts", "en"));
  await page.getByRole("button", { name: "Calendar" }).click();
  await page.getByRole("button", { name: /February 4/ }).click();
  await page.getByRole("button", { name: /February 6/ }).click();
  await expect(page).toHaveURL(/f\.from=2026-02-04&f\.to=2026-02-06/);
  await expect(page.getByText("Feb 4 – Feb 6")).toBeVisible();
});

test("arrow keys move between the rows of the large table", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${showcaseAddress("/react-table", "en")}?view=grid`);
  const names = page.getByRole("button", { name: /^Change the name/ });
  await names.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(names.first()).toBeFocused();
});
