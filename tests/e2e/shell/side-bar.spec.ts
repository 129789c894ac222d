import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { boxOf, group, opener } from "../../support/e2e/menu-parts.ts";
import { setTheme } from "../../support/e2e/theme.ts";
import { alternate } from "../../support/programs/repetitions.ts";

test.use({ viewport: { width: 1300, height: 800 } });

const widthOf = async (page: Page) => (await boxOf(page.locator(".side-bar"))).width;

for (const language of alternate(["en", "ar"] as const, 1)) {
  test(`the sidebar is 260 or 68 px wide, animates in 300 ms, and the page stays in place, ${language}`, async ({
    page,
  }) => {
    await setTheme(page, { layout: "collapsed" });
    await page.goto(`/${language}/dashboards/crm`);
    const bar = page.locator(".side-bar");
    const offsetFromStart = (box: { x: number; width: number }) =>
      language === "ar" ? 1300 - box.x - box.width : box.x;
    await page.mouse.move(650, 500);
    await expect.poll(() => widthOf(page)).toBe(68);
    await expect(bar).toHaveCSS("transition-property", /width/);
    await expect(bar).toHaveCSS("transition-duration", /^0\.3s/);
    await expect(bar).toHaveCSS("transition-timing-function", /^ease-in-out/);
    await expect(bar).toHaveCSS("height", "800px");
    expect(offsetFromStart(await boxOf(bar))).toBe(0);
    const main = await boxOf(page.getByRole("main"));
    expect(offsetFromStart(await boxOf(page.locator(".shell-body")))).toBe(0);

    await page.mouse.move(language === "ar" ? 1280 : 20, 500);
    await expect.poll(() => widthOf(page)).toBe(260);
    expect(offsetFromStart(await boxOf(bar))).toBe(0);
    expect(await boxOf(page.getByRole("main"))).toEqual(main);
    await expect(bar).toHaveCSS("box-shadow", /44px -12px/);
    await page.mouse.move(650, 500);
    await expect.poll(() => widthOf(page)).toBe(68);
  });
}

test("focus opens the collapsed sidebar, and a press inside doesn't keep it open", async ({ page }) => {
  await setTheme(page, { layout: "collapsed" });
  await signIn(page, accounts.member);
  await page.goto("/en/dashboards/crm");
  await page.mouse.move(650, 500);
  await expect.poll(() => widthOf(page)).toBe(68);
  await page.locator(".side-bar a").first().focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => widthOf(page)).toBe(260);
  await expect(page.getByRole("button", { name: "Keep the menu open" })).toBeFocused();
  await page.getByRole("main").focus();
  await expect.poll(() => widthOf(page)).toBe(68);

  await page.locator(".side-bar").hover();
  await opener(page, "My Wallet").click();
  await expect(page.getByRole("link", { name: "My Balance" })).toBeVisible();
  await page.mouse.move(650, 500);
  await expect.poll(() => widthOf(page)).toBe(68);
});

test("nothing in the sidebar is clickable while its width changes", async ({ page }) => {
  await setTheme(page, { layout: "collapsed" });
  await page.goto("/en/dashboards/crm");
  await page.mouse.move(650, 500);
  await expect.poll(() => widthOf(page)).toBe(68);
  const list = page.locator(".side-bar-list");
  const setPlayState = (state: string) =>
    list.evaluate((element, playState) => (element.style.animationPlayState = playState), state);
  await setPlayState("paused");
  await page.mouse.move(20, 500);
  await expect(list).toHaveCSS("pointer-events", "none");
  await setPlayState("running");
  await expect(list).toHaveCSS("pointer-events", "auto");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a touch opens the collapsed sidebar, and a touch elsewhere closes it", async ({ page }) => {
    await setTheme(page, { layout: "collapsed" });
    await signIn(page, accounts.member);
    await page.goto("/en/dashboards/crm");
    await expect.poll(() => widthOf(page)).toBe(68);
    await opener(page, "My Wallet").tap();
    await expect.poll(() => widthOf(page)).toBe(260);
    await expect(page.getByRole("link", { name: "My Balance" })).toBeVisible();
    await page.locator("h1").tap();
    await expect.poll(() => widthOf(page)).toBe(68);
  });
});

test(
  "a list longer than the window scrolls by itself and shows a shadow",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 420 });
    await signIn(page, accounts.admin);
    await page.goto("/en/dashboards/crm");
    await opener(page, "Manage Center").click();
    const list = page.locator(".side-bar-list");
    const shadow = () => list.evaluate((element) => getComputedStyle(element, "::before").opacity);
    await list.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(shadow).toBe("0");
    await list.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(200);
    await expect.poll(shadow).toBe("1");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test("with the hover option, a group opens beside the sidebar", { tag: "@long" }, async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto("/en/dashboards/crm");
  await page.getByRole("button", { name: "Customize the appearance" }).click();
  await page.getByRole("radio", { name: "On hover" }).press("Space");
  await page.keyboard.press("Escape");
  await opener(page, "My Wallet").hover();
  await expect(group(page, "My Wallet")).toHaveAttribute("open");
  const panel = await boxOf(group(page, "My Wallet").locator(".flyout-surface"));
  expect(panel.width).toBe(260);
  expect(panel.x).toBeGreaterThanOrEqual(260);
  await page.getByRole("link", { name: "My Balance" }).click();
  await expect(page).toHaveURL(/my-balance/);
  await expect(group(page, "My Wallet")).not.toHaveAttribute("open");
  await page.reload();
  await expect(page.locator(".side-bar .flyout")).toHaveCount(4);
  await expect(page.locator(".side-bar details[open]")).toHaveCount(0);
});

for (const layout of alternate(["collapsed", "horizontal"], 1)) {
  test(`axe finds nothing in the ${layout} layout, light and dark`, async ({ page }) => {
    await setTheme(page, { layout });
    await signIn(page, accounts.admin);
    await page.goto("/ar/dashboards/crm");
    await page.mouse.move(650, 700);
    await expectAccessible(page);
  });
}
