import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ConnectorApi } from "#provider/connectors/connector.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import type { SimulatedCoupon } from "#provider/simulated-network/apis/api.ts";
import { createStubApi, couponsOf, openConnectorApi } from "../../../support/money/connector-api.ts";
import { pulledApis } from "../../../support/money/pulled-apis.ts";

const readCoupons = (
  key: keyof typeof pulledApis,
  api: ConnectorApi,
  credentials: Record<string, string> = pulledApis[key].credentials,
) => couponsOf(connectors[key]!, api, credentials);

/** Returns a connector's API whose requests are answered with these documented records, one after the other. */
function createSequentialApi(...responses: unknown[]): ConnectorApi {
  const next = () => Promise.resolve(responses.shift());
  return { ...createStubApi(""), json: next, text: next as () => Promise<string> };
}

test("Awin's connector reads a voucher as the network lists it", async () => {
  const promotion = {
    promotionId: 2_651_268,
    type: "voucher",
    advertiser: { id: 40_342, name: "Shop", joined: true },
    title: "12% off solar panels",
    description: "12% off solar panels",
    terms: "coupon code required",
    startDate: "2024-04-08T08:24:00+00:00",
    endDate: "2024-05-10T08:23:00+00:00",
    url: "https://shop.example/products/panel",
    urlTracking: "https://www.awin1.com/cread.php?awinmid=40342",
    voucher: { code: "24AS237A", exclusive: false, attributable: false },
  };
  expect(await readCoupons("awin", createSequentialApi({ data: [promotion] }, { data: [] }))).toEqual([
    {
      id: "2651268",
      programme: "40342",
      title: "12% off solar panels",
      terms: "coupon code required",
      code: "24AS237A",
      page: "https://shop.example/products/panel",
      discount: null,
      startsAt: new Date("2024-04-08T08:24:00Z"),
      endsAt: new Date("2024-05-10T08:23:00Z"),
    },
  ]);
});

test("Tradedoubler's connector reads the discount and the time in which a voucher is both valid and published", async () => {
  const voucher = {
    id: 99,
    programId: 123,
    code: "SAVE",
    title: "Ten off",
    shortDescription: "",
    landingUrl: "https://shop.example/sale",
    discountAmount: 10,
    isPercentage: false,
    currencyId: "EUR",
    publishStartDate: "2026-03-02T00:00:00.000+0000",
    publishEndDate: "2026-03-30T00:00:00.000+0000",
    startDate: "2026-03-01T00:00:00.000+0000",
    endDate: "2026-04-30T00:00:00.000+0000",
  };
  const { credentials } = pulledApis.tradedoubler;
  const vouchersToken = "vouchers-token";
  expect(
    await readCoupons("tradedoubler", createSequentialApi([voucher]), { ...credentials, vouchersToken }),
  ).toMatchObject([
    {
      programme: "123",
      terms: null,
      discount: { kind: "flat", value: 10, currency: "EUR" },
      startsAt: new Date("2026-03-02T00:00:00Z"),
      endsAt: new Date("2026-03-30T00:00:00Z"),
    },
  ]);
});

test("Rakuten's connector takes the whole of an offer's last day", async () => {
  const xml = `<couponfeed><TotalMatches>1</TotalMatches><TotalPages>1</TotalPages><link type="TEXT">
    <offerdescription>Free delivery</offerdescription><offerstartdate>2026-03-01</offerstartdate>
    <offerenddate>2026-03-31</offerenddate><clickurl>https://click.linksynergy.com/x</clickurl>
    <advertiserid>43201</advertiserid></link></couponfeed>`;
  expect(await readCoupons("rakuten", createSequentialApi(xml))).toMatchObject([
    { programme: "43201", code: null, endsAt: new Date("2026-04-01T00:00:00Z") },
  ]);
});

test("CJ's connector refuses a list that ends before its last link", async () => {
  const xml = `<cj-api><links total-matched="3" records-returned="0" page-number="1"/></cj-api>`;
  await expect(readCoupons("cj", createSequentialApi(xml))).rejects.toMatchObject({ failure: "unreadable" });
});

test("Admitad's connector takes no code from an action", async () => {
  const coupon = {
    id: 5,
    campaign: { id: 6, name: "Shop" },
    species: "action",
    promocode: "Not required",
    name: "Sale",
    discount: "20%",
    date_start: "2026-03-01T00:00:00",
    date_end: null,
  };
  const page = { results: [coupon], _meta: { count: 1, limit: 500, offset: 0 } };
  expect(await readCoupons("admitad", createSequentialApi(page))).toMatchObject([
    {
      code: null,
      discount: { kind: "percent", value: 20 },
      startsAt: new Date("2026-02-28T21:00:00Z"),
      endsAt: null,
    },
  ]);
});

/** A deal from the network's documentation. */
const deal = {
  Id: "92812",
  Name: "Gotham Supply Crate",
  Description: "Unlock a mystery item with your order.",
  CampaignId: "10306",
  State: "ACTIVE",
  Type: "GENERAL_SALE",
  DiscountType: "PERCENT",
  DiscountAmount: "",
  DiscountCurrency: "",
  DiscountPercent: "15",
  DefaultPromoCode: "CRATE15",
  MinimumPurchaseAmount: "50",
  MinimumPurchaseAmountCurrency: "USD",
  StartDate: "2026-03-01T00:00:00-08:00",
  EndDate: "",
};
const campaigns = {
  "@page": "1",
  "@numpages": "1",
  Campaigns: [{ CampaignId: "10306", CampaignName: "Gotham" }],
};

test("impact.com's connector reads a deal as the network documents it", async () => {
  expect(await readCoupons("impact", createSequentialApi(campaigns, { Deals: [deal] }))).toEqual([
    {
      id: "92812",
      programme: "10306",
      title: "Gotham Supply Crate",
      terms: "Unlock a mystery item with your order.\n\nMinimum purchase: 50 USD",
      code: "CRATE15",
      page: null,
      discount: { kind: "percent", value: 15 },
      startsAt: new Date("2026-03-01T08:00:00Z"),
      endsAt: null,
    },
  ]);
});

test.each([
  ["a fixed amount", { DiscountType: "FIXED", DiscountAmount: "5", DiscountCurrency: "EUR" }, 5],
  ["no exact amount", { DiscountType: "PERCENT_MAXIMUM", DiscountMaximumPercent: "40" }, undefined],
])("impact.com's connector reads a deal of %s", async (_, part, value) => {
  const [found] = await readCoupons(
    "impact",
    createSequentialApi(campaigns, { Deals: [{ ...deal, ...part }] }),
  );
  expect(found!.discount?.value).toBe(value);
});

test("impact.com's connector leaves out expired deals", async () => {
  const api = createSequentialApi(campaigns, { Deals: [{ ...deal, State: "EXPIRED" }] });
  expect(await readCoupons("impact", api)).toEqual([]);
});

test.each(["cj", "tradedoubler"] as const)(
  "%s lists no coupons without its credential for them",
  async (key) => {
    const none = { ...pulledApis[key].credentials, websiteId: "", vouchersToken: "" };
    expect(await readCoupons(key, createSequentialApi(), none)).toEqual([]);
  },
);

const now = new Date("2026-03-10T12:00:00Z");
const coupon: SimulatedCoupon = {
  id: 1,
  programme: 7052,
  title: "10% off <everything> & more",
  terms: "Once per customer.",
  code: "SAVE10",
  startsAt: new Date("2026-03-01T00:00:00Z"),
  endsAt: new Date("2026-04-01T00:00:00Z"),
};

describe.each(["admitad", "awin", "cj", "impact", "rakuten", "tradedoubler"] as const)("%s", (key) => {
  let world: Awaited<ReturnType<typeof openConnectorApi>>;
  beforeEach(async () => {
    world = await openConnectorApi(pulledApis[key], now);
    world.programmes = [
      { id: 7052, name: "Northwind", domain: "northwind.example", percent: [4, 8], validationDays: 45 },
    ];
  });
  afterEach(() => world.close());

  test("lists the coupons of a simulated API on several pages", async () => {
    world.coupons = Array.from({ length: 600 }, (_, index) => ({ ...coupon, id: index + 1 }));
    const coupons = await world.listCoupons();
    expect(new Set(coupons.map(({ id }) => id)).size).toBe(600);
    expect(coupons[0]).toMatchObject({
      programme: "7052",
      title: coupon.title,
      code: "SAVE10",
      startsAt: coupon.startsAt,
      endsAt: coupon.endsAt,
    });
  });
});

test("Admitad's connector reads transactions if the client may not read coupons", async () => {
  const world = await openConnectorApi(pulledApis.admitad, now);
  try {
    world.scopes = ["statistics", "advcampaigns_for_website"];
    expect(await world.test()).toEqual({ account: "cashlane" });
    await expect(world.listCoupons()).rejects.toMatchObject({ failure: "forbidden" });
  } finally {
    world.close();
  }
});
