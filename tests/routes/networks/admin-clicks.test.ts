import { beforeAll, describe, expect, test } from "vitest";
import { texts as arabic } from "~/locales/ar/clicks";
import { texts as english } from "~/locales/en/clicks";
import { texts as french } from "~/locales/fr/clicks";
import { normalizeSpaces, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addClick, addLeadRow, addShop } from "../../support/money/shops";

const path = "/en/apps/details/click";
const csvFile = "/en/csv/apps/details/click";
const fixtures = adminFixtures();
let click: string;
let lead: string;

beforeAll(async () => {
  const { database } = fixtures.provider.app;
  const { userId } = await fixtures.provider.signUp({ name: "Mia <i>Member" });
  const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
  const { storeId, offerId = "" } = await addShop(database, { slug: "acme", name: "Acme", rate });
  const now = new Date();
  click = await addClick(database, {
    userId,
    storeId,
    offerId,
    createdAt: now,
    trackedAt: now,
    device: "phone",
    referrer: "javascript:alert(1)",
  });
  lead = await addLeadRow(database, { userId, storeId, occurredAt: now, clickId: click });
});

const page = async (search = "", address = path) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address + search)));

describe("the list of clicks", () => {
  test.each([
    ["en", english],
    ["fr", french],
    ["ar", arabic],
  ] as const)("in %s: shows member, store, device and outcome", async (language, texts) => {
    const html = await page("", path.replace("en", language));
    for (const text of [texts.title, texts.device_phone, texts.outcome_tracked, texts.retention])
      expect(html).toContain(normalizeSpaces(text));
    expect(html).toContain("Mia &lt;i&gt;Member");
    expect(html).toContain(`href="/${language}/apps/details/leads?view=${lead}"`);
    // The country is unknown, so there is no country column. URLs sent by a browser aren't linked.
    expect(html).not.toContain(`>${texts.country}<`);
    expect(html).not.toContain('href="javascript');
  });

  test.each([
    ["?f.outcome=tracked&f.device=phone&q=mia", true],
    ["?f.outcome=expired", false],
    ["?f.store=acme&f.network=awin", true],
    ["?f.store=other", false],
    ["?f.to=2020-01-01", false],
    ["?f.outcome=bogus&f.from=x&cursor=nonsense&sort=bogus", true],
    ["?sort=created", true],
  ])("filters by %s", async (search, isThere) => {
    expect((await page(search)).includes(`title="${click}"`)).toBe(isThere);
  });

  test("the live tail is set in the URL, with a refresh link without scripts", async () => {
    expect(await page()).toContain(`href="${path}?tail=1"`);
    const tailing = await page("?tail=1&f.store=acme");
    for (const part of [english.tailing, english.refresh, `href="${path}?f.store=acme"`])
      expect(tailing).toContain(part);
    expect(tailing).toMatch(/name="tail" value="1"/);
  });

  test("exports the filtered list and logs the download", async () => {
    const response = await fixtures.ada.browser.request(`${csvFile}?f.outcome=tracked`);
    expect(response.headers.get("content-type")).toContain("text/csv");
    expect(await response.text()).toContain(click);
    const empty = await fixtures.ada.browser.request(`${csvFile}?f.outcome=expired`);
    expect(await empty.text()).not.toContain(click);
    expect(await page("?f.action=click.export", "/en/apps/admin/admin-logs")).toContain("click.csv");
  });
});
