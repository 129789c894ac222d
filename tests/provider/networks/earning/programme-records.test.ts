import { expect, test } from "vitest";
import { connectors } from "#provider/connectors/connectors.ts";
import { apiAnswering } from "../../../support/money/connector-api.ts";
import { pulledApis } from "../../../support/money/pulled-apis.ts";

test("Awin's connector reads a programme as the network documents it", async () => {
  const api = apiAnswering("");
  const answers = [
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
  const documented = { ...api, json: () => Promise.resolve(answers.shift()) };
  const pages = [];
  for await (const { items } of connectors.awin!.programmes!(documented, pulledApis.awin.credentials))
    pages.push(items);
  expect(pages).toEqual([
    [
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
    ],
  ]);
});
