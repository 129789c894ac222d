import { networkPresets } from "../../../contract/networks/presets/presets.ts";
import { texts as cashBack } from "../../../app/locales/en/cash-back.ts";
import { texts as leadReports } from "../../../app/locales/en/lead-reports.ts";
import { texts as networks } from "../../../app/locales/en/networks.ts";
import { texts as presets } from "../../../app/locales/en/network-presets.ts";
import { texts as wallet } from "../../../app/locales/en/wallet.ts";
import { addClick, addShop } from "../../support/money/shops.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { signIn } from "../../support/e2e/accounts.ts";
import { test } from "../../support/e2e/earning-world.ts";
import { expect } from "../../support/e2e/fixture.ts";

const { sample } = networkPresets.awin;
const columns =
  "id,clickRefs.clickRef,saleAmount.amount,saleAmount.currency,commissionAmount.amount,commissionStatus,transactionDate,validationDate,paidToPublisher";

test(
  "Awin is added from its preset, and a purchase goes from pending to paid by its reports",
  { tag: "@long" },
  async ({ page, openContext, world }) => {
    const { provider } = world;
    await signIn(page, await provider.signUp({ role: "admin" }));
    await page.goto("/en/apps/details/networks?add=network");
    await page.getByLabel(presets.preset, { exact: true }).selectOption("awin");
    await page.getByRole("button", { name: presets.presetUse }).click();
    await expect(page.locator("input[name=networkKey]")).toHaveValue("awin");
    const key = `awin-${crypto.randomUUID().slice(0, 8)}`;
    await page.locator("input[name=networkKey]").fill(key);
    await page.locator("input[name=publisher]").fill("189069");
    await page.getByRole("button", { name: networks.addDo, exact: true }).click();
    await page.getByRole("link", { name: networks.makeFirst }).click();
    await page.getByRole("button", { name: networks.makeFirst }).click();
    await expect(page.getByText(networks.secretRevealed)).toBeVisible();
    const secret = await page
      .locator("code")
      .filter({ hasText: /^whsec_[A-Za-z0-9]{32}$/ })
      .innerText();

    await page.getByRole("link", { name: networks.section_mapping }).click();
    await page.locator("textarea[name=sample]").fill(sample.text);
    await page.getByRole("button", { name: networks.tryIt }).click();
    await expect(page.getByText(networks.resultGood)).toBeVisible();
    await expect(page.getByText("259630312", { exact: true })).toBeVisible();

    const { database } = provider.app;
    const rate = { kind: "percent", minimum: 600, maximum: 600 } as const;
    const { storeId, offerId = "" } = await addShop(database, { name: "Shoe shop", rate, network: key });
    const member = await provider.signUp();
    const clickedAt = new Date(provider.app.clock().getTime() - 3_600_000);
    const clickRef = await addClick(database, {
      userId: member.userId,
      storeId,
      offerId,
      network: key,
      createdAt: clickedAt,
    });
    const awinTime = (minutes: number) =>
      new Date(clickedAt.getTime() + minutes * 60_000).toISOString().slice(0, 19).replace("T", " ");
    const pushed = JSON.parse(new URLSearchParams(sample.text).get("AwinTransactionPush")!) as object;
    const response = await provider.app.inject({
      method: "POST",
      url: `/apis/postbacks/${key}/${secret}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({
        AwinTransactionPush: JSON.stringify({ ...pushed, clickRef, transactionDate: awinTime(5) }),
      }).toString(),
    });
    expect(response.statusCode).toBe(200);
    await processDueEvents(provider.app);

    let shopper = await (await openContext({})).newPage();
    await signIn(shopper, member);
    const expectPurchase = async (state: string, amount: string) => {
      await shopper.goto("/en/apps/my-cash-back/cash-back-detail");
      const row = shopper.getByRole("row").filter({ hasText: "Shoe shop" });
      await expect(row).toContainText(state);
      await expect(row).toContainText(amount);
    };
    await expectPurchase(cashBack.state_pending, "3.36");

    /** Imports the transaction in its current state at Awin. */
    const importRow = async (row: string) => {
      await page.goto("/en/apps/details/leads/import");
      await page.getByLabel(leadReports.network, { exact: true }).selectOption(key);
      await page.locator("input[name=file]").setInputFiles({
        name: "transactions.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(`${columns}\n259630312,${clickRef},${row}\n`),
      });
      await page.getByRole("button", { name: leadReports.upload, exact: true }).click();
      await expect(page.getByLabel(leadReports.what, { exact: true }).first()).toBeVisible();
      await page.getByRole("button", { name: leadReports.apply, exact: true }).click();
      await expect(page.getByText(leadReports.applyDone).first()).toBeVisible();
      await processDueEvents(provider.app);
    };
    await importRow(`30.00,USD,3.00,pending,${awinTime(5)},${awinTime(20)},false`);
    await expectPurchase(cashBack.state_pending, "1.80");
    await importRow(`30.00,USD,3.00,approved,${awinTime(5)},${awinTime(40)},false`);
    await expectPurchase(cashBack.state_confirmed, "1.80");

    // Leaves both signed-in pages, because their sessions expire in the 100 days that follow.
    for (const open of [page, shopper]) await open.goto("about:blank");
    await world.pass(100);
    shopper = await (await openContext({})).newPage();
    await signIn(shopper, member);
    await expectPurchase(cashBack.state_payable, "1.80");
    await shopper.goto("/en/apps/wallet/my-balance");
    await expect(shopper.getByLabel(wallet.figures).locator("p").first()).toContainText("1.80");
  },
);
