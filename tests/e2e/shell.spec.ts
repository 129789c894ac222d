import { expect, test } from "../support/e2e-fixture.ts";

const home = "/en/dashboards/crm";

test.describe("the shell without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("screens 16.9: the language menu opens and its links keep path and query", async ({ page }) => {
    await page.goto(`${home}?period=year`);
    await page.locator("header summary[aria-label=Language]").click();
    await page.locator("header a[lang=ar]").click();
    await expect(page).toHaveURL(/\/ar\/dashboards\/crm\?period=year$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });

  test("design §3 theme: the mode is a form that comes back to its page and is remembered", async ({
    page,
  }) => {
    await page.goto(`${home}?period=year`);
    await page.locator("header summary[aria-label^=Appearance]").click();
    await page.locator("header button[name=mode][value=dark]").click();
    await expect(page).toHaveURL(/\/en\/dashboards\/crm\?period=year$/);
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  });

  test("§4 sidebar: the lock toggle collapses it, with the next page already in place", async ({ page }) => {
    await page.goto(home);
    await page.locator(".side-bar button[name=layout]").click();
    await expect(page.locator("html")).toHaveAttribute("data-layout", "collapsed");
    await page.mouse.move(700, 500);
    await expect.poll(async () => (await page.locator(".side-bar").boundingBox())?.width).toBe(68);
    await page.locator(".side-bar").hover();
    await expect.poll(async () => (await page.locator(".side-bar").boundingBox())?.width).toBe(260);
  });

  test("§4 sidebar: on a small screen it opens over the page and closes again", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(home);
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
  });

  test("§2: a visitor's menu is Home and Sign Up / Login", async ({ page }) => {
    await page.goto(home);
    await expect(page.locator(".side-bar li")).toHaveText(["Home", "Sign Up / Login"]);
    await expect(page.locator(".side-bar a[aria-current=page]")).toHaveText("Home");
  });
});

test.describe("the shell with JavaScript", () => {
  test("screens 16.9: the language link also keeps the hash", async ({ page }) => {
    await page.goto(`${home}?period=year#content`);
    await page.locator("header summary[aria-label=Language]").click();
    await page.locator("header a[lang=fr]").click();
    await expect(page).toHaveURL(/\/fr\/dashboards\/crm\?period=year#content$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });

  test("design §3 theme: the mode changes in place", async ({ page }) => {
    await page.goto(home);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await page.locator("header summary[aria-label^=Appearance]").click();
    await page.locator("header button[value=dark]").click();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await expect(page.locator("header summary[aria-label='Appearance: Dark']")).toBeVisible();
    await expect(page.locator("html[data-same-document]")).toHaveCount(1);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  });

  test("the mode is kept though the page goes before the server has answered", async ({ page }) => {
    await page.goto(home);
    await page.route("**/theme*", () => undefined);
    await page.locator("header summary[aria-label^=Appearance]").click();
    await page.locator("header button[value=dark]").click();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  });

  test("screens 19: menus answer to arrows, Home, End, Esc and a press elsewhere", async ({ page }) => {
    await page.goto(home);
    const summary = page.locator("header summary[aria-label=Language]");
    const panel = page.locator("header details:has(a[lang=ar])");
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await expect(panel.locator("a[lang=en]")).toBeFocused();
    await page.keyboard.press("End");
    await expect(panel.locator("a[lang=ar]")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(panel.locator("a[lang=en]")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(panel).toHaveAttribute("open");
    await page.locator("h1").click();
    await expect(panel).not.toHaveAttribute("open");
  });

  test("§2 scroll to top: there beyond 400 px, leads back and takes the focus along", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(home);
    const button = page.getByRole("button", { name: "Back to the top" });
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo(0, 401));
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("main")).toBeFocused();
    await expect(button).toBeHidden();
  });

  test("design §3 i18n: a client navigation brings the texts of the next screen", async ({ page }) => {
    await page.goto(home);
    await page.locator("header a[href='/en/register']").click();
    await expect(page.locator("h1")).toHaveText("Create your account");
    await page.goBack();
    await expect(page.locator(".side-bar a[aria-current=page]")).toHaveText("Home");
  });
});
