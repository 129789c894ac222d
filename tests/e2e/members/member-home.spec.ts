import { randomUUID } from "node:crypto";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

const home = "/en/dashboards/crm";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first store is in the first 560 pixels, and the page is at most 1,700 pixels high", async ({
    page,
    baseURL,
  }) => {
    await signIn(page, accounts.member);
    const click = { form: { key: randomUUID() }, headers: { origin: baseURL! } };
    await page.request.post("/en/stores/nike/shop", click);
    await page.goto(home);
    await expect(page.getByRole("heading", { name: "You opened Nike" })).toBeVisible();
    const store = await page.locator("#stores li").first().boundingBox();
    expect(store?.y).toBeLessThanOrEqual(560);
    const wallet = await page.locator("#card-wallet").boundingBox();
    expect(wallet?.height).toBeLessThanOrEqual(260);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("shows three transactions, and the chart on demand", { tag: "@long" }, async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(home);
    await expect(page.locator("#card-latest li").filter({ visible: true })).toHaveCount(3);
    const heading = await page.getByRole("heading", { name: "Recent transactions" }).boundingBox();
    const all = await page.getByRole("link", { name: "All transactions" }).boundingBox();
    expect(all?.y).toBeLessThan(heading!.y + heading!.height);
    const chart = page.locator("#card-earned figure");
    await expect(chart).toBeHidden();
    await page.getByText("Show the chart").click();
    await expect(chart).toBeVisible();
  });
});

test(
  "amounts link to their lists, and hiding amounts doesn't move anything",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, accounts.member);
    await page.goto(home);
    const wallet = page.locator("#card-wallet");
    const boxBefore = await wallet.boundingBox();
    await expect(wallet.getByRole("link", { name: "Reserved" })).toHaveAttribute(
      "href",
      /f\.state=requested$/,
    );
    await expect(page.locator("#card-earned figure").first()).toBeVisible();
    await page.getByRole("button", { name: "Hide amounts" }).click();
    await expect(wallet.getByText("••••").first()).toBeVisible();
    await expect(wallet).not.toContainText("$");
    expect(Math.abs(((await wallet.boundingBox())?.height ?? 0) - (boxBefore?.height ?? 0))).toBeLessThan(30);
    await page.getByRole("button", { name: "Hide amounts" }).click();
  },
);
