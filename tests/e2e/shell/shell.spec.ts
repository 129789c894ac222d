import { expect, test } from "../../support/e2e/fixture.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";
import { setTheme } from "../../support/e2e/theme.ts";

const home = "/en/dashboards/crm";

test.describe("the shell without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the language menu opens, and its links keep path and query", { tag: "@long" }, async ({ page }) => {
    await page.goto(`${home}?period=year`);
    await page.locator("header summary[aria-label=Language]").click();
    await page.locator("header a[lang=ar]").click();
    await expect(page).toHaveURL(/\/ar\/dashboards\/crm\?period=year$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });

  test("the mode is a form that returns to its page and is remembered", async ({ page }) => {
    await page.goto(`${home}?period=year`);
    await page.locator("header summary[aria-label^=Appearance]").click();
    await page.locator("header button[name=mode][value=dark]").click();
    await expect(page).toHaveURL(/\/en\/dashboards\/crm\?period=year$/);
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  });

  test("a visitor's sidebar starts collapsed, and the lock toggle keeps it open", async ({ page }) => {
    await page.goto(home);
    await page.mouse.move(700, 500);
    await expect.poll(async () => (await page.locator(".side-bar").boundingBox())?.width).toBe(68);
    await page.locator(".side-bar").hover();
    await page.locator(".side-bar button[name=layout]").click();
    await page.mouse.move(700, 500);
    await expect.poll(async () => (await page.locator(".side-bar").boundingBox())?.width).toBe(260);
  });

  test("the lock toggle collapses the sidebar, also on the next page", { tag: "@long" }, async ({ page }) => {
    await setTheme(page, { layout: "vertical" });
    await page.goto(home);
    await page.locator(".side-bar button[name=layout]").click();
    await expect(page.locator("html")).toHaveAttribute("data-layout", "collapsed");
    await page.mouse.move(700, 500);
    await expect.poll(async () => (await page.locator(".side-bar").boundingBox())?.width).toBe(68);
    await page.locator(".side-bar").hover();
    await expect.poll(async () => (await page.locator(".side-bar").boundingBox())?.width).toBe(260);
  });

  test("on a small screen the sidebar opens over the page and closes again", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(home);
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
  });

  test("a visitor's menu has Home and Sign Up / Login", async ({ page }) => {
    await page.goto(home);
    await expect(page.locator(".side-bar li")).toHaveText(["Home", "Sign Up / Login"]);
    await expect(page.locator(".side-bar a[aria-current=page]")).toHaveText("Home");
  });
});

test.describe("the shell with JavaScript", () => {
  test("the language link also keeps the hash", { tag: "@long" }, async ({ page }) => {
    await page.goto(`${home}?period=year#content`);
    const menu = await openMenu(page, "Language");
    await menu.getByRole("menuitem", { name: "Français" }).click();
    await expect(page).toHaveURL(/\/fr\/dashboards\/crm\?period=year#content$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });

  test("the mode changes in place", async ({ page }) => {
    await page.goto(home);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await (await openMenu(page, "Appearance")).getByRole("menuitem", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await expect(page.locator("header summary[aria-label='Appearance: Dark']")).toBeVisible();
    await expect(page.locator("html[data-same-document]")).toHaveCount(1);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  });

  test(
    "the mode is saved if the page is left before the server responds",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(home);
      await page.route("**/theme*", () => undefined);
      await (await openMenu(page, "Appearance")).getByRole("menuitem", { name: "Dark" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    },
  );

  for (const [language, button, second] of [
    ["en", "Language", "Français"],
    ["ar", "اللغة", "Français"],
  ] as const) {
    test(
      `menus support arrows, Home, End, letters, Esc and a press elsewhere, ${language}`,
      { tag: "@long" },
      async ({ page }) => {
        await page.goto(`/${language}/dashboards/crm`);
        const summary = page.locator(`header summary[aria-label="${button}"]`);
        const menu = page.getByRole("menu", { name: button });
        const item = (name: string) => menu.getByRole("menuitem", { name });
        await summary.focus();
        await expect(summary).toHaveAttribute("aria-haspopup", "menu");
        await page.keyboard.press("ArrowDown");
        await expect(item("English")).toBeFocused();
        await page.keyboard.press("End");
        await expect(item("العربية")).toBeFocused();
        await page.keyboard.press("ArrowDown");
        await expect(item("English")).toBeFocused();
        await page.keyboard.press("f");
        await expect(item(second)).toBeFocused();
        await page.keyboard.press("Home");
        await expect(item("English")).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menu).toHaveCount(0);
        await expect(summary).toBeFocused();
        await summary.click();
        const [box, own] = [await menu.boundingBox(), await summary.boundingBox()];
        const endOf = (part: typeof box) =>
          language === "ar" ? part?.x : (part?.x ?? 0) + (part?.width ?? 0);
        expect(Math.abs((endOf(box) ?? 0) - (endOf(own) ?? 0))).toBeLessThan(2);
        await summary.click();
        await expect(menu).toHaveCount(0);
        await summary.click();
        await page.locator("h1").click();
        await expect(menu).toHaveCount(0);
      },
    );
  }

  test(
    "the code of menus and dialogs loads on the first interaction, not before",
    { tag: "@long" },
    async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      // Ignores pointer moves that happen before the test's own. The fixture moves the pointer at the start,
      // which on a busy machine may be after hydration.
      await page.addInitScript(() =>
        addEventListener("pointermove", (event) => {
          if (!("mayMove" in window)) event.stopImmediatePropagation();
        }),
      );
      await page.goto(home, { waitUntil: "networkidle" });
      const radixRequests = () => requests.filter((address) => /\/radix-/.test(address));
      expect(requests.length).toBeGreaterThan(5);
      expect(radixRequests()).toEqual([]);
      await page.evaluate(() => Object.assign(window, { mayMove: true }));
      await page.mouse.move(600, 600);
      await expect.poll(radixRequests).toHaveLength(1);
    },
  );

  test(
    "scroll to top appears beyond 400 px, scrolls up and moves the focus",
    { tag: "@long" },
    async ({ page }) => {
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
    },
  );

  test("i18n: a client navigation loads the texts of the next screen", async ({ page }) => {
    await page.goto(home);
    await page.locator("header a[href='/en/register']").click();
    await expect(page.locator("h1")).toHaveText("Create your account");
    await page.goBack();
    await expect(page.locator(".side-bar a[aria-current=page]")).toHaveText("Home");
  });
});
