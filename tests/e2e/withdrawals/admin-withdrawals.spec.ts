import type { Page } from "@playwright/test";
import { texts as arabic } from "../../../app/locales/ar/administration.ts";
import { texts as english } from "../../../app/locales/en/administration.ts";
import { accounts, approveElsewhere, signIn, requestWithdrawal } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const translations = { en: english, ar: arabic };

/** The queue with the demo member's withdrawals, newest first. */
function queueOf(language: string): string {
  return `/${language}/apps/admin/withdraw-management?q=${accounts.member.email}&sort=-requested`;
}

function rowOf(page: Page, reference: string) {
  return page.getByRole("row").filter({ hasText: reference });
}

test.describe("with scripts", () => {
  test.use({ expectedProblems: [/status of 409/] });

  for (const language of alternate(["en", "ar"] as const, 1)) {
    test(`in ${language}: decides several at once, one of which a colleague decided first`, async ({
      page,
    }) => {
      const t = translations[language];
      await signIn(page, accounts.admin);
      const selected = [
        await requestWithdrawal(page),
        await requestWithdrawal(page),
        await requestWithdrawal(page),
      ];
      const [first, second, late] = selected as [
        (typeof selected)[0],
        (typeof selected)[0],
        (typeof selected)[0],
      ];
      await page.goto(queueOf(language));
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      for (const { id } of selected) await page.locator(`input[name=id][value="${id}"]`).check();
      await page.locator("button[name=decide][value=approve]").click();
      const form = page.locator("form:has(button[name=intent])");
      for (const { reference } of selected) await expect(form).toContainText(reference);
      await expect(form.locator("button[name=intent]")).toContainText("57.00");
      await approveElsewhere(page, late.id);
      await form.locator("button[name=intent]").click();
      await expect(page.getByRole("alert")).toContainText(late.reference);
      await expect(page.getByRole("alert")).toContainText("Theo Marchetti");
      // The list below the result has been reloaded: the decided withdrawals can't be approved again.
      for (const { reference } of [first, second]) {
        await expect(rowOf(page, reference).locator("[data-decide=approve]")).toHaveCount(0);
        await expect(rowOf(page, reference).locator("[data-decide=mark-paid]")).toBeVisible();
      }
      await page.goto(queueOf(language));
      for (const { id } of [first, second]) await page.locator(`input[name=id][value="${id}"]`).check();
      await page.locator("button[name=decide][value=mark-paid]").click();
      await page.getByLabel(t.paymentReference).fill("BATCH-E2E");
      await page.locator("button[name=intent]").click();
      const doneText = language === "ar" ? arabic["done_mark-paid_two"] : "2 withdrawals marked as paid";
      await expect(page.getByText(doneText).first()).toBeVisible();
      await expect(rowOf(page, first.reference)).toHaveCount(0);
    });
  }

  test(
    "the keys j, k, x, a and r work in the list and an open case, but not while typing",
    { tag: "@long" },
    async ({ page }) => {
      await signIn(page, accounts.admin);
      const [older, newer] = [await requestWithdrawal(page), await requestWithdrawal(page)];
      await page.goto(queueOf("en"));
      const search = page.getByRole("searchbox").first();
      await search.press("End");
      await page.keyboard.type("jar");
      await expect(search).toHaveValue(`${accounts.member.email}jar`);

      // Withdrawals of other tests may be listed between these two.
      const rows = page.locator("tbody th a");
      await rows.first().focus();
      await page.keyboard.press("j");
      await expect(rows.nth(1)).toBeFocused();
      await page.keyboard.press("k");
      await expect(rows.first()).toBeFocused();
      await rowOf(page, newer.reference).locator("th a").focus();
      await page.keyboard.press("x");
      await expect(rowOf(page, newer.reference).getByRole("checkbox")).toBeChecked();
      await expect(page.getByText("1 selected")).toBeVisible();
      await rowOf(page, older.reference).locator("th a").focus();
      await page.keyboard.press("r");
      await expect(page).toHaveURL(new RegExp(`decide=reject&id=${older.id}`));
      // The opened sheet has the focus: the next tab stops are Close and its first control.
      await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByLabel(english.reasonChoice)).toBeFocused();
      await page.getByLabel(english.reasonChoice).selectOption("terms");
      await page.keyboard.press("Tab");
      await page.keyboard.type("jar");
      await expect(page.getByLabel(english.reasonText)).toHaveValue("jar");
      await page.locator("button[name=intent]").press("Enter");
      await expect(page.getByText("1 withdrawal rejected").first()).toBeVisible();
      await expect(rowOf(page, older.reference)).toHaveCount(0);

      // The list has the focus again, so its keys work.
      await expect(page.locator("div[tabindex='-1']:has(table)")).toBeFocused();
      await page.keyboard.press("j");
      await expect(rows.first()).toBeFocused();
      await rowOf(page, newer.reference).locator("th a").press("Enter");
      await expect(page.getByRole("dialog").getByRole("heading").first()).toBeFocused();
      await page.keyboard.press("a");
      await expect(page).toHaveURL(new RegExp(`decide=approve&id=${newer.id}`));
      // Doesn't select the button by its name alone: the case's sheet, which may still be closing, has a button
      // of the same name.
      await page.locator("button[name=intent][value=approve]").click();
      await expect(page.getByText("1 withdrawal approved").first()).toBeVisible();
    },
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/status of 400/] });

  for (const language of alternate(["en", "ar"] as const, 0)) {
    test(`in ${language}: a rejection requires a reason and keeps the input until it is given`, async ({
      page,
    }) => {
      const t = translations[language];
      await signIn(page, accounts.admin);
      const { id, reference } = await requestWithdrawal(page);
      await page.goto(queueOf(language));
      await rowOf(page, reference).locator("[data-decide=reject]").click();
      await page.getByLabel(t.reasonChoice).selectOption("else");
      await page.getByLabel(t.reasonText).fill("no");
      await page.locator("button[name=intent]").click();
      await expect(page.getByText(t.reasonMissing)).toBeVisible();
      await expect(page.getByLabel(t.reasonText)).toHaveValue("no");
      await page.getByLabel(t.reasonText).fill("Please write to us.");
      await page.locator("button[name=intent]").click();
      await expect(page.getByText(t.done_reject_one.replace("{{count}}", "1")).first()).toBeVisible();
      await page.goto(`/${language}/apps/admin/admin-logs?q=${reference}`);
      await rowOf(page, reference).getByRole("link", { name: reference }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/apps/admin/withdraw-history\\?view=${id}$`));
      await expect(page.getByText("Please write to us.")).toBeVisible();
    });
  }

  test("a form sent twice makes one decision, and going back shows nothing left to decide", async ({
    page,
  }) => {
    await signIn(page, accounts.admin);
    const { id, reference } = await requestWithdrawal(page);
    await page.goto(`/en/apps/admin/withdraw-management?decide=approve&id=${id}`);
    await page.route("**/apps/admin/withdraw-management**", async (route) => {
      // Sends the first request but drops its answer.
      if (route.request().method() === "POST") await route.fetch({ maxRedirects: 0 });
      await route.fallback();
    });
    await page.locator("button[name=intent]").click();
    await expect(page).not.toHaveURL(/decide=/);
    await expect(page.getByText("1 withdrawal approved").first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`decide=approve&id=${id}$`));
    await expect(page.locator("button[name=intent]")).toHaveCount(0);
    await page.goto(`/en/apps/admin/admin-logs?q=${reference}`);
    await expect(rowOf(page, reference)).toHaveCount(1);
  });

  test("decides several at once, and shows the payout details of a withdrawal", async ({ page }) => {
    await signIn(page, accounts.admin);
    const selected = [await requestWithdrawal(page), await requestWithdrawal(page)];
    await page.goto(queueOf("en"));
    for (const { id } of selected) await page.locator(`input[name=id][value="${id}"]`).check();
    await page.locator("button[name=decide][value=approve]").click();
    await page.locator("button[name=intent]").click();
    await expect(page.getByText("2 withdrawals approved").first()).toBeVisible();
    await page.getByRole("link", { name: selected[0]!.reference, exact: true }).click();
    await page.getByRole("button", { name: english.reveal }).click();
    await expect(page.getByText(english.holder)).toBeVisible();
    await expect(page.getByText(english.iban)).toBeVisible();
  });
});
