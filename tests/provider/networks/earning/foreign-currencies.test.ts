import fc from "fast-check";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminGetLead, exportLeads } from "#contract/leads/admin-leads.ts";
import { getPurchase } from "#contract/cash-back/cash-back.ts";
import { setExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import { getReconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { exchangeRates } from "#provider/database/schema/exchange-rate-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";
import { replaySeed, repetitions } from "../../../support/programs/repetitions.ts";

// A Sunday: the latest rate is Friday's.
const start = new Date("2026-03-08T12:00:00Z");
const friday = "2026-03-06";
const mapping: PostbackMapping = {
  parameters: { ...usualParameters, changedAt: "changed_at", commissionCurrency: "commission_currency" },
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", reversed: "reversed" },
  amounts: "major",
  times: "iso",
};
const ofParts: PostbackMapping = {
  ...mapping,
  parameters: { ...mapping.parameters, part: "part" },
  negativeAmounts: "delta",
};
const pacificMapping: PostbackMapping = { ...mapping, timeZone: "America/Los_Angeles" };

type ReportFields = Partial<ReportedPurchase> & { commission_currency?: string };

describeOnDatabase("purchases in foreign currencies", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let store: StoreFixture;
  let parts: StoreFixture;
  let pacific: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({
      open,
      clock: () => start,
      environment: { POSTBACKS_PER_MINUTE: "0" },
    });
    admin = await provider.signUp({ role: "admin" });
    store = await createStoreFixture(provider, { mapping });
    parts = await createStoreFixture(provider, { mapping: ofParts });
    pacific = await createStoreFixture(provider, { mapping: pacificMapping });
  });
  beforeEach(async () => {
    await provider.app.database.delete(exchangeRates);
    await enter("EUR", friday, "1.0832");
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });

  async function enter(currency: string, day: string, rate: string): Promise<void> {
    const { data } = await provider.call(setExchangeRate, { as: admin, body: { currency, day, rate } });
    expect(data).toMatchObject({ currency, day, rate, source: "manual" });
    await processDueEvents(provider.app);
  }

  async function openPurchase(
    targetStore: StoreFixture = store,
    clickedAt = new Date(start.getTime() - 20 * 24 * 3_600_000),
  ) {
    const member = await provider.signUp();
    const purchase = {
      click_id: await targetStore.click(member.userId, clickedAt),
      transaction_id: `T-${member.userId}`,
    };
    return {
      member,
      send: (more: ReportFields) =>
        processReport(provider, targetStore, { ...purchase, currency: "EUR", ...more }),
      lead: async () => (await leadOf(provider, purchase.transaction_id))!,
      money: () => balancesOf(provider.app.database, member.userId),
      eventsOf: () =>
        provider.app.database
          .select()
          .from(postbackEvents)
          .where(
            and(
              eq(postbackEvents.network, targetStore.network),
              eq(postbackEvents.transactionId, purchase.transaction_id),
            ),
          ),
    };
  }

  test("converts with the rate of the latest day before the purchase", async () => {
    const { send, lead, money } = await openPurchase();
    await send({});
    expect(await lead()).toMatchObject({
      currency: "USD",
      orderAmount: 10_832n,
      commission: 1_300n,
      cashBack: 650n,
      conversion: {
        sale: { amount: "100.00", currency: "EUR", rate: "1.0832", day: friday, source: "manual" },
        commission: { amount: "12.00", currency: "EUR", rate: "1.0832", day: friday, source: "manual" },
      },
    });
    expect(await money()).toMatchObject({ pending: 650n });
  });

  test("shows the paid amount and the rate to member and admin, and in the file", async () => {
    const { send, lead, member } = await openPurchase();
    await send({});
    const { id } = await lead();
    const paid = { amount: "100.00", currency: "EUR", rate: "1.0832", day: friday, source: "manual" };
    expect((await provider.call(getPurchase, { as: member, params: { id } })).data.paid).toEqual(paid);
    const opened = await provider.call(adminGetLead, { as: admin, params: { id } });
    expect(opened.data.conversion?.sale).toEqual(paid);
    const file = await provider.app.inject({
      url: `/apis${exportLeads.path}?ids=${id}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    const cells = ["100.00", "EUR", "1.0832", "12.00", "EUR", "1.0832", friday, "manual"];
    expect(file.body).toContain(cells.map((cell) => `"${cell}"`).join(","));
  });

  test("converts sale and commission from different currencies", async () => {
    await enter("GBP", friday, "1.25");
    const { send, lead } = await openPurchase();
    await send({ commission_currency: "GBP" });
    expect(await lead()).toMatchObject({ orderAmount: 10_832n, commission: 1_500n });
  });

  test("converts only a commission in another currency", async () => {
    const { send, lead } = await openPurchase();
    await send({ currency: "USD", commission_currency: "EUR" });
    const { orderAmount, commission, conversion } = await lead();
    expect(orderAmount).toBe(10_000n);
    expect(commission).toBe(1_300n);
    expect(conversion).toMatchObject({ sale: null, commission: { currency: "EUR" } });
  });

  test("uses days in the network's time zone", async () => {
    await enter("EUR", "2026-03-07", "2");
    const { send, lead } = await openPurchase(pacific);
    await send({ time: "2026-03-07T06:00:00Z" });
    expect(await lead()).toMatchObject({ conversion: { sale: { day: friday } } });
  });

  test("uses no rate older than seven days", async () => {
    await provider.app.database.delete(exchangeRates);
    await enter("EUR", "2026-02-28", "1.1");
    const { send } = await openPurchase();
    expect(await send({})).toMatchObject({ state: "quarantined", reason: "rate_missing" });
  });

  test("a purchase without a rate waits, and is credited once there is one", async () => {
    const { send, lead, eventsOf } = await openPurchase();
    expect(await send({ currency: "SEK", status: "approved" })).toMatchObject({ reason: "rate_missing" });
    await enter("NOK", friday, "0.1");
    expect(await lead()).toBeUndefined();
    await enter("SEK", friday, "0.1");
    expect(await lead()).toMatchObject({ state: "confirmed", orderAmount: 1_000n });
    expect(await eventsOf()).toMatchObject([{ state: "applied", reason: null }]);
  });

  test("a purchase whose commission has no rate waits as well", async () => {
    const { send, lead } = await openPurchase();
    expect(await send({ commission_currency: "SEK" })).toMatchObject({ reason: "rate_missing" });
    await enter("SEK", friday, "1");
    expect(await lead()).toMatchObject({ commission: 1_200n });
  });

  test("refuses an amount that is too large after conversion", async () => {
    const { send } = await openPurchase();
    expect(await send({ amount: "950000", commission: "1" })).toMatchObject({ reason: "amount_too_large" });
  });

  test("a newer version keeps the first rate, and a reversal leaves zero", async () => {
    const { send, lead, money } = await openPurchase();
    await send({ changed_at: "2026-03-08T10:00:00Z" });
    await enter("EUR", friday, "2");
    await send({ amount: "50.00", commission: "6.00", changed_at: "2026-03-08T11:00:00Z" });
    expect(await lead()).toMatchObject({ orderAmount: 5_416n, cashBack: 325n });
    await send({ amount: "50.00", status: "reversed", changed_at: "2026-03-08T11:30:00Z" });
    expect(await money()).toEqual({ pending: 0n, available: 0n, reserved: 0n });
  });

  test("returns in parts sum to exactly zero", async () => {
    await enter("EUR", friday, "1.083333");
    const { send, lead, money } = await openPurchase(parts);
    await send({ part: "1" });
    await send({ part: "a", amount: "-33.33", commission: "-4.00" });
    await enter("EUR", friday, "1.2");
    await send({ part: "b", amount: "-33.33", commission: "-4.00" });
    expect(await lead()).toMatchObject({ orderAmount: 3_612n });
    await send({ part: "c", amount: "-33.34", commission: "-4.00" });
    expect(await lead()).toMatchObject({ state: "reversed", orderAmount: 0n, cashBack: 0n });
    expect(await money()).toEqual({ pending: 0n, available: 0n, reserved: 0n });
  });

  test("the parts that an admin sees add up to the purchase", async () => {
    await enter("EUR", friday, "1.083333");
    const { send, lead } = await openPurchase(parts);
    for (const part of ["1", "2", "3"]) await send({ part, amount: "0.07", commission: "0.05" });
    const found = await lead();
    const { data } = await provider.call(adminGetLead, { as: admin, params: { id: found.id } });
    const sum = (of: "amount" | "commission" | "cashBack") =>
      data.parts.reduce((total, part) => total + part[of], 0);
    expect(BigInt(sum("amount"))).toBe(found.orderAmount);
    expect(BigInt(sum("commission"))).toBe(found.commission);
    expect(BigInt(sum("cashBack"))).toBe(found.cashBack);
  });

  test("a part in another currency than its purchase waits", async () => {
    const { send } = await openPurchase(parts);
    await send({ part: "1" });
    expect(await send({ part: "2", currency: "USD" })).toMatchObject({ reason: "currency_differs" });
  });

  test("the rate is that of the purchase's day, whichever report arrives first", async () => {
    await enter("EUR", "2026-03-02", "1.5");
    const earlier = { time: "2026-03-02T10:00:00Z" };
    const later = { time: "2026-03-08T10:00:00Z", amount: "80.00", status: "approved" };
    for (const reports of [
      [earlier, later],
      [later, earlier],
    ]) {
      const { send, lead } = await openPurchase();
      for (const one of reports) await send(one);
      expect(await lead()).toMatchObject({
        state: "confirmed",
        orderAmount: 12_000n,
        cashBack: 720n,
        occurredAt: new Date(earlier.time),
        conversion: { sale: { amount: "80.00", rate: "1.5", day: "2026-03-02" } },
      });
    }
  });

  test("reports in any order and with repetitions end in one lead", async () => {
    await enter("EUR", "2026-03-02", "1.5");
    await enter("EUR", "2026-03-04", "1.25");
    const outcomes = fc.record({
      cents: fc.integer({ min: 1, max: 9_999 }),
      status: fc.constantFrom("pending", "approved", "declined"),
      days: fc.constantFrom("2026-03-02", "2026-03-03", "2026-03-05", "2026-03-07"),
      isVersioned: fc.constant(true),
    });
    const stories = fc.array(outcomes, { minLength: 1, maxLength: 4 }).chain((reported) => {
      const sentReports = reported.map(({ cents, status, days }, index) => ({
        amount: (cents / 100).toFixed(2),
        commission: (cents / 100).toFixed(2),
        status,
        time: `${days}T10:00:00Z`,
        changed_at: new Date(Date.parse("2026-03-08T08:00:00Z") + index * 60_000).toISOString(),
      }));
      const twice = [...sentReports, ...sentReports];
      const order = fc.shuffledSubarray(twice, { minLength: twice.length, maxLength: twice.length });
      return order.map((reports) => ({ reports, sent: sentReports }));
    });
    await fc.assert(
      fc.asyncProperty(stories, async ({ reports, sent }) => {
        const inOrder = await openPurchase();
        for (const one of sent) await inOrder.send(one);
        const shuffled = await openPurchase();
        for (const one of reports) await shuffled.send(one);
        const [expected, found] = [await inOrder.lead(), await shuffled.lead()];
        expect(found.conversion).toEqual(expected.conversion);
        expect(found.orderAmount).toBe(expected.orderAmount);
        expect(found.cashBack).toBe(expected.cashBack);
        expect(found.state).toBe(expected.state);
        expect(await shuffled.money()).toEqual(await inOrder.money());
        const ending = { ...sent[0]!, status: "reversed", changed_at: "2026-03-08T11:59:00Z" };
        await shuffled.send(ending);
        expect(await shuffled.money()).toEqual({ pending: 0n, available: 0n, reserved: 0n });
      }),
      { numRuns: repetitions({ ci: 10, long: 300 }), endOnFailure: true, ...replaySeed },
    );
  });

  test("reconciles with the amounts reported in the network's currency", async () => {
    const { send, lead } = await openPurchase();
    await send({ status: "approved" });
    const { network, networkTransactionId } = await lead();
    const query = { month: "2026-03", network };
    const { data } = await provider.call(getReconciliation, { as: admin, query });
    const line = data.lines.find(({ transaction }) => transaction === networkTransactionId);
    expect(line).toMatchObject({ reason: "not_invoiced", reported: 1_300, booked: 1_300 });
  });
});
