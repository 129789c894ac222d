import type { Page } from "@playwright/test";
import { texts as arabic } from "../../../app/locales/ar/withdrawals.ts";
import { texts as english } from "../../../app/locales/en/withdrawals.ts";
import { texts as french } from "../../../app/locales/fr/withdrawals.ts";
import { accounts } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate, pairs } from "../../support/programs/repetitions.ts";

const translations = { en: english, fr: french, ar: arabic };
type Language = keyof typeof translations;

// The tests share the demo member's balance. A refused form answers 422, which browsers log.
test.describe.configure({ mode: "serial" });
test.use({ expectedProblems: [/status of 422/], contextOptions: { reducedMotion: "reduce" } });

async function logInMember(page: Page) {
  // Notification toasts may cover the next button, so the test closes them.
  const close = page.locator(".toast").getByRole("button").first();
  // Another toast may appear after one is closed.
  await page.addLocatorHandler(close, () => close.click(), { noWaitAfter: true });
  await page.goto("/en/login");
  await page.locator("input[name=email]").fill(accounts.member.email);
  await page.locator("input[name=password]").fill(accounts.member.password);
  await page.locator("input[name=password]").press("Enter");
  await expect(page).not.toHaveURL(/login/);
}

async function toAmount(page: Page, language: Language) {
  await page.goto(`/${language}/apps/my-cash-back/withdraw`);
  const amount = page.locator("input[name=amount]");
  await expect(amount).toBeVisible();
  return amount;
}

async function toReview(page: Page, language: Language, amount: string) {
  await (await toAmount(page, language)).fill(amount);
  await page.locator("button[name=step][value=review]").click();
  return page.locator("input[name=password]");
}

async function expectConsistent(page: Page) {
  await expectAccessible(page);
  await expectFits(page);
}

async function expectFits(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways scrolling of ${page.url()}`).toBeLessThanOrEqual(0);
}

for (const [language, javaScriptEnabled] of pairs(["en", "ar"] as const, [true, false])) {
  test.describe(`withdraw in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("shows errors at their fields, then completes and cancels", async ({ page }) => {
      const t = translations[language];
      await logInMember(page);
      await toReview(page, language, "3");
      const amount = page.locator("input[name=amount]");
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await expect(amount).toHaveValue("3");

      await amount.fill("11.00");
      await page.locator("button[name=step][value=review]").click();
      const password = page.locator("input[name=password]");
      await password.fill("not the password");
      await page.locator("button[name=intent][value=confirm]").click();
      await expect(password).toHaveAttribute("aria-invalid", "true");
      await expect(password).toHaveValue("");
      await password.fill(accounts.member.password);
      await page.locator("button[name=intent][value=confirm]").click();
      await expect(page.getByText(t.doneTitle)).toBeVisible();

      await page.getByRole("link", { name: t.details, exact: true }).click();
      await page.getByRole("link", { name: t.cancel, exact: true }).click();
      await page.getByRole("button", { name: t.cancelConfirm }).click();
      await expect(page.getByText(t.state_canceled).first()).toBeVisible();
    });
  });
}

const sizes = [
  ["ar", 390],
  ["en", 1440],
  ["fr", 768],
] as const;
for (const [language, width] of alternate(sizes, 0)) {
  test(`every step in ${language} at ${width} px is accessible, light and dark, and fits the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logInMember(page);
    await toAmount(page, language);
    await expectConsistent(page);
    const password = await toReview(page, language, "11");
    await expect(password).toBeVisible();
    await expectConsistent(page);
    await password.fill(accounts.member.password);
    await page.locator("button[name=intent][value=confirm]").click();
    await expect(page.getByText(translations[language].doneTitle)).toBeVisible();
    await expectConsistent(page);
    await page.getByRole("link", { name: translations[language].details, exact: true }).click();
    const cancel = page.getByRole("link", { name: translations[language].cancel, exact: true });
    await expect(cancel).toBeVisible();
    await expectConsistent(page);
    await cancel.click();
    await expect(page.getByText(translations[language].cancelQuestion)).toBeVisible();
    await expectConsistent(page);
    await page.getByRole("button", { name: translations[language].cancelConfirm }).click();
    await expect(page.getByText(translations[language].state_canceled).first()).toBeVisible();
    for (const path of ["dashboards/crm", "apps/wallet/my-balance", "apps/my-cash-back/withdraw-history"]) {
      await page.goto(`/${language}/${path}`);
      await expectFits(page);
    }
  });
}

test.describe("with scripts", () => {
  test("fills in the available amount, and the amount received follows the input", async ({ page }) => {
    await logInMember(page);
    const amount = await toAmount(page, "en");
    await expect(amount).not.toHaveValue("");
    await expect(page.getByText(/^You get \$[\d,.]+ by [A-Z][a-z]{2} \d+$/)).toBeVisible();
    await amount.fill("");
    await expect(page.getByText(english.costEmpty)).toBeVisible();
    await amount.pressSequentially("5");
    await expect(page.getByText("The minimum is $10.00.")).toBeVisible();
    await amount.pressSequentially("0");
    await expect(page.getByText("$50.00", { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/amount=/);
    await amount.fill("5o");
    await page.locator("button[name=step][value=review]").click();
    await expect(page.getByText("Enter an amount such as 25.00.").first()).toBeVisible();
    await expect(amount).toBeFocused();
  });

  test("M2 going back and confirming again makes no second withdrawal", async ({ page }) => {
    await logInMember(page);
    const password = await toReview(page, "en", "10.00");
    const created = [];
    for (const round of [1, 2]) {
      await password.fill(accounts.member.password);
      await page.locator("button[name=intent][value=confirm]").click();
      await expect(page.getByText(english.doneTitle)).toBeVisible();
      created.push(new URL(page.url()).searchParams.get("withdrawal"));
      if (round === 1) await page.goBack();
    }
    expect(created[1]).toBe(created[0]);
    await page.getByRole("link", { name: english.details, exact: true }).click();
    await page.getByRole("link", { name: english.cancel, exact: true }).click();
    await page.getByRole("button", { name: english.cancelConfirm }).click();
    await expect(page.getByText(english.state_canceled).first()).toBeVisible();
  });

  test("each step moves the focus to its heading and names the step, in the title as well", async ({
    page,
  }) => {
    await logInMember(page);
    await toAmount(page, "en");
    const focused = page.locator(":focus");
    await expect(page).toHaveTitle(/^Amount – step 1 of 2 · /);
    await expect(page.getByRole("status").filter({ hasText: "Amount – step 1 of 2" })).toHaveCount(1);
    // The refused field keeps the focus instead of the heading.
    await page.locator("input[name=amount]").fill("3");
    await page.locator("button[name=step][value=review]").click();
    await expect(page.locator("input[name=amount]")).toBeFocused();
    await page.locator("input[name=amount]").fill("11");
    await page.locator("button[name=step][value=review]").click();
    await expect(focused).toHaveText(english.reviewQuestion);
    await page.getByRole("link", { name: english.edit, exact: true }).click();
    await expect(focused).toHaveText(english.amountQuestion);
  });

  for (const language of alternate(["en", "ar"] as const, 1))
    test(
      `the first step on the smallest phone in ${language} shows the fees, and our own error for a missing amount`,
      { tag: "@long" },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        await logInMember(page);
        await page.goto(`/${language}/apps/my-cash-back/withdraw`);
        await expectFits(page);
        const cards = page.locator("label:has(input[name=method])");
        await expect(cards).not.toHaveCount(0);
        for (const card of await cards.all()) await expect(card.locator(".figures").last()).toBeVisible();
        await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
        const amount = page.locator("input[name=amount]");
        await amount.fill("");
        await page.locator("button[name=step][value=review]").click();
        await expect(amount).toBeFocused();
        await expect(amount).toHaveAttribute("aria-invalid", "true");
        await expectConsistent(page);
        await amount.fill("11");
        await expect(amount).not.toHaveAttribute("aria-invalid");
      },
    );

  test("the hide button hides amounts without a reload and after one", { tag: "@long" }, async ({ page }) => {
    await logInMember(page);
    await page.goto("/en/apps/wallet/my-balance");
    const available = page.getByRole("region", { name: "Summary of my balance" });
    await expect(available).toContainText("$");
    const eye = page.getByRole("banner").getByRole("button", { name: "Hide amounts" });
    await eye.click();
    await expect(available).not.toContainText("$");
    await page.reload();
    await expect(available).toContainText("hidden");
    await eye.click();
    await expect(available).toContainText("$");
  });
});
