import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptClaim, adminGetClaim } from "#contract/claims/admin-claims.ts";
import { discardPostback, replayPostback } from "#contract/networks/admin-postbacks.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { sendTestClaim } from "../../support/money/claims.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import {
  importLine,
  createStoreFixture,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../support/money/network-reports.ts";
import { everyNth, positionOf } from "../../support/programs/repetitions.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 3_600_000;
const now = new Date("2026-03-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const orderedOn = "2026-03-11";
const purchasedAt = "2026-03-11T15:00:00.000Z";

/** Two spellings of an order number, and whether they are identical or need a review. */
const spellings: [string, string, "same" | "similar"][] = [
  ["#5562021-8", "5562021-8", "same"],
  ["5562021", "556 2021", "same"],
  ["Order 5562021", "5562021", "same"],
  ["5562021", "0005562021", "same"],
  ["41337", "#41337", "same"],
  ['="4711"', "4711", "same"],
  ["\u200bab-17", "AB17", "same"],
  ["Bestellung Nr. 77812", "77812", "same"],
  ["رقم الطلب ٧٧٨١٢", "Commande n° 77812", "same"],
  ["5562021", "5562021-1", "similar"],
  ["Orden 5562021", "5562021", "similar"],
];

describeOnBothDatabases("an order is credited once", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let member: TestUser;
  let admin: TestUser;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });
  async function openFresh() {
    [store, member] = [await createStoreFixture(provider), await provider.signUp()];
  }

  const visit = (user = member) => store.click(user.userId, daysAgo(5));
  const claim = (clickId: string, orderNumber: string, user = member) =>
    sendTestClaim(provider, user, { clickId, orderedOn, orderAmount: 10_000, orderNumber });
  const accept = (id: string, seen?: string[]) =>
    provider.call(acceptClaim, {
      as: admin,
      params: { id },
      ...(seen ? { body: { seen } } : {}),
      headers: { "idempotency-key": randomUUID() },
    });
  const push = (purchase: Partial<ReportedPurchase> & { click_id: string }) =>
    processReport(provider, store, { time: purchasedAt, ...purchase });

  async function findCredited() {
    const isCredited = inArray(leads.state, ["pending", "confirmed", "on_hold"]);
    const rows = provider.app.database.select().from(leads);
    return await rows.where(and(eq(leads.storeId, store.storeId), isCredited));
  }
  const replay = (id: string) =>
    provider.call(replayPostback, {
      as: admin,
      params: { id },
      headers: { "idempotency-key": randomUUID() },
    });
  const eventOf = async (id: string) => {
    const [event] = await provider.app.database
      .select()
      .from(postbackEvents)
      .where(eq(postbackEvents.id, id));
    return event!;
  };

  const sources = {
    report: (clickId: string, order: string) => push({ click_id: clickId, order_id: order }),
    async file(clickId: string, order: string) {
      await importLine(provider, store, { click_id: clickId, order_id: order, time: purchasedAt });
      await processDueEvents(provider.app);
    },
    async claim(clickId: string, order: string) {
      const claimResponse = await claim(clickId, order);
      if (claimResponse.status === 201) await accept(claimResponse.data.id);
    },
  };
  type Source = keyof typeof sources;
  const pairs: [Source, Source][] = [
    ["claim", "report"],
    ["report", "claim"],
    ["claim", "file"],
    ["file", "claim"],
    ["claim", "claim"],
  ];

  test.each(spellings)(
    "credits %s and %s (%s) once, whatever the source, the order and the visit",
    async (one, other) => {
      for (const [first, second] of everyNth(pairs, 2, positionOf(one)))
        for (const [earlier, later] of [
          [one, other],
          [other, one],
        ] as const) {
          await openFresh();
          await sources[first](await visit(), earlier);
          await sources[second](await visit(), later);
          expect(await findCredited(), `${first} ${earlier}, then ${second} ${later}`).toHaveLength(1);
        }
    },
    120_000,
  );

  test.each(spellings.filter(([, , relation]) => relation === "same"))(
    "credits a notification of %s and a file's line of %s under another transaction once",
    async (one, other) => {
      await openFresh();
      const click = await visit();
      await sources.report(click, one);
      await sources.file(click, other);
      expect(await findCredited()).toHaveLength(1);
    },
  );

  test("refuses a claim of a reported order at its order number", async () => {
    await openFresh();
    await push({ click_id: await visit(), order_id: "5562021-8" });
    const rejection = await claim(await visit(), "#5562021-8");
    expect(rejection.status).toBe(409);
    expect(rejection.body).toMatchObject({ key: "order_already_tracked" });
    expect(Object.keys((rejection.body as { fields: object }).fields)).toEqual(["orderNumber"]);
  });

  test("refuses a second claim of an order with another spelling by another member", async () => {
    await openFresh();
    const other = await provider.signUp();
    expect((await claim(await visit(), "41337")).status).toBe(201);
    const second = await claim(await visit(other), "#41337", other);
    expect(second.body).toMatchObject({
      key: "claim_duplicate",
      fields: { orderNumber: [expect.any(String)] },
    });
  });

  test("refuses an order number without a letter or digit", async () => {
    await openFresh();
    const claimResponse = await claim(await visit(), " #– ");
    expect(claimResponse.status).toBe(400);
  });

  test("holds a report of an accepted claim's visit without an order, and credits it once after review", async () => {
    await openFresh();
    const click = await visit();
    await sources.claim(click, "5562021");
    const [claimed] = await findCredited();
    const heldReport = await push({ click_id: click, amount: "96.00" });
    const quarantine = { state: "quarantined", reason: "visit_claimed", similarLeadId: claimed!.id };
    expect(heldReport).toMatchObject(quarantine);
    await replay(heldReport.id);
    await processDueEvents(provider.app);
    expect(await eventOf(heldReport.id)).toMatchObject({ state: "applied" });
    expect(await findCredited()).toHaveLength(2);
    expect((await replay(heldReport.id)).status).toBe(409);
    expect(await findCredited()).toHaveLength(2);
  });

  test.each<[string, Partial<ReportedPurchase>]>([
    ["amount on another day", { time: daysAgo(1).toISOString() }],
    ["day with another amount", { amount: "20.00" }],
  ])("holds a report of that visit with the claim's %s", async (_, purchase) => {
    await openFresh();
    const click = await visit();
    await sources.claim(click, "5562021");
    expect(await push({ click_id: click, ...purchase })).toMatchObject({ reason: "visit_claimed" });
  });

  test("credits a report of that visit with another amount and day as another purchase", async () => {
    await openFresh();
    const click = await visit();
    await sources.claim(click, "5562021");
    const other = await push({ click_id: click, amount: "20.00", time: daysAgo(1).toISOString() });
    expect(other).toMatchObject({ state: "applied" });
  });

  test("keeps refusing a claimed order when its report is replayed, and lets an admin dismiss it", async () => {
    await openFresh();
    await sources.claim(await visit(), "5562021");
    const heldReport = await push({ click_id: await visit(), order_id: "Order #5562021" });
    expect(heldReport).toMatchObject({ state: "quarantined", reason: "claimed_already" });
    await replay(heldReport.id);
    await processDueEvents(provider.app);
    expect(await eventOf(heldReport.id)).toMatchObject({ state: "quarantined", reason: "claimed_already" });
    const body = { reason: "Credited by the claim." };
    await provider.call(discardPostback, { as: admin, params: { id: heldReport.id }, body });
    expect(await findCredited()).toHaveLength(1);
  });

  test("holds one order under two transactions, and accepts the second's later reports once released", async () => {
    await openFresh();
    const click = await visit();
    const purchase = { click_id: click, order_id: "5562021" };
    await push({ ...purchase, transaction_id: "TX-1" });
    const heldReport = await push({ ...purchase, order_id: "#5562021", transaction_id: "TX-2" });
    const later = await push({ ...purchase, transaction_id: "TX-2", status: "approved" });
    for (const event of [heldReport, later]) expect(event).toMatchObject({ reason: "order_reported_twice" });
    await replay(heldReport.id);
    await processDueEvents(provider.app);
    const credited = await findCredited();
    expect(
      credited.map(({ networkTransactionId, state }) => [networkTransactionId, state]).toSorted(),
    ).toEqual([
      ["TX-1", "pending"],
      ["TX-2", "confirmed"],
    ]);
  });

  test("credits items of an order that differ in amount or item code separately", async () => {
    await openFresh();
    const purchase = { click_id: await visit(), order_id: "5562021", amount: "30.00", commission: "9.00" };
    await push({ ...purchase, item: "A" });
    expect(await push({ ...purchase, item: "B" })).toMatchObject({ state: "applied" });
    expect(await push({ ...purchase, item: "B", amount: "31.00" })).toMatchObject({ state: "applied" });
    expect(await push({ ...purchase, item: "A" })).toMatchObject({ reason: "order_reported_twice" });
    expect(await findCredited()).toHaveLength(3);
  });

  test.each([
    ["4711", '="4711"'],
    ["4711", "\u200b4711"],
    ["\ufeff4711\u200f", "4711"],
  ])("treats transactions %j and %j as one purchase", async (one, other) => {
    await openFresh();
    const click_id = await visit();
    await push({ click_id, transaction_id: one });
    const repeatedReport = await push({ click_id, transaction_id: other, status: "approved" });
    expect(repeatedReport).toMatchObject({ state: "applied" });
    expect(await findCredited()).toMatchObject([{ state: "confirmed" }]);
  });

  test("credits no purchase whose transaction a spreadsheet has rounded", async () => {
    await openFresh();
    for (const amount of ["10.00", "20.00"]) {
      const reported = { click_id: await visit(), transaction_id: "1.23457E+12", amount };
      expect(await push(reported)).toMatchObject({ state: "quarantined", reason: "transaction_rounded" });
    }
    expect(await findCredited()).toEqual([]);
  });

  test("holds a transaction that differs by case alone until an admin reviews it", async () => {
    await openFresh();
    await push({ click_id: await visit(), transaction_id: "TX-1" });
    const heldReport = await push({ click_id: await visit(), transaction_id: "tx-1" });
    expect(heldReport).toMatchObject({ state: "quarantined", reason: "transaction_case_differs" });
    expect(await findCredited()).toHaveLength(1);
    await replay(heldReport.id);
    await processDueEvents(provider.app);
    expect(await findCredited()).toHaveLength(2);
  });

  test("a later report naming a claimed order changes nothing until an admin reviews it", async () => {
    await openFresh();
    const click = await visit();
    await push({ click_id: click, transaction_id: "TX-1" });
    await sources.claim(await visit(), "5562021");
    const later = { click_id: click, transaction_id: "TX-1", status: "approved", order_id: "#5562021" };
    expect(await push(later)).toMatchObject({ state: "quarantined", reason: "claimed_already" });
    expect(await findCredited()).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ state: "pending" })]),
    );
  });

  test("a claim beside a similar purchase is accepted only after the admin confirms seeing it", async () => {
    await openFresh();
    await push({ click_id: await visit(), order_id: "5562021-1" });
    const [purchase] = await findCredited();
    const { data } = await claim(await visit(), "5562021");
    expect((await accept(data.id)).body).toMatchObject({ code: 409, key: "claim_similar_purchase" });
    const opened = await provider.call(adminGetClaim, { as: admin, params: { id: data.id } });
    expect(opened.data.related).toMatchObject([
      { kind: "purchase", id: purchase!.id, relation: "similar", orderNumber: "5562021-1" },
    ]);
    expect((await accept(data.id, [purchase!.id])).status).toBe(200);
  });
});
