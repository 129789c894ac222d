import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ConnectorApi } from "#provider/connectors/connector.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { createStubApi, openConnectorApi, programmesOf } from "../../../support/money/connector-api.ts";
import { pulledApis } from "../../../support/money/pulled-apis.ts";

test("Awin's connector reads a programme as the network documents it", async () => {
  const api = createStubApi("");
  const responses = [
    [
      {
        id: 7052,
        name: "Shop",
        displayUrl: "https://shop.example/",
        clickThroughUrl: "https://www.awin1.com/cread.php?awinmid=7052",
        deeplinkEnabled: true,
        logoUrl: "https://ui.awin.com/logo.png",
        currencyCode: "GBP",
        primaryRegion: { name: "United Kingdom", countryCode: "GB" },
        validDomains: [{ domain: "shop.example" }],
      },
    ],
    {
      programmeInfo: {},
      kpi: { averagePaymentTime: 62, validationDays: 45 },
      commissionRange: [
        { min: 2.5, max: 8, type: "percentage" },
        { min: 1, max: 1, type: "amount" },
      ],
    },
  ];
  const documented = { ...api, json: () => Promise.resolve(responses.shift()) };
  expect(await programmesOf(connectors.awin!, documented, pulledApis.awin.credentials)).toEqual([
    {
      id: "7052",
      name: "Shop",
      site: "https://shop.example/",
      domains: ["shop.example"],
      logo: "https://ui.awin.com/logo.png",
      commission: { kind: "percent", minimum: 250, maximum: 800 },
      validationDays: 45,
      hasDeepLinks: true,
    },
  ]);
});

/** Returns a connector's API whose requests are answered with these documented records, one after the other. */
function createSequentialApi(...responses: unknown[]): ConnectorApi {
  const next = () => Promise.resolve(responses.shift());
  return { ...createStubApi(""), json: next, text: next as () => Promise<string> };
}
const readProgrammes = (key: keyof typeof pulledApis, ...responses: unknown[]) =>
  programmesOf(connectors[key]!, createSequentialApi(...responses), pulledApis[key].credentials);

test("CJ's connector reads the rates of sales from texts", async () => {
  const xml = `<?xml version="1.0"?><cj-api><advertisers total-matched="1" records-returned="1" page-number="1">
    <advertiser><advertiser-id>1234567</advertiser-id><advertiser-name>Shop</advertiser-name>
    <program-url>http://shop.example</program-url><actions>
    <action><name>Sale</name><type>advanced sale</type><id>1</id><commission><default>8.00%</default>
    <itemlist name="Sale" id="2">2.50%</itemlist></commission></action>
    <action><name>Lead</name><type>advanced lead</type><id>3</id><commission><default>USD 1.00</default></commission>
    </action></actions></advertiser></advertisers></cj-api>`;
  expect(await readProgrammes("cj", xml)).toMatchObject([
    { id: "1234567", name: "Shop", commission: { kind: "percent", minimum: 250, maximum: 800 } },
  ]);
});

test("CJ's connector refuses a list that ends before its last advertiser", async () => {
  const xml = `<cj-api><advertisers total-matched="3" records-returned="0" page-number="1"/></cj-api>`;
  await expect(readProgrammes("cj", xml)).rejects.toMatchObject({ failure: "unreadable" });
});

test("impact.com's connector reads the programme's own link", async () => {
  const campaign = {
    CampaignId: "4827",
    CampaignName: "Vichy Canada",
    CampaignUrl: "http://www.vichy.ca/",
    CampaignLogoUri: "/display-logo-via-campaign/4827.gif",
    ContractStatus: "Active",
    TrackingLink: "http://Vichy-CA.hblm3c.net/c/1809157/314483/4827",
    AllowsDeeplinking: "true",
    DeeplinkDomains: ["*vichy.ca", " *lengow.com"],
  };
  expect(
    await readProgrammes("impact", { "@page": "1", "@numpages": "1", Campaigns: [campaign] }),
  ).toMatchObject([
    {
      id: "4827",
      trackingId: "https://Vichy-CA.hblm3c.net/c/1809157/314483/4827",
      domains: ["vichy.ca", "lengow.com"],
      commission: null,
      hasDeepLinks: true,
    },
  ]);
});

test("Rakuten's connector reads partnerships with their advertisers' sites", async () => {
  const advertiser = { id: 12_345, network: 1, name: "Awesome Store", status: "active" };
  const page = { _metadata: { _links: {} }, partnerships: [{ advertiser, status: "active" }] };
  const url = "https://www.my-awesome-advertiser.com";
  const details = { advertiser: { id: 12_345, url, features: { deep_links: true } } };
  expect(await readProgrammes("rakuten", page, details)).toMatchObject([
    { id: "12345", name: "Awesome Store", site: url, hasDeepLinks: true },
  ]);
});

test("Tradedoubler's connector leaves out the fees of inquiries and adjustments", async () => {
  const program = {
    id: 123,
    name: "Name_123",
    currencyCode: "GBP",
    homePage: "https://www.tradedoubler.com",
    deepLinking: true,
    logoUrl: "https://logourl",
  };
  const tariffs = [
    { eventName: "Transaction Inquiry", fixedFee: 0, percentageFee: 100 },
    { eventName: "Transaction Adjustment", fixedFee: 0, percentageFee: 100 },
  ];
  const product = { saleFixed: 0, salePercentage: 2, isaleFixed: 0, isalePercentage: 0 };
  const details = [
    { segmentTariffs: [{ id: 1, tariffs }], pltSegmentTariffs: [{ id: 1, tariffs: [product] }] },
  ];
  expect(
    await readProgrammes("tradedoubler", [{ limit: 100, offset: 0, items: [program] }], details),
  ).toMatchObject([{ id: "123", commission: { kind: "percent", minimum: 200, maximum: 200 } }]);
});

test("Admitad's connector reads the programme's own link and its average hold time", async () => {
  const campaign = {
    id: 6,
    name: "AdvCamp 1",
    site_url: "https://admitad.com/",
    avg_hold_time: 40,
    gotolink: "https://ad.admitad.com/g/some/",
  };
  const response = { results: [campaign], _meta: { count: 1, limit: 500, offset: 0 } };
  expect(await readProgrammes("admitad", response)).toMatchObject([
    { id: "6", trackingId: "https://ad.admitad.com/g/some/", validationDays: 40 },
  ]);
});

test("Admitad's connector reads no programmes without an ad space", async () => {
  const credentials = { ...pulledApis.admitad.credentials, adSpaceId: "" };
  expect(await programmesOf(connectors.admitad!, createSequentialApi(), credentials)).toEqual([]);
});

test("Partnerize's connector reads the programme's code for links", async () => {
  const campaign = { campaign_id: "1011l270", title: "Shop", publisher_status: "a", camref: "1100lw3" };
  expect(await readProgrammes("partnerize", { campaigns: [{ campaign }] })).toMatchObject([
    { id: "1011l270", trackingId: "1100lw3", name: "Shop" },
  ]);
});

describe.each(Object.values(pulledApis))("the programmes of the simulated $preset", (pulled) => {
  const start = new Date("2026-03-01T12:00:00Z");
  let network: Awaited<ReturnType<typeof openConnectorApi>>;
  beforeEach(async () => {
    network = await openConnectorApi(pulled, start);
  });
  afterEach(() => network.close());

  test("are read to the last one", async () => {
    network.programmes = Array.from({ length: 205 }, (_, index) => ({
      id: 7_000 + index,
      name: `Shop ${index} & Co`,
      domain: `shop-${index}.example`,
      percent: [4, 8],
      validationDays: 45,
    }));
    const names = (await network.listProgrammes()).map(({ name }) => name);
    expect(new Set(names).size).toBe(205);
  });
});
