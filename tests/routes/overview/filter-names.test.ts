import { beforeAll, expect, test } from "vitest";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { readPage } from "../../support/money/member-world";
import { createStoreFixture } from "../../support/money/network-reports";

const fixtures = adminFixtures();
let network: string;
beforeAll(async () => {
  // A network without any purchases is also listed in the filter.
  ({ network } = await createStoreFixture(fixtures.provider, {
    name: "Rakuten <i> Advertising",
    status: "paused",
  }));
});

const option = (value: string, name: string, chosen = "") =>
  `<option value="${value}"${chosen}>${name}</option>`;

test.each([
  ["/apps/details/leads", true],
  ["/apps/details/cash-offers", true],
  ["/apps/details/click", true],
  ["/apps/details/leads/unmatched", false],
])("%s: filters networks and stores by their display names", async (path, hasStores) => {
  const page = (query: string) => readPage(fixtures.ada.browser.request(`/en${path}${query}`));
  const html = await page("");
  expect(html).toContain("<select class");
  expect(html).toContain(option(network, "Rakuten &lt;i&gt; Advertising"));
  expect(html.includes(">Bookshop</option>")).toBe(hasStores);
  expect(html).not.toMatch(/<input[^>]*name="f\.(network|store)"/);

  const filtered = await page(`?f.network=${network}`);
  expect(filtered).toContain(option(network, "Rakuten &lt;i&gt; Advertising", ' selected=""'));
  expect(filtered).toContain("Network: Rakuten &lt;i&gt; Advertising");
  // A nonexistent value in the URL is displayed, not ignored.
  expect(await page("?f.network=gone")).toContain(option("gone", "gone", ' selected=""'));
});
