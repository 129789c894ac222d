import { describe, expect, test } from "vitest";
import { texts as arabic } from "~/locales/ar/analytics";
import { texts as english } from "~/locales/en/analytics";
import { texts as french } from "~/locales/fr/analytics";
import { texts as arabicReasons } from "~/locales/ar/lead-reasons";
import { texts as englishReasons } from "~/locales/en/lead-reasons";
import { texts as frenchReasons } from "~/locales/fr/lead-reasons";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../../support/money/member-world";
import { addClick, addLeadRow, addShop } from "../../support/money/shops";

const path = "/en/dashboards/analytics";
const csvFile = "/en/csv/dashboards/analytics";
const fixtures = adminFixtures();

const page = async (search = "", address = path) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address + search)));

describe("the analytics screen", () => {
  test("shows a message in each part without data", async () => {
    const html = await page();
    for (const text of [english.refusedEmpty, english.payoutTimesEmpty, english.nothingYet])
      expect(html).toContain(text);
  });

  test.each([
    ["en", english, englishReasons, "50%", "$6.00"],
    ["fr", french, frenchReasons, "50", "12,00"],
    ["ar", arabic, arabicReasons, "50%", "18.00"],
  ] as const)(
    "in %s: shows funnel, refusals, hours, cohorts, forecast and earnings",
    async (language, texts, reasons, ...values) => {
      const { database } = fixtures.provider.app;
      const { userId } = await fixtures.provider.signUp({ name: "Mia Member" });
      const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
      const { storeId, offerId = "" } = await addShop(database, { slug: `acme-${language}`, rate });
      const occurredAt = new Date(Date.now() - 3_600_000);
      for (const _ of [1, 2]) await addClick(database, { userId, storeId, offerId, createdAt: occurredAt });
      await addLeadRow(database, { userId, storeId, occurredAt, state: "confirmed" });
      await addLeadRow(database, {
        userId,
        storeId,
        occurredAt,
        state: "rejected",
        reason: "order_returned",
      });
      const html = await page("?period=7d", path.replace("en", language));
      const { funnelTitle, cohortsTitle, hoursTitle, forecastTitle, devicesTitle, unknownLabel } = texts;
      for (const text of [
        funnelTitle,
        cohortsTitle,
        hoursTitle,
        forecastTitle,
        devicesTitle,
        unknownLabel,
        reasons.reason_order_returned,
        ...values,
      ])
        expect(html).toContain(text);
    },
  );

  test("each step links to its list of the same days", async () => {
    const html = await page("?from=2026-01-01&to=2026-01-31");
    for (const link of [
      "/en/apps/details/click?f.from=2026-01-01&amp;f.to=2026-01-31",
      "/en/apps/details/leads?f.from=2026-01-01&amp;f.to=2026-01-31&amp;f.state=payable",
      "/en/apps/admin/withdraw-history?f.state=paid&amp;f.endedFrom=2026-01-01&amp;f.endedTo=2026-01-31",
      "/en/apps/details/leads?f.from=2026-01-01&amp;f.to=2026-01-31&amp;f.state=refused",
    ])
      expect(html).toContain(`href="${link}"`);
  });

  test("reasons, hours, months of joining, weeks, devices and countries link to their lists, which show the filter", async () => {
    const { database } = fixtures.provider.app;
    const { userId } = await fixtures.provider.signUp({ name: "Lara Listed" });
    const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
    const { storeId, offerId = "" } = await addShop(database, { slug: "listed", rate });
    const createdAt = new Date(Date.now() - 3_600_000);
    await addClick(database, { userId, storeId, offerId, createdAt, device: "tablet", country: "MA" });
    await addLeadRow(database, { userId, storeId, occurredAt: createdAt, state: "pending" });
    const html = await page("?period=7d");
    const linkOf = (part: string) =>
      [...html.matchAll(/href="([^"]*)"/g)]
        .map(([, link]) => link!.replaceAll("&amp;", "&"))
        .findLast((link) => link.includes(part));
    for (const [part, member, notice] of [
      ["f.device=tablet", true, "Device: Tablet"],
      ["f.country=MA", true, "Country: Morocco"],
      ["f.hour=", true, ":59 UTC"],
      ["f.joined=", true, "Members joined in:"],
      ["f.reason=order_returned", false, "Reason: Order returned"],
      ["f.state=open&f.dueTo=", false, "Expected available until:"],
      ["f.role=member", true, "Lara Listed"],
    ] as const) {
      const link = linkOf(part);
      expect(link, part).toBeDefined();
      const list = await page("", link);
      expect(list, part).toContain(notice);
      expect(list.includes("Lara Listed"), part).toEqual(member);
    }
  });

  test("exports all figures of the period to users who may view them", async () => {
    expect(await page("?period=365d")).toContain('href="/en/csv/dashboards/analytics?period=365d"');
    const file = await fixtures.ada.browser.request(`${csvFile}?period=365d`);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const rows = (await file.text()).split("\r\n");
    expect(rows.filter((row) => row.startsWith('"hours"'))).toHaveLength(7 * 24);
    for (const row of [
      '"funnel","clicks","count","7","",""',
      '"refused","order_returned","count","3","",""',
      '"devices","tablet","clicks","1","",""',
    ])
      expect(rows).toContain(row);
    for (const card of ["funnel", "cohorts", "forecast_pending", "stores"])
      expect(
        rows.some((row) => row.startsWith(`"${card}"`)),
        card,
      ).toBe(true);
    const { browser } = await fixtures.signIn(await fixtures.provider.signUp({ role: "support" }));
    const rejection = await browser.request(`${csvFile}?period=365d`);
    expect(rejection.status).toBe(403);
  });

  test("an invalid period shows the default one and an error on its field", async () => {
    const response = await fixtures.ada.browser.request(`${path}?from=2026-02-01&to=2026-01-01`);
    expect(response.status).toBe(400);
    expect(await readPage(response)).toContain("The period ends before it begins.");
  });

  test("keeps the period and offers Retry if the provider doesn't answer", async () => {
    fixtures.front.broken.set("GET /v1/admin/analytics", (_, response) => void response.destroy());
    const response = await fixtures.ada.browser.request(path);
    fixtures.front.broken.clear();
    const html = await readPage(response);
    expect(response.status).toBe(503);
    expect(html).toContain("Retry");
    expect(html).toContain("12 months");
  });
});
