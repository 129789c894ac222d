import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { texts as english } from "~/locales/en/table";
import { csvFiles } from "~/routes/$lang.csv.$/files.server";
import { readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addClick, addLeadRow, addShop } from "../../support/money/shops";
import { textOf } from "../../support/pages/render";
import { Browser } from "../../support/pages/browser";

/**
 * Tables that have neither pagination nor saved views: the figures of one month, the shop's categories, and a
 * member's own friends and statement.
 */
const others = [
  "invoice/reconciliation",
  "invoice/journal",
  "ecommerce/products/category",
  "referrals",
  "wallet/my-balance",
];
/** Every list that has a CSV file and needs no parameter. */
const lists = Object.keys(csvFiles)
  .flatMap((path) => /^\/apps\/(.*)$/.exec(path)?.[1] ?? [])
  .filter((list) => !others.includes(list));
const fixtures = adminFixtures();
beforeAll(async () => {
  await fixtures.paid();
  const { database } = fixtures.provider.app;
  const { userId } = await fixtures.provider.signUp({ name: "@Mia" });
  const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
  const { storeId, offerId } = await addShop(database, { name: "Acme", rate });
  await addClick(database, { userId, storeId, offerId: offerId!, createdAt: new Date("2026-02-01") });
  for (const state of ["pending", "confirmed"] as const)
    await addLeadRow(database, { userId, storeId, state, occurredAt: new Date("2026-02-01") });
});

const load = (target: string, browser = fixtures.ada.browser) => browser.request(target);
const read = async (response: Response) =>
  parse(await response.text(), { bom: true, delimiter: [",", ";"] }) as string[][];

describe("a list whose filters match nothing", () => {
  const cells = lists.flatMap((list) => languages.map((language) => [list, language] as const));

  test.each(cells)("%s in %s: keeps the search, and links to the whole list", async (list, language) => {
    const path = `/${language}/apps/${list}`;
    const html = await readPage(load(`${path}?q=nothing-is-called-so`));
    expect(html).toContain(textsOf(language, "table").emptyByFilterTitle);
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="nothing-is-called-so"/);
    expect(html).toContain(`href="${path}"`);
  });
});

describe.each([
  ["admin/claims", "Submitted"],
  ["admin/tickets", "Waiting for us"],
  ["ecommerce/orders/list", "Being checked"],
])("the tabs of %s", (list, state) => {
  const tabsOf = async (search = "") => {
    const html = await readPage(load(`/en/apps/${list}${search}`));
    return textOf(/<nav aria-label="State".*?<\/nav>/s.exec(html)?.[0] ?? "");
  };

  test("show the count of each state", async () => {
    expect(await tabsOf()).toMatch(new RegExp(`^All ${state} \\d`));
  });

  test("show no counts while a search narrows the list", async () => {
    expect(await tabsOf("?q=x")).not.toMatch(/\d/);
  });
});

describe("a list as a file", () => {
  test.each(lists)("%s: its link keeps the filters and downloads a file", async (list) => {
    const html = await readPage(load(`/en/apps/${list}?f.from=2020-01-01&q=&size=50&cursor=x`));
    const [, href = ""] = /href="([^"]*\/csv\/[^"]*)"/.exec(html) ?? [];
    const response = await load(href.replaceAll("&amp;", "&"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await read(response)).length).toBeGreaterThanOrEqual(
      [
        "admin/claims",
        "admin/fraud",
        "admin/tickets",
        "details/exchange-rates",
        "ecommerce/coupons",
        "ecommerce/products/list",
        "ecommerce/orders/list",
        "ecommerce/customers/list",
        "ecommerce/manage-reviews",
        "ecommerce/referrals",
        "invoice/bank",
        "invoice/list",
      ].includes(list)
        ? 1
        : 2,
    );
  });

  test("applies the screen's filters and language to the file", async () => {
    const rows = await read(await load("/fr/csv/apps/details/leads?f.state=confirmed&f.from=bogus&size=20"));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain("Montant de la commande");
    expect(rows[1]).toEqual(expect.arrayContaining(["confirmed", "'@Mia", "100,00", "USD"]));
  });

  test("offers one file in the language's number format and a machine-readable one", async () => {
    const html = await readPage(load("/fr/apps/details/leads?f.state=confirmed"));
    const links = [...html.matchAll(/href="([^"]*\/csv\/[^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    expect(links).toHaveLength(2);
    const [spreadsheet = "", machine = ""] = await Promise.all(
      links.map(async (link) => (await load(link)).text()),
    );
    expect(spreadsheet).toContain(';"100,00";');
    expect(machine).toContain(',"100.00",');
  });

  test("redirects from the file's former address", async () => {
    const response = await load("/en/apps/details/leads/csv?f.state=confirmed");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/en/csv/apps/details/leads?f.state=confirmed");
  });

  test("a failing provider is reported on the list, which is unchanged", async () => {
    fixtures.front.broken.set("GET /v1/admin/leads.csv", (_, response) => void response.writeHead(503).end());
    const response = await load("/en/csv/apps/details/leads?f.state=confirmed");
    fixtures.front.broken.clear();
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/en/apps/details/leads?f.state=confirmed");
    expect(await (await load(response.headers.get("location")!)).text()).toContain(english.downloadFailed);
  });

  test.each(lists)("S7 %s: sends visitors to the login and refuses members", async (list) => {
    const target = `/en/csv/apps/${list}`;
    const visitor = await load(target, new Browser(fixtures.dashboard));
    expect(visitor.headers.get("location")).toContain("/en/login?returnTo=");
    const { browser } = await fixtures.signIn(await fixtures.provider.signUp());
    const member = await load(target, browser);
    expect(member.status).toBe(403);
    expect(await member.text()).not.toContain("@Mia");
  });
});
