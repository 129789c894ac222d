import { accounts, tokensOf } from "../support/e2e/accounts.ts";
import { test } from "../support/e2e/fixture.ts";

// Each of these must fail: they prove that the fixture would see the real thing.
test.describe("how we know the tests work", () => {
  test.fail();

  test.beforeEach(async ({ page }) => {
    await page.goto("/en/login");
  });

  test("a console error is seen", async ({ page }) => {
    await page.evaluate(() => console.error("planted"));
  });

  test("a console error in another person's browser is seen", async ({ openContext }) => {
    const page = await (await openContext()).newPage();
    await page.goto("/en/login");
    await page.evaluate(() => console.error("planted"));
  });

  test("a token in the page's storage is seen", async ({ page }) => {
    const { access } = await tokensOf(page, accounts.auditor);
    await page.evaluate((token) => localStorage.setItem("planted", token), access);
  });

  test("a token in another person's browser is seen", async ({ openContext }) => {
    const page = await (await openContext()).newPage();
    await page.goto("/en/login");
    const { refresh } = await tokensOf(page, accounts.auditor);
    await page.evaluate((token) => sessionStorage.setItem("planted", token), refresh);
  });

  test("a hydration warning is seen", async ({ page }) => {
    await page.evaluate(() => console.warn("Text content does not match: hydration"));
  });

  test("a page error is seen", async ({ page }) => {
    const seen = page.waitForEvent("pageerror");
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("planted"))));
    await seen;
  });

  test("a policy report is seen", async ({ page }) => {
    const seen = page.waitForEvent("console");
    await page.evaluate(() =>
      document.body.insertAdjacentHTML("beforeend", "<img src='https://elsewhere.invalid/a.png'>"),
    );
    await seen;
  });
});
