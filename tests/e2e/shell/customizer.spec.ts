import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { barColors } from "../../../app/page/theme.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { contrastOf } from "../../support/pages/contrast.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { setTheme } from "../../support/e2e/theme.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const home = "/en/dashboards/crm";

async function openCustomizer(page: Page, path = home) {
  await signIn(page, accounts.member);
  await page.goto(path);
  await page.getByRole("button", { name: "Customize the appearance" }).click();
  const panel = page.getByRole("dialog", { name: "Customizer" });
  await expect(panel).toBeVisible();
  return panel;
}

function widthOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
}

test.describe("customizer", () => {
  test("every choice applies at once, by keyboard alone, and is in the next page's HTML", async ({
    page,
  }) => {
    const panel = await openCustomizer(page);
    const html = page.locator("html");
    await panel.getByRole("radio", { name: "System" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(html).toHaveAttribute("data-mode", "dark");
    const [dark] = barColors({ mode: "dark" });
    await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", dark!.content);
    await panel.getByRole("radio", { name: "Light" }).press("Space");
    await panel.getByRole("radio", { name: "Bordered" }).press("Space");
    await panel.getByRole("radio", { name: "Wide" }).press("Space");
    await panel.getByRole("radio", { name: "Violet" }).press("Space");
    await panel.getByRole("switch", { name: "Dark menu on a light page" }).press("Space");
    await expect(html).toHaveAttribute("data-semi-dark", "true");
    await expect(page.locator(".side-bar")).toHaveCSS("color-scheme", "dark");
    await expect(html).toHaveAttribute("data-skin", "bordered");
    await expect(html).toHaveAttribute("data-width", "wide");
    await expect(html).toHaveAttribute("style", /--seed:\s*#7549cf/);

    // Choices are submitted one after the other, so the last one may not be saved yet.
    await expect(async () => {
      const first = await (await page.request.get(home)).text();
      const tag = /<html[^>]*>/.exec(first)?.[0] ?? "";
      for (const part of ['data-mode="light"', 'data-skin="bordered"', 'data-width="wide"', "#7549cf"])
        expect(tag).toContain(part);
    }).toPass();
    await expect.poll(async () => (await readTheme(page)).semiDark).toBe(true);

    const reset = panel.getByRole("button", { name: "Reset to defaults" });
    await reset.press("Enter");
    await expect(html).toHaveAttribute("data-mode", "system");
    await expect(html).not.toHaveAttribute("data-primary", "chosen");
    // A disabled button keeps the focus, so the panel's keys still work.
    await expect(reset).toBeDisabled();
    await expect(reset).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });

  test("Esc closes it and returns the focus; it is absent below lg", { tag: "@long" }, async ({ page }) => {
    const panel = await openCustomizer(page);
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(page.getByRole("button", { name: "Customize the appearance" })).toBeFocused();
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect(page.getByRole("button", { name: "Customize the appearance" })).toBeHidden();
  });

  test(
    "the direction follows the language, with links to the same page",
    { tag: "@long" },
    async ({ page }) => {
      const panel = await openCustomizer(page, `${home}?period=year`);
      await expect(panel.getByRole("link", { name: /Left to right/ })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await panel.getByRole("link", { name: /Right to left/ }).click();
      await expect(page).toHaveURL(/\/ar\/dashboards\/crm\?period=year$/);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    },
  );

  test("any colour keeps text readable: 4.5:1 in both modes", { tag: "@long" }, async ({ page }) => {
    await page.goto(home);
    const hues = Array.from({ length: 12 }, (_, step) => step * 30);
    const seeds = [
      ...["#000000", "#ffffff", "#808080", "#ffff00", "#00ff00", "#0000ff", "#ff0000", "#00ffff", "#ff00ff"],
      ...hues.flatMap((hue) => [`hsl(${hue} 100% 50%)`, `hsl(${hue} 60% 20%)`, `hsl(${hue} 70% 85%)`]),
    ];
    const pairs = [
      ["--on-primary", "--primary"],
      ["--on-primary", "--primary-strong"],
      ["--on-primary-soft", "--primary-soft"],
      ["--ink", "--primary-soft"],
      ["--muted", "--primary-soft"],
      ...["--canvas", "--surface", "--raised", "--sunken"].map((background) => ["--primary", background]),
    ] as [string, string][];
    const poor: string[] = [];
    for (const mode of ["light", "dark"]) {
      for (const seed of seeds) {
        const ratios = await page.evaluate(contrastOf, { mode, seed, pairs });
        ratios.forEach((ratio, index) => {
          if (ratio < 4.5) poor.push(`${mode} ${seed} ${pairs[index]?.join(" on ")}: ${ratio.toFixed(2)}`);
        });
      }
    }
    expect(poor).toEqual([]);
  });

  for (const colorScheme of alternate(["light", "dark"] as const, 1)) {
    test.describe(() => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });
      test(`axe finds nothing in the open panel, ${colorScheme}`, async ({ page }) => {
        await openCustomizer(page);
        const { violations } = await new AxeBuilder({ page }).include(".customizer").analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    });
  }
});

test.describe("horizontal layout", () => {
  test(
    "the menu is a row above the page; the logo moves into the bar",
    { tag: "@long" },
    async ({ page }) => {
      await setTheme(page, { layout: "horizontal" });
      await page.goto(home);
      await expect(page.locator(".side-bar")).toBeHidden();
      const menu = page.getByRole("navigation", { name: "Main navigation" });
      await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
      expect(await widthOf(page, "main")).toBeGreaterThan(1100);
      await page.setViewportSize({ width: 1199, height: 800 });
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.locator(".side-bar")).toBeVisible();
    },
  );

  test("layout and mode are right before scripts run, for 12 cookies", async ({ openContext }) => {
    const context = await openContext({ javaScriptEnabled: false, viewport: { width: 1300, height: 800 } });
    const page = await context.newPage();
    const widths = { vertical: 260, collapsed: 68, horizontal: 0 };
    for (const language of ["en", "ar"]) {
      for (const mode of ["light", "dark"]) {
        for (const [layout, width] of Object.entries(widths)) {
          await setTheme(page, { mode, layout });
          await page.goto(`/${language}/dashboards/crm`);
          await page.mouse.move(700, 600);
          const box = await page.locator(".side-bar").boundingBox();
          expect(box?.width ?? 0, `${language} ${mode} ${layout}`).toBe(width);
          if (box) expect(box.x).toBe(language === "ar" ? 1300 - width : 0);
          await expect(page.locator("html")).toHaveCSS("color-scheme", mode);
          await expect(page.locator("html")).toHaveCSS("direction", language === "ar" ? "rtl" : "ltr");
        }
      }
    }
  });
});

async function readTheme(page: Page): Promise<{ semiDark?: boolean }> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "theme");
  return cookie ? JSON.parse(Buffer.from(decodeURIComponent(cookie.value), "base64").toString()) : {};
}
