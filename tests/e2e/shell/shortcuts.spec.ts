import type { Locator, Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const home = "/en/dashboards/crm";

/** Opens the popup by its button after hydration, before which it is a link. */
async function open(page: Page, name = "Shortcuts"): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  const popup = page.getByRole("dialog", { name, exact: true });
  await expect(popup).toBeFocused();
  return popup;
}
const titlesIn = (place: Locator) => place.locator("a[data-path] bdi:first-of-type");
async function logOut(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await (await openMenu(page, "Profile menu")).getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
}
/** Returns the stored shortcuts from the server's answer, independent of scripts. */
async function storedShortcuts(page: Page): Promise<string[]> {
  const html = await (await page.request.get("/en/shortcuts")).text();
  return [...html.matchAll(/<a[^>]*data-path="([^"]*)"/g)].map(([, path = ""]) => path);
}

test.describe("shortcuts popup", () => {
  test("each of the five entries opens its page; the popup closes, and Esc returns the focus", async ({
    page,
  }) => {
    // Members have the same five defaults, but three of them are staff screens.
    await signIn(page, accounts.admin);
    await page.goto("/en/dashboards/crm");
    const popup = await open(page);
    await expect(popup.getByRole("heading")).toHaveText("Shortcuts");
    await expect(popup.getByRole("listitem")).toHaveText([
      "Invoice AppManage Accounts",
      "UsersManage Users",
      "Role ManagementPermissions",
      "DashboardUser Dashboard",
      "SettingsAccount Settings",
    ]);
    await expect(popup.getByTitle("Add Shortcut")).toHaveAccessibleName("Add Shortcut");
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect(page.getByRole("button", { name: "Shortcuts" })).toBeFocused();
    await page.keyboard.press("Enter");
    await popup.getByRole("link", { name: /Role Management/ }).click();
    await expect(page).toHaveURL(/\/en\/apps\/roles$/);
    await expect(popup).toBeHidden();
    await open(page);
    await page.locator("main").click({ position: { x: 5, y: 5 } });
    await expect(popup).toBeHidden();
  });

  const sizes = [
    { width: 1440, height: 900, expected: { width: 380, height: undefined } },
    { width: 600, height: 380, expected: { width: 380, height: 280 } },
    { width: 599, height: 900, expected: { width: 599, height: undefined } },
    { width: 390, height: 360, expected: { width: 390, height: 202 } },
  ];
  for (const { width, height, expected } of alternate(sizes, 3)) {
    test(`is as large as its shortcuts and the window allow at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(home);
      const popup = await open(page);
      const box = await popup.boundingBox();
      const tiles = await popup.getByRole("list").boundingBox();
      const end = (tiles?.y ?? 0) + (tiles?.height ?? 0);
      expect(box?.width).toBe(expected.width);
      if (expected.height) expect(box?.height).toBe(expected.height);
      // Only the popup's border follows the last tile.
      else expect((box?.y ?? 0) + (box?.height ?? 0) - end).toBeLessThanOrEqual(1);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + expected.width <= width).toBe(true);
      const [first, second, third] = await Promise.all(
        [0, 1, 2].map((index) => popup.getByRole("listitem").nth(index).boundingBox()),
      );
      expect(second?.y).toEqual(first?.y);
      expect(third?.x).toEqual(first?.x);
      // The popup shrinks with the window, and its content scrolls.
      await page.setViewportSize({ width, height: 400 });
      // A phone's bottom bar is 58 px high.
      const room = width < 600 ? 242 : 300;
      await expect.poll(async () => (await popup.boundingBox())?.height).toBe(room);
      const last = popup.getByRole("link").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test.describe("custom shortcuts", () => {
  test("by keyboard alone: add, reorder, remove and reset, kept after a reload, for this member only", async ({
    page,
  }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    let popup = await open(page);
    const status = popup.getByRole("status");
    await popup.getByRole("button", { name: "Add Shortcut" }).focus();
    await page.keyboard.press("Enter");
    const picker = page.getByRole("dialog", { name: "Add Shortcut" });
    await expect(picker.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("  DASH");
    const there = picker.getByRole("option", { name: /CRM/ });
    await expect(there).toHaveAttribute("aria-disabled", "true");
    await expect(there).toHaveAttribute("aria-selected", "false");
    await expect(picker).toBeVisible();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("my bal");
    await expect(picker.getByRole("option", { selected: true })).toHaveText("My Balance");
    await expect(picker.getByRole("status")).toHaveText("1 result");
    await page.keyboard.press("Enter");
    await expect(picker).toBeHidden();
    const added = popup.getByRole("link", { name: /My Balance/ });
    await expect(added).toBeFocused();
    await expect(status).toHaveText("My Balance was added");

    // Presses keys faster than any answer arrives. Each move is based on the previous one.
    await page.keyboard.press("Alt+ArrowLeft");
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(added).toBeFocused();
    await expect(status).toHaveText("My Balance is now number 1 of 6");
    await page.keyboard.press("Alt+ArrowRight");
    await page.keyboard.press("Alt+ArrowDown");
    await expect(status).toHaveText("My Balance is now number 4 of 6");
    await expect(titlesIn(popup)).toHaveText([
      ...["Invoice App", "Users", "Role Management", "My Balance", "Dashboard", "Settings"],
    ]);
    await expect(page).toHaveURL(/dashboards\/crm$/);

    await popup.getByRole("button", { name: "Edit shortcuts" }).press("Enter");
    const later = popup.getByRole("button", { name: "Move Dashboard later" });
    await later.press("Enter");
    await expect(later).toBeFocused();
    await expect(later).toHaveAttribute("aria-disabled", "true");
    const removal = popup.getByRole("button", { name: "Remove Users" });
    await removal.press("Alt+ArrowLeft");
    await expect(removal).toBeFocused();
    await popup.getByRole("button", { name: "Remove Role Management" }).press("Enter");
    await expect(status).toHaveText("Role Management was removed");
    await expect(popup.getByRole("button", { name: "Remove My Balance" })).toBeFocused();
    const list = ["Users", "Invoice App", "My Balance", "Settings", "Dashboard"];
    await expect(titlesIn(popup)).toHaveText(list);
    await expect
      .poll(() => storedShortcuts(page))
      .toEqual([
        ...["/apps/user/list", "/apps/invoice/list", "/apps/wallet/my-balance"],
        ...["/pages/account-settings", "/dashboards/crm"],
      ]);

    await page.reload();
    popup = await open(page);
    await expect(titlesIn(popup)).toHaveText(list);

    await logOut(page);
    await signIn(page, accounts.admin);
    await page.goto("/en/dashboards/crm");
    await expect(titlesIn(await open(page))).toHaveText([
      ...["Invoice App", "Users", "Role Management", "Dashboard", "Settings"],
    ]);
    await logOut(page);
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    popup = await open(page);
    await expect(titlesIn(popup)).toHaveText(list);

    await popup.getByRole("button", { name: "Edit shortcuts" }).click();
    await popup.getByRole("button", { name: "Reset to defaults" }).press("Enter");
    await expect(titlesIn(popup).nth(2)).toHaveText("Role Management");
    await expect.poll(async () => (await storedShortcuts(page))[2]).toBe("/apps/roles");
  });

  test(
    "reorder by dragging, and in Arabic with arrows in reading direction",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(home);
      let popup = await open(page);
      await popup
        .getByRole("link", { name: /Dashboard/ })
        .dragTo(popup.getByRole("link", { name: /Invoice App/ }));
      await expect(titlesIn(popup)).toHaveText(["Dashboard", "Invoice App", "Users", "Role Management"]);
      await expect(page).toHaveURL(home);
      await expect.poll(async () => (await storedShortcuts(page))[0]).toBe("/dashboards/crm");

      await page.goto("/ar/dashboards/crm");
      popup = await open(page, "الاختصارات");
      const first = popup.getByRole("link").first();
      const name = (await first.textContent()) ?? "";
      await first.press("Alt+ArrowLeft");
      await expect(popup.getByRole("link").nth(1)).toHaveText(name);
      await expect(popup.getByRole("link").nth(1)).toBeFocused();
      const box = await popup.boundingBox();
      expect((await popup.getByRole("link").nth(1).boundingBox())?.x).toBeLessThan((box?.x ?? 0) + 190);
    },
  );

  test(
    "holds at most twelve shortcuts, then disables the add button and explains why",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(home);
      const popup = await open(page);
      const plus = popup.getByRole("button", { name: "Add Shortcut" });
      for (let count = 4; count < 12; count++) {
        await plus.click();
        const picker = page.getByRole("dialog", { name: "Add Shortcut" });
        await picker.locator("[role=option]:not([aria-disabled=true])").first().click();
        await expect(popup.getByRole("listitem")).toHaveCount(count + 1);
      }
      await expect(popup.getByText("There’s room for 12 shortcuts.")).toBeVisible();
      expect((await popup.boundingBox())?.height).toBe(550);
      await expect(plus).toHaveAttribute("aria-disabled", "true");
      await plus.click({ force: true });
      await expect(page.locator(".dialog")).toHaveCount(0);
      await popup.getByRole("button", { name: "Edit shortcuts" }).click();
      await popup.getByRole("button", { name: "Remove Dashboard" }).click();
      await expect(plus).not.toHaveAttribute("aria-disabled");
    },
  );

  test("Ctrl+K while typing in the picker doesn't open the search", { tag: "@long" }, async ({ page }) => {
    await page.goto(home);
    const popup = await open(page);
    await popup.getByRole("button", { name: "Add Shortcut" }).click();
    const picker = page.getByRole("dialog", { name: "Add Shortcut" });
    await picker.getByRole("combobox").fill("crm");
    await page.keyboard.press("Control+k");
    await expect(picker.getByRole("combobox")).toBeFocused();
    await expect(page.locator("[role=dialog][data-search]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(picker).toBeHidden();
    await expect(popup).toBeVisible();
    await expect(popup.getByRole("button", { name: "Add Shortcut" })).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(page.locator("[role=dialog][data-search]").getByRole("combobox")).toBeFocused();
  });

  test("changes on the shortcuts page apply without a reload", async ({ page }) => {
    await page.goto("/en/shortcuts");
    await expect(page.getByRole("banner").getByRole("button", { name: "Shortcuts" })).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    const later = page.getByRole("button", { name: "Move Invoice App later" });
    await later.press("Enter");
    await expect(later).toBeFocused();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Invoice App is now number 2 of 4");
    await page.getByRole("searchbox").fill("fleet");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("button", { name: "Add Fleet" }).click();
    await expect(titlesIn(page.getByRole("main"))).toHaveText([
      ...["Users", "Invoice App", "Role Management", "Dashboard", "Fleet"],
    ]);
    await expect(page.locator("html[data-same-document]")).toHaveCount(1);
    await page.getByRole("button", { name: "Reset to defaults" }).click();
    await expect(titlesIn(page.getByRole("main"))).toHaveCount(4);
  });

  const names = { en: "Shortcuts", fr: "Raccourcis", ar: "الاختصارات" };
  for (const language of alternate(["en", "fr", "ar"] as const, 1)) {
    test(`axe finds nothing in popup, picker and page, ${language}`, async ({ page }) => {
      await page.goto(`/${language}/shortcuts`);
      await expectAccessible(page);
      const popup = await open(page, names[language]);
      await expectAccessible(page, "header [role=dialog]");
      await popup.getByRole("button").first().click();
      await expectAccessible(page, "header [role=dialog]");
      await popup.getByRole("button").nth(1).click();
      await page.locator(".dialog").getByRole("combobox").fill("a");
      await expectAccessible(page, ".dialog");
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to a page of forms: add, move, remove, reset", async ({ page }) => {
    await page.goto(home);
    await page.getByRole("link", { name: "Shortcuts", exact: true }).click();
    await expect(page).toHaveURL(/\/en\/shortcuts$/);
    const titles = titlesIn(page.getByRole("main"));
    await page.getByRole("button", { name: "Move Invoice App later" }).click();
    await expect(titles).toHaveText(["Users", "Invoice App", "Role Management", "Dashboard"]);
    await page.getByRole("button", { name: "Remove Dashboard" }).click();
    await expect(titles).toHaveCount(3);
    await page.getByRole("searchbox", { name: "Search a page to add" }).fill("Fleet");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("button", { name: "Add Fleet" }).click();
    await expect(page).toHaveURL(/\?q=Fleet$/);
    await expect(page.getByText("Fleet was added")).toBeVisible();
    await expect(titles).toHaveText(["Users", "Invoice App", "Role Management", "Fleet"]);
    await page.getByRole("button", { name: "Reset to defaults" }).click();
    await expect(titles).toHaveText(["Invoice App", "Users", "Role Management", "Dashboard"]);
  });
});
