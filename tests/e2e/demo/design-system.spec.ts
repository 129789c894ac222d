import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate, pairs } from "../../support/programs/repetitions.ts";

const path = "pages/design-system";

/** Opens the design system and waits for hydration, when its first chart has keyboard navigation. */
async function openPage(page: Page, search = "", language = "en"): Promise<void> {
  await page.goto(`/${language}/${path}${search}`);
  await expect(page.locator("figure svg[tabindex='0']").first()).toBeAttached();
}

test.describe("the design system page", { tag: "@long" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [index, language] of alternate(["en", "fr", "ar"], 1).entries()) {
    for (const skin of alternate(["default", "bordered"], index + 1)) {
      test(`axe finds nothing, ${language}, ${skin} skin, light and dark`, async ({ page }) => {
        await openPage(page, "", language);
        await page.locator("html").evaluate((html, value) => (html.dataset.skin = value), skin);
        await expectAccessible(page, "main");
      });
    }
  }

  for (const [language, width] of pairs(["en", "ar", "fr"], [390, 320])) {
    test(`nothing is wider than a screen of ${width} px, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, "", language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("is found by its name in the search, and each section has an anchor", async ({ page }) => {
    await page.goto("/en/search?q=design");
    await page.locator("main").getByRole("link", { name: "Design System" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await expect(links).toHaveCount(14);
    for (const link of await links.all()) {
      const anchor = await link.getAttribute("href");
      await expect(page.locator(`main ${anchor}-title`)).toHaveText((await link.textContent()) ?? "");
    }
  });

  test("every colour pair shows its contrast, which is at least 4.5:1", async ({ page }) => {
    await openPage(page);
    const ratioTexts = await page.locator("#colors li p:last-child").allTextContents();
    expect(ratioTexts.length).toBeGreaterThan(15);
    for (const text of ratioTexts) {
      for (const [ratio] of text.matchAll(/[\d.]+/g)) expect(Number(ratio), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("its form validates field by field, and as a whole before it is sent", async ({ page }) => {
    await openPage(page);
    const form = page.locator("#form form");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("alert")).toContainText("3 fields need your attention");
    await expect(form.getByLabel("Name")).toBeFocused();
    await form.getByLabel("Name").fill("Lina");
    await expect(form.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
    await form.getByLabel("Email").fill("lina@cashlane.test");
    await form.getByLabel("I agree").check();
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("The form is right.");
  });

  test("its table sorts, filters, pages and selects rows", async ({ page }) => {
    await openPage(page);
    const table = page.getByRole("table", { name: "Rows to choose, sort and filter" });
    await table.getByRole("link", { name: "Amount" }).click();
    await expect(page).toHaveURL(/sort=amount/);
    await expect(table.getByRole("rowheader").first()).toHaveText("eBay");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(table.getByRole("rowheader")).toHaveCount(3);
    await page.locator("#table").getByLabel("State").selectOption("Paid");
    await expect(table.getByRole("rowheader")).toHaveCount(4);
    await table.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(page.locator("#table")).toContainText("4 selected");
    await page.getByRole("button", { name: "Use the chosen rows" }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("4 rows were chosen");
  });
});

test.describe("the dialog kit", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("opens from a link, keeps the focus inside, and restores it on Esc", async ({ page }) => {
    await openPage(page);
    const opener = page.getByRole("link", { name: "A dialog", exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "A dialog" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/dialog=md/);
    await expect(page.locator("body")).toHaveAttribute("data-scroll-locked", "1");
    // After the last tab stop the focus is on the browser's own controls.
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
      const isOutside = await dialog.evaluate((element) => {
        const focused = document.activeElement;
        return focused !== document.body && !element.contains(focused);
      });
      expect(isOutside, key).toBe(false);
      await page.keyboard.press(key);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).not.toHaveURL(/dialog=/);
    await expect(page.locator("body")).not.toHaveAttribute("data-scroll-locked");
  });

  test("closes by its buttons, a press beside it or Back, but not by dragging text out", async ({ page }) => {
    await openPage(page);
    const opener = page.getByRole("link", { name: "A small dialog" });
    const dialog = page.getByRole("dialog", { name: "A small dialog" });
    for (const name of ["Close", "Understood"]) {
      await opener.click();
      await dialog.getByRole("link", { name }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await opener.click();
    const box = await dialog.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 90);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    // Moves the pointer away from the collapsed menu, which would stay open under the pointer and cover the
    // link.
    await page.mouse.move(640, 1);
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("asks for confirmation of irreversible actions, with the focus on the safe answer", async ({
    page,
  }) => {
    await openPage(page);
    await page.getByRole("link", { name: "Remove something" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove this sample?" });
    await expect(question.getByRole("link", { name: "Keep it" })).toBeFocused();
    await question.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("The sample was removed");
    await expect(question).toBeHidden();
  });

  test("is part of the page at its address, and a bottom sheet on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, "?dialog=lg", "ar");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(page.locator("main")).toHaveCSS("pointer-events", "none");
    const box = await dialog.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
  });

  for (const language of alternate(["en", "ar"], 0)) {
    test(`axe finds nothing in it, ${language}`, { tag: "@long" }, async ({ page }) => {
      for (const name of ["md", "confirm"]) {
        await openPage(page, `?dialog=${name}`, language);
        await expect(page.locator(".dialog")).toBeVisible();
        await expectAccessible(page, ".dialog");
      }
    });
  }
});

test.describe("the design system page without JavaScript", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows dialogs as sections, answers forms and shows toasts", async ({ page }) => {
    await page.goto(`/en/${path}`);
    await page.getByRole("link", { name: "Remove something" }).click();
    const question = page.getByRole("alertdialog", { name: "Remove this sample?" });
    await expect(question).toHaveCSS("position", "static");
    await question.getByRole("link", { name: "Keep it" }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole("link", { name: "Remove something" }).click();
    await question.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("The sample was removed");
    await page.locator("#toast").getByRole("button", { name: "Warning" }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Every purchase counts");
    await page.locator("#menu summary[aria-label]").click();
    await expect(page.locator("#menu").getByRole("link", { name: "Dialog" })).toBeVisible();
  });
});
