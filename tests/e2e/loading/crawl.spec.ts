import type { APIRequestContext } from "@playwright/test";
import { showcases } from "../../../app/navigation/showcases.ts";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { type CrawlResponse, crawl } from "../../support/e2e/crawl.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { showcaseAddress } from "../../support/pages/showcase-address.ts";
import { printCoverage, repetitions } from "../../support/programs/repetitions.ts";

const viewers = [
  { name: "visitor", language: "fr", account: undefined },
  { name: "member", language: "ar", account: accounts.member },
  { name: "admin", language: "en", account: accounts.admin },
];
/** Pages that only the search finds: no page links to them. */
const unlinkedPaths = [
  "/front-pages/landing-page",
  "/front-pages/pricing",
  ...showcases.map(({ path }) => path),
];
/** Three of the five default shortcuts are staff screens, which answer 403 to members. */
const shortcutsOfStaff = /^403 \/\w+\/apps\/(invoice\/list|user\/list|roles), linked on \/\w+\/shortcuts$/;
const screensOfStaff = /^\/\w+\/apps\/(invoice\/list|user\/list|roles)$/;

for (const { name, language, account } of viewers) {
  test.describe(name, () => {
    test.use({ locale: language });

    test("no link is broken, and no page logs an error", async ({ page }) => {
      test.setTimeout(600_000);
      if (account) await signIn(page, account);
      const searchAddresses = unlinkedPaths.map((path) => showcaseAddress(path, language));
      const { problems, addresses } = await crawl({
        get: (address) => get(page.request, address),
        from: ["/", `/${language}/dashboards/crm`, ...searchAddresses],
        maxPerKind: repetitions({ ci: 1, long: 2 }),
        // The first page of a list links to all states of the list. They have their own tests.
        withStates: repetitions({ ci: 0, long: 1 }) === 1,
      });
      printCoverage(`${name}: ${addresses.length} pages`);
      expect(problems.filter((problem) => name !== "member" || !shortcutsOfStaff.test(problem))).toEqual([]);
      expect(addresses.length).toBeGreaterThan(40);

      const visitable = addresses.filter((address) => name !== "member" || !screensOfStaff.test(address));
      const step = Math.ceil(visitable.length / repetitions({ ci: 6, long: visitable.length }));
      for (const address of visitable.filter((_, index) => index % step === 0)) {
        await page.goto(address);
        await expect(page.locator("h1").first(), address).toBeVisible();
      }
    });
  });
}

async function get(request: APIRequestContext, address: string): Promise<CrawlResponse> {
  // Compressing pages would only take time here.
  const headers = { "Accept-Encoding": "identity" };
  const response = await request.get(address, { headers, maxRedirects: 0 });
  const { location, "content-type": type = "" } = response.headers();
  return {
    status: response.status(),
    location,
    html: type.startsWith("text/html") ? await response.text() : "",
  };
}
