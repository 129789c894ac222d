import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { registerAndLogIn } from "../../support/e2e/register.ts";

const home = "/en/dashboards/crm";
const balance = "/en/apps/wallet/my-balance";
const visitorPages = [
  "/front-pages/landing-page",
  "/front-pages/pricing",
  "/en/login",
  "/en/forgot-password",
  home,
  "/ar/stores",
  "/en/stores/nike",
];

/**
 * Opens a page as a browser that has cached none of the product's files, and returns the rules of the inline
 * style sheet.
 */
async function openFirst(page: Page, path: string): Promise<string> {
  await page.context().clearCookies({ name: "visited" });
  await page.goto(path);
  const sheet = page.locator("style[data-precedence=default]");
  return (await sheet.textContent()) ?? "";
}

/** Returns the URL of the complete style sheet, which the document of another screen links to. */
async function wholeSheet(page: Page): Promise<string> {
  const response = await page.request.get("/en/login");
  return /<link rel="stylesheet" href="([^"]+)"/.exec(await response.text())![1]!;
}

/** Returns the computed properties of each element of the page, without custom properties. */
function computedStyles(page: Page): Promise<{ element: string; properties: string[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("html, body, body :not(script, link)")].map((element) => {
      const styles = getComputedStyle(element);
      const names = [...styles].filter((name) => !name.startsWith("--"));
      return {
        element: `<${element.tagName.toLowerCase()} class="${element.getAttribute("class")}">`,
        properties: names.map((name) => `${name}: ${styles.getPropertyValue(name)}`),
      };
    }),
  );
}

/** Checks that the complete style sheet changes nothing. */
async function expectCompleteStyles(page: Page, path: string): Promise<void> {
  const rules = await openFirst(page, path);
  const sheetUrl = await wholeSheet(page);
  const complete = await (await page.request.get(sheetUrl)).text();
  expect(rules.length, path).toBeLessThan((5 / 9) * complete.length);
  const before = await computedStyles(page);
  await page.evaluate((href) => {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { id: "whole", rel: "stylesheet", href }));
  }, sheetUrl);
  const isApplied = () => document.querySelector<HTMLLinkElement>("#whole")?.sheet !== null;
  await expect.poll(() => page.evaluate(isApplied)).toBe(true);
  const after = await computedStyles(page);
  const changes = before.flatMap(({ element, properties }, index) => {
    const later = new Set(after[index]?.properties);
    const changed = properties.filter((property) => !later.has(property));
    return changed.length > 0 ? [`${element} ${changed.join("; ")}`] : [];
  });
  expect(changes, path).toEqual([]);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  for (const width of [390, 1280])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test("the style sheets of a visitor's first pages have all rules of the pages", async ({ page }) => {
        for (const path of visitorPages) await expectCompleteStyles(page, path);
      });

      test("the style sheets of a member's pages have all rules of the pages", async ({ page }) => {
        await signIn(page, accounts.member);
        await page.goto(balance);
        const item = await page.locator("main a[href*='view=']").first().getAttribute("href");
        const paths = [home, balance, `${balance}?accounts=1`, item!, "/en/stores", "/en/stores/nike"];
        for (const path of paths) await expectCompleteStyles(page, path);
      });
    });

  test("the style sheet of home has all rules of a new member's page", async ({ page }) => {
    await registerAndLogIn(page, { name: "Nia", email: "nia@cashlane.test", password: "Member-new-1" });
    await expectCompleteStyles(page, home);
  });
});

test.describe("a part that is loaded later", () => {
  test("is shown once the complete style sheet has arrived", async ({ page }) => {
    await signIn(page, accounts.member);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/whole-.*\.css/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await openFirst(page, home);
    const code = page.waitForResponse(/\/assets\/customizer-.*\.js/);
    await page.locator("button[aria-label='Customize the appearance']").click();
    await code;
    const panel = page.getByRole("dialog", { name: "Customizer" });
    await expect(panel).toHaveCount(0);
    release();
    await expect(panel).toHaveCSS("position", "fixed");
  });

  test.describe("without the complete style sheet", () => {
    test.use({ expectedProblems: [/Failed to load resource/] });

    test("shows an error, and Retry fetches the style sheet again", async ({ page }) => {
      await signIn(page, accounts.member);
      await page.route(/\/assets\/whole-.*\.css/, (route) => route.abort());
      await openFirst(page, home);
      await page.locator("button[aria-label='Customize the appearance']").click();
      const error = page.getByRole("alert").filter({ hasText: "This part couldn’t be loaded." });
      await expect(error).toBeVisible();
      await page.unrouteAll();
      await error.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("dialog", { name: "Customizer" })).toHaveCSS("position", "fixed");
    });
  });
});
