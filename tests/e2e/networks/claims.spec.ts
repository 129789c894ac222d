import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { texts as arabicAdmin } from "../../../app/locales/ar/administration.ts";
import { texts as arabicHome } from "../../../app/locales/ar/home.ts";
import { texts as arabicDetail } from "../../../app/locales/ar/cash-back.ts";
import { texts as arabic } from "../../../app/locales/ar/claims.ts";
import { texts as englishAdmin } from "../../../app/locales/en/administration.ts";
import { texts as englishHome } from "../../../app/locales/en/home.ts";
import { texts as englishDetail } from "../../../app/locales/en/cash-back.ts";
import { texts as english } from "../../../app/locales/en/claims.ts";
import { pngProof } from "../../support/money/claims.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { pairs } from "../../support/programs/repetitions.ts";

const translations = {
  en: { ...english, somethingMissing: englishDetail.somethingMissing, queue: englishHome.queue_claim },
  ar: { ...arabic, somethingMissing: arabicDetail.somethingMissing, queue: arabicHome.queue_claim },
};
const adminTexts = { en: englishAdmin, ar: arabicAdmin };

// The demo member's visits are claimed one after the other. A refused form answers 400, which browsers log.
test.describe.configure({ mode: "serial" });
test.use({ expectedProblems: [/status of 400/], contextOptions: { reducedMotion: "reduce" } });

async function expectFits(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A toast that is sliding in moves with the window.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `sideways scrolling of ${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
}

for (const [language, javaScriptEnabled] of pairs(["en", "ar"] as const, [true, false])) {
  test.describe(
    `in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`,
    { tag: javaScriptEnabled ? [] : "@long" },
    () => {
      test.use({ javaScriptEnabled });

      test("a member claims a missing purchase", async ({ page }) => {
        const t = translations[language];
        await signIn(page, accounts.member);
        await page.goto(`/${language}/apps/my-cash-back/cash-back-detail`);
        await page.getByRole("link", { name: t.somethingMissing }).click();
        await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
        await expectFits(page);

        const orderNumber = `E2E-${randomUUID().slice(0, 8)}`;
        const visit = page.locator("select[name=clickId]");
        const ready = visit.locator("option:not([value='']):not([disabled])").first();
        await visit.selectOption(await ready.getAttribute("value"));
        await page.locator("input[name=orderNumber]").fill(orderNumber);
        await page.locator("input[name=orderedOn]").fill(new Date().toISOString().slice(0, 10));
        const amount = page.locator("input[name=orderAmount]");
        await amount.fill("0");
        const proof = page.locator("input[name=proof]");
        const file = { name: "order.png", mimeType: "image/png", buffer: pngProof };
        await proof.setInputFiles(file);
        await page.getByRole("button", { name: t.send }).click();

        await expect(page.getByText(t.amountZero)).toBeVisible();
        await expect(amount).toHaveAttribute("aria-invalid", "true");
        await expect(page.locator("input[name=orderNumber]")).toHaveValue(orderNumber);
        // A full page load loses the chosen file, and the page says so. With scripts, the file stays selected.
        await expect(page.getByText(javaScriptEnabled ? t.proofHint : t.proofAgain)).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        if (!javaScriptEnabled) await proof.setInputFiles(file);
        await amount.fill("49.90");
        await page.getByRole("button", { name: t.send }).click();

        await expect(page).toHaveURL(/\?sent=/);
        const row = page.getByRole("row").filter({ hasText: orderNumber });
        await expect(row).toContainText(t.state_sent);
        await expect(page.locator("input[name=orderNumber]")).toHaveValue("");
        await expectFits(page);
      });

      test("an admin reads the proof and refuses with a reason", async ({ page }) => {
        const [t, o] = [translations[language], adminTexts[language]];
        await signIn(page, accounts.admin);
        await page.goto(`/${language}/dashboards/crm`);
        await page.getByRole("main").getByRole("link", { name: t.queue }).click();
        await expect(page.getByRole("heading", { level: 1, name: o.claimsTitle })).toBeVisible();
        await page.getByRole("row").nth(1).getByRole("link").first().click();
        await expect(page).toHaveURL(/view=/);
        if (javaScriptEnabled) await expectAccessible(page);
        await expectFits(page);

        const download = page.waitForEvent("download");
        await page.getByRole("link", { name: o.claimProofOpen }).click();
        expect((await download).suggestedFilename()).toMatch(/^proof-[0-9a-f-]{36}\.png$/);

        await page.getByRole("button", { name: o.claimDo_refuse, exact: true }).click();
        await expect(page.getByText(o.claimReasonMissing)).toBeVisible();
        await page.locator("textarea[name=reason]").fill("The store knows no such order.");
        await page.getByRole("button", { name: o.claimDo_refuse, exact: true }).click();
        await expect(page.getByText("The store knows no such order.")).toBeVisible();
        await expect(page.locator("textarea[name=reason]")).toHaveCount(0);
      });
    },
  );
}

test("an admin accepts, and the member sees the purchase", async ({ page, openContext }) => {
  // An admin who accepts a claim can't decide alone on that member's withdrawals, and other tests need the
  // first admin.
  await signIn(page, accounts.auditor);
  await page.goto(`/en/apps/admin/claims?f.state=open&q=${encodeURIComponent("E2E-")}`);
  const link = page.getByRole("row").nth(1).getByRole("link").first();
  const orderNumber = await link.innerText();
  await link.click();
  await page.getByRole("button", { name: /^Accept and credit/ }).click();
  await expect(page.getByText(english.state_accepted).first()).toBeVisible();

  const memberPage = await (await openContext()).newPage();
  await signIn(memberPage, accounts.member);
  await memberPage.goto("/en/apps/my-cash-back/claim?f.state=accepted");
  await memberPage.getByRole("link", { name: english.toPurchase }).first().click();
  await expect(memberPage.getByText(orderNumber)).toBeVisible();
});
