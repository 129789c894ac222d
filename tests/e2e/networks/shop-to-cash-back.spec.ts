import { texts as cashBack } from "../../../app/locales/en/cash-back.ts";
import { texts as stores } from "../../../app/locales/en/stores.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/isolated-demo.ts";

// Uses demo data of its own, because another purchase would change what other suites count.
for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `scripts ${javaScriptEnabled ? "on" : "off"}`,
    { tag: javaScriptEnabled ? [] : "@long" },
    () => {
      test.use({ javaScriptEnabled });

      test("Shop now and a purchase at the simulated store give cash back within seconds", async ({
        page,
        context,
      }) => {
        await signIn(page, accounts.member);
        await page.goto("/en/stores/nike");
        const opened = context.waitForEvent("page");
        await page.getByRole("button", { name: stores.shopNow }).click();
        const store = await opened;
        await expect(store.getByRole("heading", { level: 1 })).toHaveText("A simulated store", {
          // The page in between redirects automatically after some seconds.
          timeout: 15_000,
        });
        await expect(store.getByText("This is a simulated store of the demo")).toContainText("nike.example");
        await store.getByRole("button", { name: "Buy for 49.90" }).click();
        const order =
          (await store.getByText("was reported as pending").innerText()).match(/\d{8}/)?.[0] ?? "";
        expect(order).not.toBe("");

        await expect(async () => {
          await page.goto(`/en/apps/my-cash-back/cash-back-detail?q=${order}`);
          const rows = page.getByRole("table", { name: cashBack.table }).getByRole("row");
          await expect(rows.filter({ hasText: "Nike" })).toContainText(cashBack.state_confirmed, {
            timeout: 500,
          });
        }).toPass();
      });

      test("a purchase at a simulated store can be watched through a return and its approval", async ({
        page,
        context,
      }) => {
        await signIn(page, accounts.member);
        await page.goto("/en/stores/nike");
        const opened = context.waitForEvent("page");
        await page.getByRole("button", { name: stores.shopNow }).click();
        const store = await opened;
        await store.getByRole("button", { name: "Buy and decide what follows" }).click({ timeout: 15_000 });
        await expect(store.getByText(/Order \d+ over 49\.90 was reported as\s+pending/)).toBeVisible();
        await store.getByRole("button", { name: "Return half of it" }).click();
        await expect(store.getByText(/Order \d+ over 24\.95 was reported as\s+pending/)).toBeVisible();
        await store.getByRole("button", { name: "Approve it" }).click();
        const approved = store.getByText(/Order \d+ over 24\.95 was reported as\s+approved/);
        const order = (await approved.innerText()).match(/\d{8}/)?.[0] ?? "";

        await expect(async () => {
          await page.goto(`/en/apps/my-cash-back/cash-back-detail?q=${order}`);
          const row = page
            .getByRole("table", { name: cashBack.table })
            .getByRole("row")
            .filter({ hasText: "Nike" });
          await expect(row).toContainText(cashBack.state_confirmed, { timeout: 500 });
          await expect(row).toContainText("24.95", { timeout: 500 });
        }).toPass();
      });
    },
  );
}
