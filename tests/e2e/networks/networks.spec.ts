import { randomUUID } from "node:crypto";
import { texts as arabic } from "../../../app/locales/ar/networks.ts";
import { texts as arabicReasons } from "../../../app/locales/ar/report-reasons.ts";
import { texts as english } from "../../../app/locales/en/networks.ts";
import { texts as englishReasons } from "../../../app/locales/en/report-reasons.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

// A refused form answers 400, which browsers log.
test.use({ expectedProblems: [/status of 400/], contextOptions: { reducedMotion: "reduce" } });

for (const { language, t, reasons, javaScriptEnabled } of [
  { language: "en", t: english, reasons: englishReasons, javaScriptEnabled: true },
  { language: "ar", t: arabic, reasons: arabicReasons, javaScriptEnabled: false },
]) {
  test.describe(
    `in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`,
    { tag: javaScriptEnabled ? [] : "@long" },
    () => {
      test.use({ javaScriptEnabled });

      test("creates a network with settings, a secret shown once, and a tested mapping", async ({ page }) => {
        const key = `e2e-${randomUUID().slice(0, 8)}`;
        await signIn(page, accounts.admin);
        await page.goto(`/${language}/apps/details/networks`);
        await page.getByRole("link", { name: t.add }).click();
        await page.locator("input[name=networkKey]").fill(key);
        await page.locator("#field-name").fill(`Net ${key}`);
        const tracking = page.locator("input[name=trackingUrl]");
        await tracking.fill("https://net.example/go");
        await page.getByRole("button", { name: t.addDo, exact: true }).click();
        await expect(page.getByText(t.trackingUrlWrong)).toBeVisible();
        await expect(page.locator("input[name=networkKey]")).toHaveValue(key);
        await tracking.fill("https://net.example/go?sub={click}");
        await page.getByRole("button", { name: t.addDo, exact: true }).click();
        await expect(page.getByRole("heading", { level: 1, name: `Net ${key}` })).toBeVisible();
        await expect(page.getByText(t.noSecret)).toBeVisible();

        await page.getByRole("link", { name: t.makeFirst }).click();
        await page.getByRole("button", { name: t.makeFirst }).click();
        await expect(page.getByText(t.secretRevealed)).toBeVisible();
        const secret = await page
          .locator("code")
          .filter({ hasText: /^whsec_[A-Za-z0-9]{32}$/ })
          .innerText();
        if (javaScriptEnabled) await expectAccessible(page);
        // Without scripts a reload submits the same form again.
        await page.reload();
        await expect(page.getByText(javaScriptEnabled ? t.secretCurrent : t.secretToldBefore)).toBeVisible();
        expect(await page.content()).not.toContain(secret);

        await page.getByRole("link", { name: t.section_mapping }).click();
        await expect(page.getByText(t.mappingNone)).toBeVisible();
        await page.locator("input[name=click]").fill("sub");
        const sample = page.locator("textarea[name=sample]");
        const sampleQuery =
          "sub=c-1&transaction_id=T-7&amount=49.90&commission=5&currency=USD&time=2026-01-02T10:00:00Z";
        await sample.fill(`${sampleQuery}&status=lost`);
        await page.getByRole("button", { name: t.tryIt }).click();
        await expect(page.getByText(reasons.status_unknown)).toBeVisible();
        await expect(sample).toHaveValue(`${sampleQuery}&status=lost`);
        await sample.fill(`${sampleQuery}&status=approved`);
        await page.getByRole("button", { name: t.tryIt }).click();
        await expect(page.getByText(t.resultGood)).toBeVisible();
        await expect(page.getByText("T-7", { exact: true })).toBeVisible();
        // The result appears before the page is reloaded; until then a second click is ignored.
        await expect(page.getByRole("button", { name: t.tryIt })).not.toHaveAttribute("aria-busy");
        await page.getByRole("button", { name: t.save }).click();
        await expect(page.getByText(t.mappingNone)).toBeHidden();
        await expect(page.locator("input[name=click]")).toHaveValue("sub");

        await page.getByRole("link", { name: t.section_reports, exact: true }).click();
        await expect(page.getByText(t.reportsEmptyTitle)).toBeVisible();
      });
    },
  );
}
