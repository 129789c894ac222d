import type { Page } from "@playwright/test";
import { texts as adminArabic } from "../../app/locales/ar/administration.ts";
import { texts as arabic } from "../../app/locales/ar/withdrawals.ts";
import { texts as adminEnglish } from "../../app/locales/en/administration.ts";
import { texts as english } from "../../app/locales/en/withdrawals.ts";
import { accounts, logIn } from "../support/e2e-accounts.ts";
import { expect, test } from "../support/e2e-fixture.ts";

const speech = {
  en: { t: english, admin: adminEnglish },
  ar: { t: arabic, admin: adminArabic },
};
type Spoken = keyof typeof speech;

// One member, one balance: the journeys take turns.
test.describe.configure({ mode: "serial", timeout: 120_000 });

for (const javaScriptEnabled of [true, false]) {
  for (const language of ["en", "ar"] as const) {
    test.describe(`the main job in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("a member withdraws, an admin decides, the member hears of it", async ({ page, openContext }) => {
        await logIn(page, accounts.member, language);
        const reference = await requestWithdrawal(page, language, "12.50");
        await page.goto(`/${language}/dashboards/crm`);
        const before = await unreadCount(page);

        const office = await openContext({ javaScriptEnabled });
        const admin = await office.newPage();
        await logIn(admin, accounts.admin, language);
        await decide(admin, language, reference, "approve");

        // Live with scripts; without them the next page says it.
        if (javaScriptEnabled)
          await expect(page.locator("li.toast").filter({ hasText: reference })).toBeVisible();
        else await page.reload();
        await expect.poll(() => unreadCount(page)).toBe(before + 1);

        await decide(admin, language, reference, "mark-paid", "PAY-2026-E2E");

        await page.goto(`/${language}/apps/my-cash-back/withdraw-history`);
        const row = page.getByRole("row").filter({ hasText: reference });
        await expect(row).toContainText(speech[language].t.state_paid);
        await page.goto(`/${language}/apps/notifications`);
        await expect(page.getByText(reference).first()).toBeVisible();
      });
    });
  }
}

async function requestWithdrawal(page: Page, language: Spoken, amount: string): Promise<string> {
  const { t } = speech[language];
  await page.goto(`/${language}/apps/my-cash-back/withdraw`);
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: t.continue }).click();
  await page.locator("input[name=amount]").fill(amount);
  await page.getByRole("button", { name: t.review, exact: true }).click();
  await page.getByLabel(t.password, { exact: true }).fill(accounts.member.password);
  await page.locator("button[name=intent][value=confirm]").click();
  await expect(page.getByText(t.doneTitle)).toBeVisible();
  return (
    await page
      .getByText(/WD-[A-Z0-9]{8}/)
      .first()
      .innerText()
  ).match(/WD-[A-Z0-9]{8}/)![0];
}

async function decide(
  page: Page,
  language: Spoken,
  reference: string,
  action: "approve" | "mark-paid",
  payment?: string,
) {
  const { admin: t } = speech[language];
  await page.goto(`/${language}/apps/admin/withdraw-management?q=${reference}`);
  await page.locator(`tr a[data-decide="${action}"]`).click();
  if (payment) await page.getByLabel(t.paymentReference).fill(payment);
  await page.locator(`button[name=intent][value="${action}"]`).click();
  await expect(page.getByText(t[`done_${action}_one`].replace("{{count}}", "1")).first()).toBeVisible();
}

/** What the bell says: its name ends in the count, and has none when nothing is unread. */
async function unreadCount(page: Page): Promise<number> {
  const name =
    (await page.locator("header a[href$='/apps/notifications']").first().getAttribute("aria-label")) ?? "";
  return Number(/\((\d+)\)/.exec(name)?.[1] ?? 0);
}
