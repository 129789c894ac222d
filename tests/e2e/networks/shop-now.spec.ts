import type { BrowserContext, Page } from "@playwright/test";
import { texts as arabic } from "../../../app/locales/ar/stores.ts";
import { texts as english } from "../../../app/locales/en/stores.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate, pairs } from "../../support/programs/repetitions.ts";

const translations = { en: english, ar: arabic };
const withStoreName = (text: string) => text.replace("{{name}}", "Nike");
const atNetwork = /^http:\/\/localhost:\d+\/\w+\/go\?/;

/**
 * Simulates a network that responds only after `open()` is called, so that tests can check the redirecting
 * page.
 */
async function standInNetwork(context: BrowserContext): Promise<{ reached: URL[]; open: () => void }> {
  const reached: URL[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await context.route(atNetwork, async (route) => {
    await opened;
    // The browser may have canceled the request in the meantime.
    const isOver = await route.fulfill({ contentType: "text/html", body: "<title>The network</title>" }).then(
      () => true,
      () => false,
    );
    if (isOver) reached.push(new URL(route.request().url()));
  });
  return { reached, open };
}

async function pressShopNow(page: Page, name: string): Promise<Page> {
  // The style sheet decides which of the two buttons is visible.
  await page.waitForLoadState();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name }).click();
  return opened;
}

for (const [language, javaScriptEnabled] of pairs(["en", "ar"] as const, [true, false])) {
  const t = translations[language];
  test.describe(
    `Shop now in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`,
    { tag: javaScriptEnabled ? [] : "@long" },
    () => {
      test.use({ javaScriptEnabled });

      test("opens a tab that shows what is activated and continues to the network", async ({ page }) => {
        const { reached, open } = await standInNetwork(page.context());
        await signIn(page, accounts.member);
        await page.goto(`/${language}/stores/nike`);
        const tab = await pressShopNow(page, t.shopNow);
        await expect(tab.getByRole("heading", { level: 1 })).toHaveText(withStoreName(t.wayTitle));
        await expect(tab.getByText(t.wayActivated)).toBeVisible();
        const href = await tab.getByRole("link", { name: withStoreName(t.wayGo) }).getAttribute("href");
        open();
        await expect(tab).toHaveTitle("The network");
        expect(reached.map(({ href: address }) => address)).toEqual([href]);
        expect(reached[0]?.searchParams.get("click")).toMatch(/^[\da-f-]{36}$/);
        expect(reached[0]?.searchParams.get("to")).toBe("https://nike.example/");
        await expect(page).toHaveURL(`/${language}/stores/nike`);
      });

      test("a reader of the page isn't redirected until they press the link", async ({ page }) => {
        const { reached, open } = await standInNetwork(page.context());
        await signIn(page, accounts.member);
        await page.goto(`/${language}/stores/nike`);
        const tab = await pressShopNow(page, t.shopNow);
        const link = tab.getByRole("link", { name: withStoreName(t.wayGo) });
        const before = await link.getAttribute("href");
        await tab.getByRole("button", { name: t.wayStay }).click();
        await expect(tab.getByText(t.wayStaying)).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(tab);
        expect(reached).toEqual([]);
        open();
        await link.click();
        await expect(tab).toHaveTitle("The network");
        expect(reached.map(({ href }) => href)).toEqual([before]);
      });

      test("a visitor is sent to the login, returns, and continues with one press", async ({ page }) => {
        await standInNetwork(page.context());
        await page.goto(`/${language}/stores/nike`);
        await page.getByRole("link", { name: t.shopLogIn }).click();
        await page.locator("input[name=email]").fill(accounts.member.email);
        await page.locator("input[name=password]").fill(accounts.member.password);
        await page.locator("input[name=password]").press("Enter");
        await expect(page).toHaveURL(`/${language}/stores/nike`);
        const tab = await pressShopNow(page, t.shopNow);
        await expect(tab.getByText(t.wayActivated)).toBeVisible();
      });
    },
  );
}

test("the shop address opened directly leads to the store's page", async ({ page }) => {
  await standInNetwork(page.context());
  await signIn(page, accounts.member);
  await page.goto("/en/stores/nike");
  const tab = await pressShopNow(page, english.shopNow);
  await expect(tab.getByText(english.wayActivated)).toBeVisible();
  await page.goto("/en/stores/nike/shop");
  await expect(page).toHaveURL("/en/stores/nike");
});

test("a store without a rate has no button and explains why", { tag: "@long" }, async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto("/en/stores/ikea");
  await expect(page.getByText(english.shopNoOffer.replace("{{name}}", "IKEA"))).toBeVisible();
  await expect(page.getByRole("button", { name: english.shopNow })).toHaveCount(0);
});

test.describe("coupons", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a press copies the code and confirms it", async ({ page }) => {
    await page.goto("/en/stores/nike");
    const coupon = page.getByRole("list", { name: english.couponsLabel }).getByRole("listitem");
    const first = coupon.filter({ has: page.locator("code") }).first();
    const code = await first.locator("code").innerText();
    await first.getByRole("button", { name: english.couponCopyCode.replace("{{code}}", code) }).click();
    await expect(page.getByText(english.couponCopied.replace("{{code}}", code))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
});

test.describe("coupons without scripts", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the code can be selected as text, and no copy button is shown", async ({ page }) => {
    await page.goto("/en/stores/nike");
    await expect(page.locator("main code").first()).toBeVisible();
    await expect(page.getByRole("button", { name: english.couponCopy })).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the Shop now button is visible without scrolling, for visitors and members", async ({ page }) => {
    await page.goto("/en/stores/nike");
    const logIn = page.getByRole("link", { name: english.shopLogIn });
    await expect(logIn).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".shop-bar")).toContainText("7%");
    const bar = await page.locator(".shop-bar").boundingBox();
    const places = await page.locator(".bottom-bar").boundingBox();
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(places!.y + 1);
    await signIn(page, accounts.member);
    await page.goto("/en/stores/nike");
    await expect(page.getByRole("button", { name: english.shopNow })).toBeInViewport({ ratio: 1 });
  });

  for (const language of alternate(["en", "ar"] as const, 1)) {
    test(`nothing is wider than the screen, ${language}`, { tag: "@long" }, async ({ page }) => {
      await standInNetwork(page.context());
      await signIn(page, accounts.member);
      await page.goto(`/${language}/stores?sort=-rate`);
      await expectFits(page);
      await page.goto(`/${language}/stores/nike`);
      await expectFits(page);
      const tab = await pressShopNow(page, translations[language].shopNow);
      await tab.getByRole("button", { name: translations[language].wayStay }).click();
      await expect(tab.getByText(translations[language].wayStaying)).toBeVisible();
      await expectFits(tab);
    });
  }
});

async function expectFits(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
}
