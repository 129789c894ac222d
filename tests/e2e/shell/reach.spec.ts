import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";
import { boxOf } from "../../support/e2e/menu-parts.ts";
import { hiddenTabStops, smallTargets } from "../../support/e2e/target-size.ts";
import { setTheme } from "../../support/e2e/theme.ts";
import { alternate, pairs } from "../../support/programs/repetitions.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 800 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const [size, language] of pairs(Object.keys(sizes), ["en", "ar"])) {
      if (size !== name) continue;
      test(`every target is 24 px or larger, ${name}, ${language}`, async ({ page }) => {
        await page.goto(`/${language}/dashboards/crm`);
        expect(await smallTargets(page), "visitor").toEqual([]);
        await signIn(page, accounts.admin);
        await page.goto(`/${language}/dashboards/crm`);
        expect(await smallTargets(page), "admin").toEqual([]);
        for (const summary of await page.locator(".top-bar summary:visible").all()) {
          await summary.click();
          expect(await smallTargets(page, ".top-bar")).toEqual([]);
          await page.keyboard.press("Escape");
        }
        if (name === "phone") {
          await page.locator(".bottom-bar button[popovertarget=site-nav]").click();
        }
        await page.locator(".side-bar summary").last().click();
        expect(await smallTargets(page, ".side-bar")).toEqual([]);
      });
    }

    for (const layout of name === "desk"
      ? alternate(["vertical", "collapsed", "horizontal"], 1)
      : ["vertical"]) {
      test(`the focused element is never covered, ${name}, ${layout}`, async ({ page }) => {
        await setTheme(page, { layout });
        await signIn(page, accounts.admin);
        await page.goto("/en/dashboards/crm");
        await expect(page.locator("h1")).toBeVisible();
        // A pointer over the menu keeps it open.
        await page.mouse.move(viewport.width / 2, viewport.height / 2);
        const { stops, hidden } = await hiddenTabStops(page);
        expect(stops).toBeGreaterThan(15);
        expect(hidden).toEqual([]);
      });
    }
  });
}

for (const language of alternate(["en", "fr", "ar"], 2)) {
  test(`every target of the pages that search engines list is 24 px or larger on a phone, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto(`/front-pages/help-center?lang=${language}`);
    const article = await page.locator("main a[href*='/help-center/']").first().getAttribute("href");
    for (const path of [
      `/front-pages/landing-page?lang=${language}`,
      `/${language}/stores/nike`,
      `/${language}/stores?f.category=fashion`,
      article!,
    ]) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
}

test("every target in the customizer is 24 px or larger", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(sizes.desk);
  await signIn(page, accounts.member);
  await page.goto("/en/dashboards/crm");
  await page.getByRole("button", { name: "Customize the appearance" }).click();
  await expect(page.getByRole("dialog", { name: "Customizer" })).toBeVisible();
  expect(await smallTargets(page, ".customizer")).toEqual([]);
});

test.describe("at 400 % zoom", () => {
  // 1280 × 1024 px at 400 % zoom.
  test.use({ viewport: { width: 320, height: 256 } });
  for (const language of alternate(["en", "ar"] as const, 1)) {
    test(`menus of the bar open inside the window, ${language}`, { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const viewer of ["visitor", "member"]) {
        if (viewer === "member") await signIn(page, accounts.member);
        await page.goto(`/${language}/dashboards/crm`);
        const buttons = await page.locator("header details[name=menu]:visible summary").all();
        expect(buttons.length).toBeGreaterThan(0);
        for (const button of buttons) {
          const panel = await boxOf(await openMenu(page, (await button.getAttribute("aria-label")) ?? ""));
          await page.keyboard.press("Escape");
          expect(panel.x).toBeGreaterThanOrEqual(0);
          expect(panel.right).toBeLessThanOrEqual(320);
        }
      }
    });
  }

  const balances = ["$751.69", "$1,234.56", "12\u202f345,67\u00a0$US", "-$1,234,567.89"];
  for (const font of alternate(["our font", "the machine's font"], 0)) {
    test(`the top bar is one row with any balance, in ${font}`, async ({ page }) => {
      await signIn(page, accounts.member);
      await page.goto("/en/dashboards/crm");
      await page.evaluate(() => document.fonts.load("600 14px Inter"));
      if (font !== "our font") await page.evaluate(takeFontAway);
      const bar = page.locator(".top-bar > .card-surface");
      for (const balance of balances) {
        await bar.getByRole("link", { name: /balance/i }).evaluate(async (link, amount) => {
          const amountText = link.querySelector("bdi");
          if (amountText) amountText.textContent = amount;
          link.parentElement?.toggleAttribute("data-long", amount.length > 8);
          // With reduced motion, a style change is still a transition, which ends with the next frame.
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }, balance);
        const places = await bar
          .locator("button:visible, a:visible, summary:visible")
          .evaluateAll((controls) =>
            controls.map((control) => {
              const { top, bottom } = control.getBoundingClientRect();
              return { what: control.ariaLabel ?? control.textContent, top, bottom };
            }),
          );
        const [highest, lowest] = [
          Math.max(...places.map((one) => one.top)),
          Math.min(...places.map((one) => one.bottom)),
        ];
        expect(highest, `${balance}: ${JSON.stringify(places)}`).toBeLessThan(lowest);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), balance).toBe(320);
      }
    });
  }

  test("the menu opens, scrolls to its end and closes", { tag: "@long" }, async ({ page }) => {
    await signIn(page, accounts.admin);
    await page.goto("/en/dashboards/crm");
    await page.getByRole("button", { name: "More", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Main navigation" });
    await menu.locator("summary", { hasText: "Manage Center" }).click();
    const last = menu.getByRole("link", { name: "Admin Activity Logs" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL(/admin-logs/);
    await expect(menu).toBeHidden();
  });
});

// Runs in the page: removes the web font, which restores the state before the font has loaded.
function takeFontAway(): void {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      const isFont = rule instanceof CSSFontFaceRule;
      if (isFont && /^"?Inter"?$/.test(rule.style.getPropertyValue("font-family"))) sheet.deleteRule(index);
    }
  }
}
