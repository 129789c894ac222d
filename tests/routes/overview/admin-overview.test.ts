import { beforeAll, describe, expect, test } from "vitest";
import { texts as arabic } from "~/locales/ar/overview";
import { texts as english } from "~/locales/en/overview";
import { texts as french } from "~/locales/fr/overview";
import { errorsAt, inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addClick, addLeadRow, addShop } from "../../support/money/shops";

const path = "/en/apps/details/overview";
const fixtures = adminFixtures();

beforeAll(async () => {
  const { database } = fixtures.provider.app;
  const { userId } = await fixtures.provider.signUp({ name: "Mia Member" });
  const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
  const shop = await addShop(database, { slug: "acme", name: "Acme <b>&</b> Sons", rate });
  const { storeId, offerId = "" } = shop;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const hours of [2, 3, 24 * 40, 24 * 40])
    await addClick(database, { userId, storeId, offerId, createdAt: ago(hours) });
  await addLeadRow(database, { userId, storeId, occurredAt: ago(2) });
  await fixtures.requested();
});

const page = async (search = "", address = path) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address + search)));
const statusOf = async (search: string) => (await fixtures.ada.browser.request(path + search)).status;

describe("the overview", () => {
  test.each([
    ["en", english, "$9.00", "$3.00", "50%", "$100.00"],
    ["fr", french, "9,00", "3,00", "50", "100,00"],
    ["ar", arabic, "9.00", "3.00", "50%", "100.00"],
  ] as const)(
    "in %s: shows figures, the previous period, stores, networks and queues",
    async (language, texts, ...values) => {
      const html = await page("", path.replace("en", language));
      const labels = [
        texts.reports,
        texts.conversion,
        texts.networksTitle,
        texts.light_fine,
        "+100",
        ...values,
      ];
      for (const text of [...labels.slice(0, 4), ...values]) expect(html).toContain(text);
      expect(html).toContain("Acme &lt;b&gt;&amp;&lt;/b&gt; Sons");
      expect(html).toContain(normalizeSpaces(texts.before.replace("{{value}}", "2")));
    },
  );

  test("each figure links to its list of the same days", async () => {
    const html = await page("?from=2026-01-01&to=2026-01-31");
    for (const link of [
      "/en/apps/details/click?f.from=2026-01-01&amp;f.to=2026-01-31",
      "/en/apps/details/click?f.from=2026-01-01&amp;f.to=2026-01-31&amp;f.outcome=tracked",
      "/en/apps/details/leads?f.from=2026-01-01&amp;f.to=2026-01-31",
      "/en/apps/admin/withdraw-history?f.state=paid&amp;f.endedFrom=2026-01-01&amp;f.endedTo=2026-01-31",
      "/en/apps/admin/withdraw-management",
      "/en/apps/admin/claims?f.state=open",
      "/en/apps/admin/mails?f.state=dead",
    ])
      expect(html).toContain(`href="${link}"`);
  });

  test("period, comparison and chart are set in the URL, and links keep the others", async () => {
    const html = await page("?period=90d&compare=off&chart=commission");
    expect(html).not.toContain(english.before.replace("{{value}}", ""));
    expect(html).toContain(english.trend_week.replace("{{figure}}", english.commission));
    expect(html).toContain('href="/en/apps/details/overview?period=7d&amp;compare=off&amp;chart=commission"');
    expect(html).toContain('href="/en/apps/details/overview?period=90d&amp;chart=commission"');
    expect(await page("?period=bogus&chart=bogus&compare=bogus")).toMatch(
      /<a[^>]*aria-current="true"[^>]*>(?:<svg.*?<\/svg>)?Compare<\/a>/,
    );
  });

  test.each([
    ["?from=2026-13-01&to=2026-01-31", "from", english.issue_invalid, "2026-13-01"],
    ["?from=2026-01-01", "to", english.issue_missing, ""],
    ["?from=2026-02-01&to=2026-01-31", "to", english.issue_backwards, "2026-01-31"],
    ["?from=2020-02-01&to=2026-01-31", "to", english.issue_too_long, "2026-01-31"],
  ])("%s: shows the error on the field and keeps the input", async (search, field, message, typed) => {
    expect(await statusOf(search)).toBe(400);
    const html = await page(search);
    expect(errorsAt(html, field)).toContain(message);
    expect(inputValue(html, field) ?? "").toBe(typed);
    expect(html).toContain(english.figuresTitle);
  });
});

test("an admin's home shows totals of 28 days, linked to their lists", async () => {
  const html = await page("", "/en/dashboards/crm");
  for (const text of ["The last 28 days", "Cash back owed", "$6.00", 'href="/en/apps/details/overview"'])
    expect(html).toContain(text);
});

describe("the reports", () => {
  const paths = ["/apps/details/overview", "/dashboards/analytics", "/apps/ecommerce/dashboard"];

  test.each(paths)("%s is a tab of one screen, whose links keep the period", async (current) => {
    const html = await page("?period=7d", `/en${current}`);
    expect(html).toMatch(/<h1[^>]*>Reports<\/h1>/);
    for (const to of paths) expect(html).toContain(`href="/en${to}?period=7d"`);
    const [tab] = html
      .split("</a>")
      .filter(
        (link) => link.includes('aria-current="page"') && link.includes("min-h-11 items-center border-b-2"),
      );
    expect(tab).toContain(`href="/en${current}?period=7d"`);
  });

  test("stores are listed in one of them, with their shares of the commission", async () => {
    const [overview, analytics] = await Promise.all(paths.map((address) => page("", `/en${address}`)));
    expect(overview).toContain(english.storesTitle);
    expect(overview).toContain("100%");
    expect(analytics).not.toContain(english.storesTitle);
  });
});
