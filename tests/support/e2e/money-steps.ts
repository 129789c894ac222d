import { expect, type Page } from "@playwright/test";
import { texts as adminArabic } from "../../../app/locales/ar/administration.ts";
import { texts as arabic } from "../../../app/locales/ar/withdrawals.ts";
import { texts as adminEnglish } from "../../../app/locales/en/administration.ts";
import { texts as english } from "../../../app/locales/en/withdrawals.ts";

const texts = {
  en: { t: english, admin: adminEnglish },
  ar: { t: arabic, admin: adminArabic },
};
export type TextLanguage = keyof typeof texts;

/** Withdraws to the first payout method. Returns the reference shown at the end. */
export async function withdrawAmount(
  page: Page,
  language: TextLanguage,
  { amount, password }: { amount: string; password: string },
): Promise<string> {
  const { t } = texts[language];
  await page.goto(`/${language}/apps/my-cash-back/withdraw`);
  await page.getByRole("radio").first().check({ force: true });
  await page.locator("input[name=amount]").fill(amount);
  await page.getByRole("button", { name: t.review, exact: true }).click();
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.locator("button[name=intent][value=confirm]").click();
  await expect(page.getByText(t.doneTitle)).toBeVisible();
  const reference = page.getByText(/WD-[A-Z0-9]{8}/).first();
  return (await reference.innerText()).match(/WD-[A-Z0-9]{8}/)![0];
}

/** Makes an admin's decision on one withdrawal of the queue. */
export async function decideWithdrawal(
  page: Page,
  language: TextLanguage,
  { reference, action, payment }: { reference: string; action: "approve" | "mark-paid"; payment?: string },
): Promise<void> {
  const { admin: t } = texts[language];
  await page.goto(`/${language}/apps/admin/withdraw-management?q=${reference}`);
  await page.locator(`tr a[data-decide="${action}"]`).click();
  if (payment) await page.getByLabel(t.paymentReference).fill(payment);
  await page.locator(`button[name=intent][value="${action}"]`).click();
  await expect(page.getByText(t[`done_${action}_one`].replace("{{count}}", "1")).first()).toBeVisible();
}

/** Expects a withdrawal to be shown as paid in the member's history. */
export async function expectPaid(page: Page, language: TextLanguage, reference: string): Promise<void> {
  await page.goto(`/${language}/apps/my-cash-back/withdraw-history`);
  await expect(page.getByRole("row").filter({ hasText: reference })).toContainText(
    texts[language].t.state_paid,
  );
}

/** Returns the unread count at the end of the bell's accessible name, or 0. */
export async function unreadCount(page: Page): Promise<number> {
  const name =
    (await page.locator("header a[href$='/apps/notifications']").first().getAttribute("aria-label")) ?? "";
  return Number(/\((\d+)\)/.exec(name)?.[1] ?? 0);
}
