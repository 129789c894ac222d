import type { Page } from "@playwright/test";
import { texts as arabicCashBack } from "../../../app/locales/ar/cash-back.ts";
import { texts as arabicLeads } from "../../../app/locales/ar/leads.ts";
import { texts as arabicStores } from "../../../app/locales/ar/stores.ts";
import { texts as arabicWallet } from "../../../app/locales/ar/wallet.ts";
import { texts as arabicWithdrawals } from "../../../app/locales/ar/withdrawals.ts";
import { texts as cashBack } from "../../../app/locales/en/cash-back.ts";
import { texts as leads } from "../../../app/locales/en/leads.ts";
import { texts as stores } from "../../../app/locales/en/stores.ts";
import { texts as wallet } from "../../../app/locales/en/wallet.ts";
import { texts as withdrawals } from "../../../app/locales/en/withdrawals.ts";
import { untilWelcomed } from "../../support/e2e/bell.ts";
import { signIn } from "../../support/e2e/accounts.ts";
import { networkOrigin, test } from "../../support/e2e/earning-world.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { decideWithdrawal, expectPaid, unreadCount, withdrawAmount } from "../../support/e2e/money-steps.ts";
import { pairs } from "../../support/programs/repetitions.ts";

const translations = {
  en: { cashBack, leads, stores, wallet, withdrawals },
  ar: {
    cashBack: arabicCashBack,
    leads: arabicLeads,
    stores: arabicStores,
    wallet: arabicWallet,
    withdrawals: arabicWithdrawals,
  },
};
const order = { amount: "500.00", commission: "60.00" };
// The notification is in Vietnamese, with a decimal comma.
const earned = /30[.,]00/;
const nothing = /(?<!\d)0\.00/;

for (const [language, javaScriptEnabled] of pairs(["en", "ar"] as const, [true, false])) {
  test.describe(
    `a purchase's whole life in ${language}, scripts ${javaScriptEnabled ? "on" : "off"}`,
    { tag: "@long" },
    () => {
      test.use({ javaScriptEnabled });
      const t = translations[language];

      /** Follows *Shop now* to the network and returns the click id it received. */
      async function shop(page: Page, path: string): Promise<string> {
        const reached = page
          .context()
          .waitForEvent("request", (request) => request.url().startsWith(networkOrigin));
        await page
          .context()
          .route(`${networkOrigin}/**`, (route) =>
            route.fulfill({ contentType: "text/html", body: "<title>The store</title>" }),
          );
        await page.goto(`/${language}${path}`);
        const opened = page.context().waitForEvent("page");
        await page.getByRole("button", { name: t.stores.shopNow }).click();
        const tab = await opened;
        await expect(tab.getByText(t.stores.wayActivated)).toBeVisible();
        const click = new URL((await reached).url()).searchParams.get("click") ?? "";
        await tab.close();
        return click;
      }

      /** With scripts, waits for the live connection. */
      async function goHome(page: Page): Promise<void> {
        const welcomed = javaScriptEnabled ? untilWelcomed(page) : undefined;
        await page.goto(`/${language}/dashboards/crm`);
        await welcomed;
      }

      /** Expects the notification: immediately with scripts, otherwise on the next page. */
      async function expectNotified(page: Page, count: number): Promise<void> {
        if (javaScriptEnabled)
          await expect(page.locator("li.toast").filter({ hasText: earned })).toHaveCount(1);
        else await page.reload();
        await expect.poll(() => unreadCount(page)).toBe(count);
      }

      async function expectBalances(
        page: Page,
        { available, pending }: Record<"available" | "pending", RegExp>,
      ) {
        await page.goto(`/${language}/apps/wallet/my-balance`);
        const summary = page.getByLabel(t.wallet.figures);
        await expect(summary.locator("p").first()).toContainText(available);
        await expect(summary.locator("div").filter({ hasText: t.wallet.pending }).first()).toContainText(
          pending,
        );
      }

      test("is clicked, tracked, confirmed, payable, withdrawn, paid, then reversed", async ({
        page,
        openContext,
        world,
      }) => {
        const member = await world.member();
        await signIn(page, member);
        const click_id = await shop(page, world.storePath);
        await goHome(page);

        const purchase = { click_id, transaction_id: `T-${click_id}`, ...order };
        await world.reportPurchase(purchase);
        await expectNotified(page, 1);
        await expectBalances(page, { available: nothing, pending: earned });

        const admin = await (await openContext({ javaScriptEnabled })).newPage();
        await signIn(admin, await world.provider.signUp({ role: "admin" }));
        await admin.goto(`/${language}/apps/details/leads?q=${purchase.transaction_id}`);
        await admin.getByRole("row").filter({ hasText: earned }).getByRole("link").first().click();
        await admin.getByRole("link", { name: t.leads.step_confirm, exact: true }).click();
        await admin.getByRole("button", { name: t.leads.step_confirm, exact: true }).click();
        await expect(admin.getByText(t.leads.done_confirm).first()).toBeVisible();
        await admin.goto("about:blank");
        await page.goto(`/${language}/apps/my-cash-back/cash-back-detail`);
        await expect(page.getByRole("row").filter({ hasText: "Bookshop" })).toContainText(
          t.cashBack.state_confirmed,
        );

        await world.pass(6);
        await expectBalances(page, { available: nothing, pending: earned });
        await goHome(page);
        await world.pass(2);
        await expectNotified(page, 2);
        await expectBalances(page, { available: earned, pending: nothing });

        const reference = await withdrawAmount(page, language, {
          amount: "30.00",
          password: member.password,
        });
        // The admin who confirmed the purchase can't pay for it alone.
        const payer = await (await openContext({ javaScriptEnabled })).newPage();
        await signIn(payer, await world.provider.signUp({ role: "admin" }));
        await decideWithdrawal(payer, language, { reference, action: "approve" });
        await decideWithdrawal(payer, language, { reference, action: "mark-paid", payment: "PAY-1" });
        await expectPaid(page, language, reference);
        await expectBalances(page, { available: nothing, pending: nothing });

        await world.reportPurchase({ ...purchase, status: "reversed" });
        await expectBalances(page, { available: /[-−–]\D*30\.00/, pending: nothing });
        await page.goto(`/${language}/apps/my-cash-back/withdraw`);
        await expect(page.getByText(t.withdrawals.negativeTitle)).toBeVisible();
        await page.goto(`/${language}/apps/my-cash-back/cash-back-detail`);
        await expect(page.getByRole("row").filter({ hasText: "Bookshop" })).toContainText(
          t.cashBack.state_reversed,
        );
      });
    },
  );
}
