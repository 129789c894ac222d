import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { readSample } from "#provider/modules/postbacks/sample.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider } from "../../../support/programs/provider.ts";

const now = new Date("2026-03-01T12:00:00Z");

/** Returns a preset's sample with some of its fields replaced, as JSON. */
function record(preset: NetworkPresetKey, changes: object = {}): string {
  const { kind, text } = networkPresets[preset].sample;
  expect(kind).toBe("record");
  return JSON.stringify({ ...(JSON.parse(text) as object), ...changes });
}

const awinTransaction = {
  id: 259630312,
  commissionStatus: "approved",
  commissionAmount: { amount: 2.5, currency: "USD" },
  saleAmount: { amount: 25, currency: "USD" },
  clickRefs: { clickRef: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10" },
  transactionDate: "2026-02-20T22:04:00",
};
const correction = { commissionId: "9", original: false, saleAmountPubCurrency: "-10.00" };
const dayInRakuten = { transaction_date: "Fri Feb 20 2026 22:04:00 GMT+0000 (UTC)" };
const inPacificTime: PostbackMapping = {
  ...networkPresets.tradedoubler.mapping,
  timeZone: "America/Los_Angeles",
};

describe("what real networks send is read", () => {
  test.each<[name: string, mapping: PostbackMapping, sample: string, read: object]>([
    [
      "a correction record of CJ with negative amounts",
      networkPresets.cj.mapping,
      record("cj", { ...correction, pubCommissionAmountPubCurrency: "-1.00" }),
      { amount: -1000, commission: -100 },
    ],
    [
      "a time of Rakuten",
      networkPresets.rakuten.mapping,
      record("rakuten", dayInRakuten),
      { at: "2026-02-20T22:04:00.000Z" },
    ],
    [
      "a transaction of Awin's API with nested values",
      networkPresets.awin.mapping,
      JSON.stringify(awinTransaction),
      { click: awinTransaction.clickRefs.clickRef, amount: 2500, commission: 250 },
    ],
    [
      "a notification of Awin as JSON in a form field",
      networkPresets.awin.mapping,
      networkPresets.awin.sample.text,
      { transaction: "259630312", amount: 5596 },
    ],
    [
      "an array of transactions",
      networkPresets.awin.mapping,
      JSON.stringify([awinTransaction]),
      { transaction: "259630312" },
    ],
    [
      "a sale in another currency",
      networkPresets.awin.mapping,
      JSON.stringify({ ...awinTransaction, saleAmount: { amount: 25, currency: "EUR" } }),
      { currency: "EUR", amount: 2500 },
    ],
    [
      "a time without a zone, in the network's zone",
      inPacificTime,
      networkPresets.tradedoubler.sample.text,
      { at: "2026-02-21T06:04:00.000Z" },
    ],
  ])("%s", (_, mapping, sample, read) => {
    const { reports } = readSample(
      { mapping, sample },
      { limit: { currency: "USD", maximum: 1_000_000n }, now },
    );
    expect(reports).toMatchObject([{ isRead: true, interpretation: read }]);
  });
});

describeOnBothDatabases("changes by real networks are applied", (open) => {
  const mapping = {
    parameters: usualParameters,
    statuses: { pending: "pending", approved: "confirmed", declined: "rejected" },
    amounts: "major",
    times: "iso",
  } as const;
  let provider: TestProvider;
  let store: StoreFixture;
  let at = now;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => at });
    store = await createStoreFixture(provider, {
      mapping: { ...mapping, parameters: { ...usualParameters, changedAt: "changed_at" } },
    });
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });

  test.each<[name: string, reports: Partial<ReportedPurchase>[], lead: object]>([
    [
      "the same purchase time with a lower amount",
      [{ status: "approved" }, { status: "approved", amount: "40.00" }],
      { orderAmount: 4_000n },
    ],
    ["confirmed, then pending again", [{ status: "approved" }, { status: "pending" }], { state: "pending" }],
    ["rejected, then approved", [{ status: "declined" }, { status: "approved" }], { state: "confirmed" }],
  ])("%s", async (_, reports, lead) => {
    const { userId } = await provider.signUp();
    const time = now.toISOString();
    const purchase = { click_id: await store.click(userId), transaction_id: `T-${userId}`, time };
    for (const one of reports) {
      at = new Date(at.getTime() + 60_000);
      await processReport(provider, store, { ...purchase, ...one, changed_at: at.toISOString() });
    }
    expect(await leadOf(provider, purchase.transaction_id)).toMatchObject(lead);
  });
});
