import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getAdminAnalytics } from "#contract/analytics/admin-analytics.ts";
import { adminListLeads } from "#contract/leads/admin-leads.ts";
import { adminListWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import type { LeadState } from "#contract/leads/leads.ts";
import { clickDays, type clicks, type leads } from "#provider/database/schema/earning-schema.ts";
import { users, withdrawals } from "#provider/database/schema/schema.ts";
import { countClickDays } from "#provider/modules/clicks/count-days.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addClick, addLeadRow, addNetwork, addShop } from "../../support/money/shops.ts";
import { signUpPayee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

// A Sunday.
const now = new Date("2026-03-15T14:30:00Z");
const period = { from: "2026-03-01", to: "2026-03-15" };

describeOnDatabase("analytics", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let shop: { storeId: string; offerId: string };
  let earlyMember: TestUser;
  let laterMember: TestUser;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
    await addNetwork(provider.connection.database, { key: "awin" });
    const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
    const { storeId, offerId } = await addShop(provider.connection.database, { network: "awin", rate });
    shop = { storeId, offerId: offerId! };
    earlyMember = await insertMember("2026-01-20T10:00:00Z");
    laterMember = await insertMember("2026-03-02T10:00:00Z");
    await insertLead(earlyMember, "2026-01-21T08:00:00Z", "payable");
    await insertLead(earlyMember, "2026-03-02T08:15:00Z", "payable", { commission: 600n });
    await insertLead(earlyMember, "2026-03-02T08:45:00Z", "confirmed");
    await insertLead(laterMember, "2026-03-08T23:59:00Z", "pending");
    await insertLead(laterMember, "2026-03-09T00:00:00Z", "reversed", { reason: "order_returned" });
    await insertLead(laterMember, "2026-03-10T00:00:00Z", "rejected", { reason: "order_returned" });
    await insertLead(laterMember, "2026-03-11T00:00:00Z", "rejected", { reason: "order_canceled" });
    // Purchases in other currencies count, but their amounts aren't added up.
    await insertLead(laterMember, "2026-03-12T12:00:00Z", "pending", { currency: "EUR" });
    for (const at of [
      "2026-03-01T00:00:00Z",
      "2026-03-02T08:00:00Z",
      "2026-03-15T14:00:00Z",
      "2026-02-28T23:59:00Z",
    ])
      await insertClick(at);
    await insertClick("2026-03-03T10:00:00Z", { device: "phone", country: "FR" });
    await insertClick("2026-03-03T11:00:00Z", { device: "phone", country: "MA" });
    await insertClick("2026-03-15T13:00:00Z", { device: "desktop", country: "FR" });
  });
  afterAll(() => provider.close());

  async function insertMember(at: string) {
    const member = await provider.signUp();
    const change = { createdAt: new Date(at) };
    await provider.connection.database.update(users).set(change).where(eq(users.id, member.userId));
    return member;
  }
  const insertLead = (
    by: TestUser,
    at: string,
    state: LeadState,
    more: Partial<typeof leads.$inferInsert> = {},
  ) =>
    addLeadRow(provider.connection.database, {
      userId: by.userId,
      storeId: shop.storeId,
      occurredAt: new Date(at),
      state,
      commission: 500n,
      cashBack: 200n,
      ...more,
    });
  const insertClick = (at: string, more: Partial<typeof clicks.$inferInsert> = {}) =>
    addClick(provider.connection.database, {
      userId: earlyMember.userId,
      ...shop,
      createdAt: new Date(at),
      ...more,
    });
  const load = async (query: object = period) =>
    (await provider.call(getAdminAnalytics, { as: admin, query })).data;

  test("the funnel counts the period's clicks, purchases by state, and payments", async () => {
    expect((await load()).funnel).toEqual({
      clicks: 6,
      leads: { count: 7, amount: 600 },
      confirmed: { count: 2, amount: 400 },
      payable: { count: 1, amount: 200 },
      paid: { count: 0, amount: 0 },
    });
  });

  test("lists refusals by reason, the most frequent first", async () => {
    expect((await load()).refused).toEqual([
      { reason: "order_returned", count: 2 },
      { reason: "order_canceled", count: 1 },
    ]);
  });

  test("counts purchases by hour of the week, in UTC", async () => {
    const { hours } = await load();
    expect(hours[0]![8]).toBe(2);
    expect(hours[6]![23]).toBe(1);
    expect(hours[0]![0]).toBe(1);
    expect(hours.flat().reduce((sum, one) => sum + one)).toBe(7);
  });

  test("follows a month's new members for as long as they buy", async () => {
    const { cohorts } = await load();
    expect(cohorts.map(({ month }) => month.slice(0, 7))).toEqual([
      ...["2025-10", "2025-11", "2025-12", "2026-01", "2026-02", "2026-03"],
    ]);
    expect(cohorts[3]).toEqual({ month: "2026-01-01", members: 1, active: [1, 0, 1] });
    expect(cohorts[5]).toEqual({ month: "2026-03-01", members: 1, active: [1] });
  });

  test("shows earnings per click for stores and networks", async () => {
    const { stores, networks } = await load();
    expect(networks).toMatchObject([{ key: "awin", clicks: 6, leads: 7, commission: 1_600, epc: 267 }]);
    expect(stores).toMatchObject([{ clicks: 6, leads: 7, commission: 1_600, epc: 267 }]);
  });

  test("counts clicks by device and country on aggregated and fresh days", async () => {
    const audience = async () => {
      const { devices, countries, otherCountries } = await load();
      return { devices, countries, otherCountries };
    };
    const before = await audience();
    expect(before).toEqual({
      devices: [
        { device: null, clicks: 3 },
        { device: "phone", clicks: 2 },
        { device: "desktop", clicks: 1 },
      ],
      countries: [
        { country: "FR", clicks: 2 },
        { country: "MA", clicks: 1 },
        { country: null, clicks: 3 },
      ],
      otherCountries: 0,
    });
    const { database } = provider.connection;
    await countClickDays(database, now);
    expect(await audience()).toEqual(before);
    // Recounts the days, as after an import of old clicks.
    await database.delete(clickDays);
    await countClickDays(database, now);
    expect(await audience()).toEqual(before);
  });

  test("each figure links to its list: by reason, hour of the week, month of joining and due day", async () => {
    const count = async (query: object) => {
      const { meta } = await provider.call(adminListLeads, { as: admin, query: { ...period, ...query } });
      return meta.total;
    };
    expect(await count({ state: ["rejected", "reversed"], reason: "order_returned" })).toBe(2);
    expect(await count({ hour: "1-8" })).toBe(2);
    expect(await count({ hour: "7-23" })).toBe(1);
    expect(await count({ hour: "1-0" })).toBe(1);
    expect(await count({ joined: "2026-01" })).toBe(2);
    expect(await count({ joined: "2026-02" })).toBe(0);
    expect(await count({ dueFrom: "2026-04-13", dueTo: "2026-04-19", state: ["pending", "confirmed"] })).toBe(
      1,
    );
    for (const wrong of [{ hour: "8-1" }, { hour: "1-24" }, { joined: "2026-13" }, { dueTo: "soon" }]) {
      const response = await provider.call(adminListLeads, { as: admin, query: wrong as object });
      expect(response.status, JSON.stringify(wrong)).toBe(400);
    }
  });

  test("groups amounts becoming payable by week, with overdue ones in the current week", async () => {
    await insertLead(laterMember, "2025-12-01T00:00:00Z", "confirmed", {
      expectedPayableAt: new Date("2026-01-15T00:00:00Z"),
    });
    const { forecast } = await load();
    expect(forecast.map(({ from }) => from).slice(0, 2)).toEqual(["2026-03-09", "2026-03-16"]);
    expect(forecast[0]!.confirmed).toEqual({ count: 1, amount: 200 });
    // 45 days after 2 and 8 March: the weeks starting on 13 and 20 April.
    expect(forecast[5]!.confirmed.count).toBe(1);
    expect(forecast[6]!.pending.count).toBe(1);
  });

  test("shows how long members waited for payments", async () => {
    expect((await load()).payoutTimes).toBeNull();
    const payee = await signUpPayee(provider, 100_000n);
    for (const [index, hours] of [2, 4, 100].entries())
      await provider.connection.database.insert(withdrawals).values({
        id: randomUUID(),
        reference: `WD-TEST-${index}`,
        userId: payee.userId,
        payoutMethodId: payee.methodId,
        methodKind: "bank_transfer",
        methodMasked: "DE•• 3000",
        currency: "USD",
        amount: 1_000n,
        fee: 0n,
        net: 1_000n,
        state: "paid",
        paymentReference: "SEPA-1",
        requestedAt: new Date(Date.parse("2026-03-05T00:00:00Z")),
        settledAt: new Date(Date.parse("2026-03-05T00:00:00Z") + hours * 3_600_000),
      });
    const { payoutTimes, payouts, funnel, credits } = await load();
    expect(payoutTimes).toEqual({ count: 3, p50: 4 * 3_600, p95: Math.round(90.4 * 3_600) });
    expect(funnel.paid).toEqual({ count: 3, amount: 3_000 });
    expect(payouts.map(({ reference }) => reference)).toEqual(["WD-TEST-2", "WD-TEST-1", "WD-TEST-0"]);
    expect(credits.map(({ amount }) => amount)).toEqual([200, 200]);
    const readPaid = async (query: object) =>
      (await provider.call(adminListWithdrawals, { as: admin, query: { state: "paid", ...query } })).data
        .length;
    // Requested on the 5th; the last one was paid on the 9th.
    expect(await readPaid({ endedFrom: "2026-03-05", endedTo: "2026-03-08" })).toBe(2);
    expect(await readPaid({ endedFrom: "2026-03-09" })).toBe(1);
  });

  test("refuses an invalid period", async () => {
    const query = { from: "2026-03-15", to: "2026-03-01" };
    expect((await provider.call(getAdminAnalytics, { as: admin, query })).status).toBe(400);
  });
});
