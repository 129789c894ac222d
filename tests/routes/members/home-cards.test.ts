import type { ServerResponse } from "node:http";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { creditMember } from "../../support/money/ledger";
import { memberWorld, readPage } from "../../support/money/member-world";
import type { Browser } from "../../support/pages/browser";

const world = memberWorld({}, () => new Date("2026-03-15T12:00:00Z"));
let member: Browser;
let admin: Browser;
beforeAll(async () => {
  member = (await world.payee(20_000n)).browser;
  const adminUser = await world.provider.signUp({ role: "admin" });
  await creditMember(world.provider.app.database, adminUser.userId, 700n);
  admin = (await world.signIn(adminUser)).browser;
});
beforeEach(() => world.front.broken.clear());

const respondUnavailable = (_: unknown, response: ServerResponse) =>
  void response.writeHead(503, { "content-type": "application/json" }).end("{}");

interface Part {
  state: "loaded" | "failed";
  data: { parts: unknown[]; unit: string; period: { from: string; to: string } };
  message: string;
}
async function cardOf(browser: Browser, address: string): Promise<Part> {
  return (await (await browser.request(`/en/dashboards/crm/${address}`)).json()) as Part;
}

describe("the period of home's cards", () => {
  test.each([
    ["", "year", "Cash back, last 12 months"],
    ["?period=year", "year", "Cash back, last 12 months"],
    ["?period=28d", "28d", "Cash back, last 28 days"],
    ["?period=month", "month", "Cash back, last month"],
    ["?period=forever", "year", "Cash back, last 12 months"],
  ])("with %s a member sees %s, and every choice is a link", async (search, shown, title) => {
    const html = await readPage(member.request(`/en/dashboards/crm${search}`));
    expect(html).toContain(title);
    for (const period of ["28d", "month", "year"])
      expect(html).toContain(`href="/en/dashboards/crm?period=${period}#card-earned"`);
    const [, current] = /aria-current="true"[^>]*href="[^"]*period=(\w+)#card-earned"/.exec(html) ?? [];
    expect(current).toBe(shown);
    // Links within the card preserve the selected period. The reload link has no fragment, because with one the
    // browser would only scroll.
    expect(html.match(new RegExp(`period=${shown}#card-earned`, "g"))).toHaveLength(2);
    expect(html).toContain(`href="/en/dashboards/crm?period=${shown}"`);
  });

  test("an admin's figures, their chart and the admin's own wallet use the same period", async () => {
    const html = await readPage(admin.request("/en/dashboards/crm?period=month"));
    for (const text of ["Last month", "Cash back, last month"]) expect(html).toContain(text);
    for (const text of ["28 days</h2>", "12 months</h2>"]) expect(html).not.toContain(text);
    for (const card of ["queue", "totals", "trend", "wallet", "earned", "latest"])
      expect(html).toContain(`id="card-${card}"`);
  });
});

describe("refreshing one card", () => {
  test.each([
    ["earned?period=year", 12, "month"],
    ["earned?period=28d", 28, "day"],
    ["earned", 12, "month"],
  ])("%s", async (address, length, unit) => {
    const { state, data } = await cardOf(member, address);
    expect(state).toBe("loaded");
    expect(data.parts.length).toEqual(length);
    expect(data.unit).toEqual(unit);
  });

  test("a card loads while the calls of other cards fail", async () => {
    for (const path of ["wallet/events", "wallet", "stores/trending"])
      world.front.broken.set(`GET /v1/${path}`, respondUnavailable);
    expect((await cardOf(member, "earned")).state).toBe("loaded");
    expect((await cardOf(member, "wallet")).state).toBe("failed");
  });

  test("totals cover whole days: 28 of them, or a calendar month", async () => {
    const { data } = await cardOf(admin, "totals?period=28d");
    expect((Date.parse(data.period.to) - Date.parse(data.period.from)) / 86_400_000).toBe(27);
    const { data: month } = await cardOf(admin, "trend?period=month");
    expect(month.period.from).toMatch(/-01$/);
  });

  test("members don't get admin cards", async () => {
    for (const card of ["totals", "trend"]) {
      const { state, data } = await cardOf(member, card);
      expect(state, card).toBe("failed");
      expect(data, card).toBeUndefined();
    }
  });

  test("the work queue of members is empty", async () => {
    const { data } = await cardOf(member, "queue");
    expect(data).toMatchObject({ items: [], queues: [] });
  });

  test("visitors get no cards, and unknown cards are refused", async () => {
    const visitor = await world.dashboard.request("/en/dashboards/crm/earned");
    expect(visitor.status).toBe(401);
    expect((await member.request("/en/dashboards/crm/nothing")).status).toBe(404);
    expect((await member.request("/en/dashboards/crm/toString")).status).toBe(404);
  });
});
