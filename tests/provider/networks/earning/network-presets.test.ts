import { describe, expect, test } from "vitest";
import { newMapping } from "#contract/networks/admin-networks.ts";
import { type NetworkPresetKey, networkPresetKeys } from "#contract/networks/presets/keys.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { minClickReferenceLength, trackingTemplate } from "#contract/networks/networks.ts";
import { linesOf } from "#provider/modules/network-reports/lines.ts";
import { readSample } from "#provider/modules/postbacks/sample.ts";

const now = new Date("2026-03-01T12:00:00Z");
const limit = { currency: "USD", maximum: 1_000_000n };
const purchase = {
  click: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
  amount: 5596,
  commission: 559,
  currency: "USD",
  status: "pending",
  item: null,
  order: "111222333444",
  at: "2026-02-20T22:04:00.000Z",
};
const changedAt = "2026-02-20T23:00:11.000Z";

const expected: Record<NetworkPresetKey, object> = {
  accesstrade: {
    ...purchase,
    transaction: "AT-259630312",
    part: "8812345",
    item: "shoes",
    order: null,
    at: now.toISOString(),
  },
  admitad: { ...purchase, transaction: "123456789" },
  awin: { ...purchase, transaction: "259630312", order: null },
  cj: {
    ...purchase,
    transaction: "1618033988",
    part: "2718281828",
    changedAt,
    lockedAt: "2026-04-11T09:00:00.000Z",
  },
  everflow: {
    ...purchase,
    transaction: "4a1b2c3d5e6f40718293a4b5c6d7e8f9",
    order: null,
    at: now.toISOString(),
  },
  impact: { ...purchase, transaction: "1000.4636.158133", lockedAt: "2026-04-21T06:59:59.000Z" },
  partnerize: { ...purchase, transaction: "1111l1234567", part: "1111l9876543", item: "shoes", changedAt },
  rakuten: {
    ...purchase,
    transaction: "12345/111222333444",
    part: "9f0c2a7e51",
    item: "shoe-41",
    changedAt,
  },
  tradedoubler: { ...purchase, transaction: "2345678901", changedAt },
  tune: { ...purchase, transaction: "102c1c3a5f7e9b1d3f5a7c9e1b3d5f", order: null, at: now.toISOString() },
};

describe.each(networkPresetKeys)("the preset of %s", (key) => {
  const { mapping, sample, trackingUrl, clickLength, pushQuery } = networkPresets[key];

  test("understands its sample", () => {
    const { reports } = readSample({ mapping, sample: sample.text }, { limit, now });
    expect(reports).toEqual([
      { isRead: true, converted: null, isRateMissing: false, interpretation: expected[key] },
    ]);
  });

  test("has a mapping that an admin could save", () => {
    expect(newMapping.safeParse(mapping).success).toBe(true);
  });

  test("has a tracking URL that an admin could save", () => {
    expect(trackingTemplate.safeParse(trackingUrl).success).toBe(true);
  });

  test("has a click reference that is long enough", () => {
    expect(clickLength ?? minClickReferenceLength).toBeGreaterThanOrEqual(minClickReferenceLength);
  });

  test("adds the mapping's parameters to the query for the network", () => {
    if (pushQuery === null) return;
    const names = (list: (string | undefined)[]) => list.map((name) => name!.split("|")[0]!).toSorted();
    const { status, paid, paymentId, changedAt: _, ...others } = mapping.parameters;
    const pushParameters = [...new URLSearchParams(pushQuery).keys()].toSorted();
    // Parameters without a macro are only available in files and APIs.
    const optional = [status, paid, paymentId].filter(
      (name) => name && pushParameters.includes(name.split("|")[0]!),
    );
    expect(pushParameters).toEqual(names([...Object.values(others), ...optional]));
    if (!mapping.statusWhenMissing) expect(pushParameters).toContain(names([status])[0]);
  });
});

describe("a sample with a mapping", () => {
  const { mapping, sample } = networkPresets.cj;
  const record = JSON.parse(sample.text) as object;
  const readReports = (reports: unknown) =>
    readSample({ mapping, sample: JSON.stringify(reports) }, { limit, now }).reports;

  test("shows each report of an array", () => {
    const reports = readReports([record, { ...record, actionStatus: "lost" }]);
    expect(reports.map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  test("shows the items of one transaction in an array", () => {
    const lines = { ...networkPresets.tradedoubler.mapping, lines: "items" } as const;
    const item = networkPresets.tradedoubler.sample.text;
    const { reports } = readSample({ mapping: lines, sample: `[${item},${item}]` }, { limit, now });
    expect(reports).toMatchObject([{ interpretation: { part: "1" } }, { interpretation: { part: "2" } }]);
  });

  test("shows each item of a conversion of Partnerize, and one without items as a whole", () => {
    const { mapping: ofItems, sample: one } = networkPresets.partnerize;
    const conversion = JSON.parse(one.text) as { conversion_items: object[] };
    const [item] = conversion.conversion_items;
    const second = { ...item, conversion_item_id: "2", item_value: "20.00", item_status: "rejected" };
    const several = [
      { ...conversion, conversion_items: [item, second] },
      { ...conversion, conversion_items: [] },
    ];
    const { reports } = readSample({ mapping: ofItems, sample: JSON.stringify(several) }, { limit, now });
    expect(reports).toMatchObject([
      { interpretation: { part: "1111l9876543", amount: 5596, status: "pending" } },
      { interpretation: { part: "2", amount: 2000, status: "rejected" } },
      { interpretation: { amount: 5596, commission: 559, status: "pending" } },
    ]);
  });

  test("reads a transaction of Awin's API with the mapping of its push", () => {
    const transaction = {
      id: 259630312,
      commissionStatus: "approved",
      commissionAmount: { amount: 2.5, currency: "USD" },
      saleAmount: { amount: 25, currency: "USD" },
      clickRefs: { clickRef: purchase.click },
      transactionDate: "2026-02-20T22:04:00",
      validationDate: "2026-02-27T08:00:00",
      orderRef: purchase.order,
    };
    const { reports } = readSample(
      { mapping: networkPresets.awin.mapping, sample: JSON.stringify([transaction]) },
      { limit, now },
    );
    const changed = {
      amount: 2500,
      commission: 250,
      status: "confirmed",
      changedAt: "2026-02-27T08:00:00.000Z",
    };
    expect(reports).toEqual([
      {
        isRead: true,
        converted: null,
        isRateMissing: false,
        interpretation: { ...purchase, ...changed, transaction: "259630312" },
      },
    ]);
  });

  test("reads the commission of Awin's API in its own currency", () => {
    const transaction = {
      id: 259630312,
      commissionStatus: "approved",
      commissionAmount: { amount: 2.5, currency: "GBP" },
      saleAmount: { amount: 25, currency: "USD" },
      clickRefs: { clickRef: purchase.click },
      transactionDate: "2026-02-20T22:04:00",
    };
    const { reports } = readSample(
      { mapping: networkPresets.awin.mapping, sample: JSON.stringify([transaction]) },
      { limit, now },
    );
    expect(reports[0]).toMatchObject({ interpretation: { currency: "USD", commissionCurrency: "GBP" } });
  });

  test("an import of Awin's transactions needs no column for the commission's currency", () => {
    const headings =
      "clickRef,transactionId,transactionAmount,commission,transactionCurrency,commissionStatus,transactionDate,validationDate";
    const file = `${headings}\nc1,1,25.00,2.50,USD,approved,2026-02-20T22:04:00,\n`;
    expect(linesOf(file, { mapping: networkPresets.awin.mapping })).toMatchObject([{ isComplete: true }]);
  });

  test("reads a correction of CJ as a part of the purchase that it corrects", () => {
    const correction = { commissionId: "2718281829", original: false };
    const amounts = { saleAmountPubCurrency: "-10.00", pubCommissionAmountPubCurrency: "-1.00" };
    expect(readReports({ ...record, ...correction, ...amounts })).toMatchObject([
      { interpretation: { transaction: "1618033988", part: "2718281829", amount: -1000, commission: -100 } },
    ]);
  });

  test("shows the values found in a refused report", () => {
    const [report] = readReports({ ...record, actionStatus: "lost" });
    expect(report).toMatchObject({
      isRead: false,
      reason: "status_unknown",
      found: { status: "lost", amount: "55.96", order: "111222333444" },
    });
  });

  test("shows nothing found in a report without parameters", () => {
    expect(readReports("text")).toEqual([{ isRead: false, reason: "transaction_invalid", found: {} }]);
  });
});
