import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { holdScripts } from "../../support/e2e/until-interactive.ts";
import { setTheme } from "../../support/e2e/theme.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const home = "/en/dashboards/crm";

test.use({ viewport: { width: 390, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

function findParts(page: Page) {
  return {
    menu: page.getByRole("navigation", { name: "Main navigation" }),
    toggle: page.getByRole("button", { name: "More", exact: true }),
    close: page.getByRole("button", { name: "Close menu" }),
  };
}

test.describe("the menu over the page", () => {
  test("Tab cycles inside the menu in both directions; the page below isn't reachable", async ({ page }) => {
    await page.goto(home);
    const { menu, toggle, close } = findParts(page);
    await toggle.press("Enter");
    await expect(close).toBeFocused();
    await expect(page.locator("[inert] main")).toHaveCount(1);
    const stops: string[] = [];
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ""));
      await expect(menu.locator(":focus")).toHaveCount(1);
    }
    const modes = ["Light", "Dark", "System"];
    expect(stops.slice(0, 7)).toEqual(["Home", "Sign Up / Login", ...modes, "Cashlane", ""]);
    expect(stops.slice(7)).toEqual(stops.slice(0, 7));
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(menu.getByRole("button", { name: "System" })).toBeFocused();
  });

  test("a menu opened before the scripts load stays open and keeps the focus inside afterwards", async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(home, { waitUntil: "commit" });
    const { menu, toggle, close } = findParts(page);
    await toggle.click();
    await expect(menu).toBeVisible();
    await expect(page.locator("[inert]")).toHaveCount(0);
    await releaseScripts();
    await expect(page.locator("[inert] main")).toHaveCount(1);
    await expect(menu).toBeVisible();
    await expect(close).toBeFocused();
  });

  test("Esc and the close button close it, restore the focus and make the page interactive again", async ({
    page,
  }) => {
    await page.goto(home);
    const { menu, toggle, close } = findParts(page);
    for (const leave of [() => page.keyboard.press("Escape"), () => close.press("Enter")]) {
      await toggle.press("Enter");
      await expect(menu).toBeVisible();
      await leave();
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(page.locator("[inert]")).toHaveCount(0);
    }
  });

  test("a press on the backdrop closes it; the page below stays in place and doesn't scroll", async ({
    page,
  }) => {
    await page.goto(home);
    const { menu, toggle } = findParts(page);
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 600);
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click(360, 400);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(toggle).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test("any entry closes it, including the current page's", { tag: "@long" }, async ({ page }) => {
    await page.goto(home);
    const { menu, toggle } = findParts(page);
    await toggle.click();
    await menu.getByRole("link", { name: "Home", exact: true }).click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole("link", { name: "Sign Up / Login" }).click();
    await expect(page).toHaveURL(/\/en\/login/);
  });

  test("opening a group leaves it open", { tag: "@long" }, async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    const { menu, toggle } = findParts(page);
    await toggle.click();
    await menu.locator("summary", { hasText: "My Wallet" }).click();
    await menu.getByRole("link", { name: "My Balance" }).click();
    await expect(page).toHaveURL(/my-balance/);
    // The address changes before the page's content does. The menu closes when the content changes.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Balance");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole("link", { name: "My Balance" })).toHaveAttribute("aria-current", "page");
  });

  test(
    "enlarging the window past lg restores the chosen collapsed sidebar",
    { tag: "@long" },
    async ({ page }) => {
      await setTheme(page, { layout: "collapsed" });
      await page.goto(home);
      const { menu, toggle } = findParts(page);
      await toggle.click();
      await expect(menu).toBeVisible();
      await page.setViewportSize({ width: 1300, height: 800 });
      await page.mouse.move(800, 500);
      await expect.poll(async () => (await page.locator(".side-bar").boundingBox())?.width).toBe(68);
      await expect(page.locator("[inert]")).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      await page.locator("main a").first().click({ trial: true });
      await page.setViewportSize({ width: 390, height: 700 });
      await expect(menu).toBeHidden();
    },
  );

  for (const language of alternate(["en", "fr", "ar"], 2)) {
    test(`axe finds nothing in it, light and dark, ${language}`, async ({ page }) => {
      await signIn(page, accounts.admin);
      await page.goto(`/${language}/dashboards/crm`);
      await page.locator(".bottom-bar button[popovertarget=site-nav]").click();
      await expect(page.locator(".side-bar")).toBeVisible();
      await page.locator(".side-bar summary").last().click();
      await expectAccessible(page, ".side-bar");
    });
  }
});
