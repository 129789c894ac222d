import { accounts, tokensOf } from "../../support/e2e/accounts.ts";
import { test } from "../../support/e2e/fixture.ts";

// Each of these must fail, which proves that the fixture detects the problem.
test.describe("test fixtures detect failures", () => {
  test.fail();

  test.beforeEach(async ({ page }) => {
    await page.goto("/en/login");
  });

  test("detects a console error", async ({ page }) => {
    await page.evaluate(() => console.error("planted"));
  });

  test("detects a console error in another person's browser", { tag: "@long" }, async ({ openContext }) => {
    const page = await (await openContext()).newPage();
    await page.goto("/en/login");
    await page.evaluate(() => console.error("planted"));
  });

  test("detects a token in the page's storage", async ({ page }) => {
    const { access } = await tokensOf(page, accounts.auditor);
    await page.evaluate((token) => localStorage.setItem("planted", token), access);
  });

  test("detects a token in another person's browser", { tag: "@long" }, async ({ openContext }) => {
    const page = await (await openContext()).newPage();
    await page.goto("/en/login");
    const { refresh } = await tokensOf(page, accounts.auditor);
    await page.evaluate((token) => sessionStorage.setItem("planted", token), refresh);
  });

  test("detects a hydration warning", async ({ page }) => {
    await page.evaluate(() => console.warn("Text content does not match: hydration"));
  });

  test("detects a page error", async ({ page }) => {
    const reported = page.waitForEvent("pageerror");
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("planted"))));
    await reported;
  });

  test("detects a CSP report", async ({ page }) => {
    const reported = page.waitForEvent("console");
    await page.evaluate(() =>
      document.body.insertAdjacentHTML("beforeend", "<img src='https://elsewhere.invalid/a.png'>"),
    );
    await reported;
  });
});
