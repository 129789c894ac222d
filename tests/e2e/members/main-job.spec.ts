import { accounts, logIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { decideWithdrawal, expectPaid, unreadCount, withdrawAmount } from "../../support/e2e/money-steps.ts";
import { pairs } from "../../support/programs/repetitions.ts";

// The tests share one member's balance and run one after the other.
test.describe.configure({ mode: "serial" });

for (const [language, javaScriptEnabled] of pairs(["en", "ar"] as const, [true, false])) {
  test.describe(`the main job in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a member withdraws, an admin decides, and the member is notified", async ({
      page,
      openContext,
    }) => {
      await logIn(page, accounts.member, language);
      const { password } = accounts.member;
      const reference = await withdrawAmount(page, language, { amount: "12.50", password });
      await page.goto(`/${language}/dashboards/crm`);
      const before = await unreadCount(page);

      const adminContext = await openContext({ javaScriptEnabled });
      const admin = await adminContext.newPage();
      await logIn(admin, accounts.admin, language);
      await decideWithdrawal(admin, language, { reference, action: "approve" });

      // With scripts, the notification arrives live. Otherwise it appears on the next page.
      if (javaScriptEnabled)
        await expect(page.locator("li.toast").filter({ hasText: reference })).toBeVisible();
      else await page.reload();
      await expect.poll(() => unreadCount(page)).toBe(before + 1);

      await decideWithdrawal(admin, language, { reference, action: "mark-paid", payment: "PAY-2026-E2E" });
      await expectPaid(page, language, reference);
      await page.goto(`/${language}/apps/notifications`);
      await expect(page.getByText(reference).first()).toBeVisible();
    });
  });
}
