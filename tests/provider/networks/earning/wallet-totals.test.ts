import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getCashBackSummary } from "#contract/cash-back/cash-back.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import {
  createStoreFixture,
  releaseLeads,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

describeOnBothDatabases("a member's earnings follow the purchases' states", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let member: TestUser;
  let now = new Date("2026-01-10T12:00:00Z");
  const today = new Date("2026-03-15T12:00:00Z");
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    store = await createStoreFixture(provider, { holdDays: 20 });
    now = today;
    member = await provider.signUp();
  });
  afterAll(() => provider.close());

  async function readTotals() {
    now = today;
    const { data: wallet } = await provider.call(getWallet, { as: member });
    const { data: summary } = await provider.call(getCashBackSummary, { as: member });
    const earned = summary.months.filter((month) => month.earned !== 0);
    return {
      lifetime: wallet.lifetime,
      months: Object.fromEntries(earned.map((month) => [month.month, month.earned])),
      pending: summary.months.reduce((sum, month) => sum + month.pending, 0),
    };
  }
  async function sendReport(at: string, fields: Omit<ReportedPurchase, "click_id"> & { click_id: string }) {
    now = new Date(at);
    await processReport(provider, store, fields);
    await releaseLeads(provider);
  }
  const purchase = async (at: string) => ({
    click_id: await store.click(member.userId, new Date(at)),
    transaction_id: `T-${randomUUID()}`,
  });

  test("counts a correction, rejection or reversal in the month of its purchase", async () => {
    const january = await purchase("2026-01-10T11:00:00Z");
    await sendReport("2026-01-10T12:00:00Z", { ...january, status: "approved" });
    await sendReport("2026-02-05T12:00:00Z", { ...(await purchase("2026-02-05T11:00:00Z")) });
    const rejected = await purchase("2026-02-06T11:00:00Z");
    await sendReport("2026-02-06T12:00:00Z", rejected);
    expect(await readTotals()).toEqual({
      lifetime: 600,
      months: { "2026-01": 600, "2026-02": 1_200 },
      pending: 1_200,
    });
    await sendReport("2026-03-01T12:00:00Z", { ...rejected, status: "declined" });
    expect(await readTotals()).toEqual({
      lifetime: 600,
      months: { "2026-01": 600, "2026-02": 600 },
      pending: 600,
    });
    await sendReport("2026-03-02T12:00:00Z", { ...january, amount: "50.00", status: "approved" });
    expect(await readTotals()).toEqual({
      lifetime: 300,
      months: { "2026-01": 300, "2026-02": 600 },
      pending: 600,
    });
    await sendReport("2026-03-03T12:00:00Z", { ...january, amount: "50.00", status: "reversed" });
    expect(await readTotals()).toEqual({ lifetime: 0, months: { "2026-02": 600 }, pending: 600 });
  });
});
