import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getWallet } from "#contract/wallet/wallet.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { leadChanges } from "#provider/database/schema/earning-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { trackLead } from "#provider/modules/leads/track.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  postReport,
  releaseLeads,
  processReport,
  reportBody,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const day = 24 * 3_600_000;
const start = new Date("2026-03-01T12:00:00Z");

describeOnBothDatabases("a lead changed by its network's reports", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let now = start;
  let member: TestUser;
  let fields: ReportedPurchase;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  beforeEach(async () => {
    now = start;
    store = await createStoreFixture(provider);
    member = await provider.signUp();
    fields = { click_id: await store.click(member.userId), transaction_id: `T-${store.network}` };
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });
  const sendReport = (more: Partial<ReportedPurchase> = {}) =>
    processReport(provider, store, { ...fields, ...more });
  const lead = async () => (await leadOf(provider, fields.transaction_id!))!;
  const money = () => balancesOf(provider.app.database, member.userId);
  const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
  async function changes() {
    const rows = await provider.app.database
      .select()
      .from(leadChanges)
      .where(eq(leadChanges.leadId, (await lead()).id))
      .orderBy(asc(leadChanges.id));
    return rows.map(({ event, toState, cashBackBefore, cashBackAfter }) => [
      ...[event, toState],
      `${cashBackBefore}→${cashBackAfter}`,
    ]);
  }
  const notificationTypes = async () => {
    const { data } = await provider.call(listNotifications, { as: member });
    return data.map(({ type }) => type);
  };

  test("a purchase goes from tracked to confirmed, due and payable with two notifications and one credit", async () => {
    await sendReport({ order_id: "A-17" });
    expect(await money()).toEqual({ pending: 600n, available: 0n, reserved: 0n });
    expect(await lead()).toMatchObject({ orderNumber: "A-17", occurredAt: start });
    expect(await notificationTypes()).toEqual(["offer_completed"]);
    await sendReport({ status: "approved", time: at(1) });
    expect(await lead()).toMatchObject({ state: "confirmed", confirmedAt: start, occurredAt: start });
    expect(await releaseLeads(provider)).toBe(0);
    now = new Date(start.getTime() + 45 * day - 1);
    expect(await releaseLeads(provider)).toBe(0);
    now = new Date(start.getTime() + 45 * day);
    expect(await releaseLeads(provider)).toBe(1);
    expect(await releaseLeads(provider)).toBe(0);
    expect(await lead()).toMatchObject({ state: "payable", payableAt: now });
    expect(await money()).toEqual({ pending: 0n, available: 600n, reserved: 0n });
    expect(await changes()).toEqual([
      ["track", "pending", "0→600"],
      ["confirm", "confirmed", "600→600"],
      ["release", "payable", "600→600"],
    ]);
    now = start;
    expect(await notificationTypes()).toEqual(["cashback_earned", "offer_completed"]);
  });

  test("uses the item's tier, and sends no notification for a purchase without cash back", async () => {
    await sendReport({ item: "selected" });
    expect(await money()).toMatchObject({ pending: 900n });
    await processReport(provider, store, { click_id: fields.click_id, amount: "0", commission: "0" });
    expect(await notificationTypes()).toEqual(["offer_completed"]);
  });

  test("a rejection closes the lead, and a later pending report or reversal changes nothing", async () => {
    await sendReport({ status: "declined" });
    for (const status of ["pending", "reversed"])
      expect(await sendReport({ status, time: at(1) })).toMatchObject({ state: "unchanged" });
    expect(await lead()).toMatchObject({ state: "rejected", reason: "not_paid_by_store", closedAt: start });
    expect(await money()).toEqual({ pending: 0n, available: 0n, reserved: 0n });
    expect(await notificationTypes()).toEqual([]);
  });

  test("a rejection takes back a payable purchase", async () => {
    await sendReport({ status: "approved" });
    now = new Date(start.getTime() + 50 * day);
    await releaseLeads(provider);
    await sendReport({ status: "declined", time: at(1) });
    expect(await lead()).toMatchObject({ state: "reversed" });
    expect(await money()).toEqual({ pending: 0n, available: 0n, reserved: 0n });
  });

  test("the latest amount by the network's time applies, whatever the order of arrival and state", async () => {
    await sendReport();
    expect(await sendReport({ amount: "150.00", time: at(2) })).toMatchObject({ state: "applied" });
    expect(await money()).toMatchObject({ pending: 900n });
    expect(await sendReport({ amount: "70.00", time: at(1) })).toMatchObject({ state: "unchanged" });
    expect(await money()).toMatchObject({ pending: 900n });
    await sendReport({ amount: "50.00", status: "approved", time: at(3) });
    now = new Date(start.getTime() + 45 * day);
    await releaseLeads(provider);
    expect(await money()).toEqual({ pending: 0n, available: 300n, reserved: 0n });
    await sendReport({ amount: "20.00", time: at(4) });
    await sendReport({ amount: "40.00", time: at(5) });
    expect(await money()).toEqual({ pending: 0n, available: 240n, reserved: 0n });
    expect(await lead()).toMatchObject({ state: "payable", cashBack: 240n, revision: 5 });
    now = start;
    expect((await provider.call(getWallet, { as: member })).data.lifetime).toBe(240);
    await sendReport({ amount: "40.00", status: "reversed", time: at(6) });
    expect((await provider.call(getWallet, { as: member })).data.lifetime).toBe(0);
  });

  test("if two amounts have the same time, the one received last applies", async () => {
    for (const amounts of [
      ["70.00", "80.00"],
      ["80.00", "70.00"],
    ]) {
      const transaction_id = `${fields.transaction_id}-${amounts[0]}`;
      for (const amount of amounts) await sendReport({ transaction_id, amount });
      const last = BigInt(amounts[1]!.replace(".", ""));
      expect(await leadOf(provider, transaction_id)).toMatchObject({ orderAmount: last });
    }
  });

  test("a commission below the cash back holds the purchase, and a higher one releases it", async () => {
    await sendReport({ commission: "5.99" });
    expect(await lead()).toMatchObject({
      state: "on_hold",
      heldFrom: "pending",
      reason: "commission_too_low",
    });
    expect(await money()).toMatchObject({ pending: 600n });
    await sendReport({ commission: "5.99", status: "approved", time: at(1) });
    expect(await lead()).toMatchObject({ heldFrom: "confirmed", reason: "commission_too_low" });
    now = new Date(start.getTime() + 50 * day);
    expect(await releaseLeads(provider)).toBe(0);
    await sendReport({ commission: "6.00", time: at(2) });
    expect(await lead()).toMatchObject({ state: "confirmed", heldFrom: null, reason: null });
    await sendReport({ commission: "1.00", time: at(3) });
    expect(await lead()).toMatchObject({ state: "on_hold", heldFrom: "confirmed" });
    await sendReport({ status: "reversed", time: at(4) });
    expect(await lead()).toMatchObject({ state: "reversed", heldFrom: null });
    expect(await money()).toMatchObject({ pending: 0n });
  });

  test.each(["pending", "approved"])(
    "a part return with the purchase's own time lowers %s cash back",
    async (status) => {
      await sendReport({ status });
      expect(await sendReport({ status, amount: "40.00" })).toMatchObject({ state: "applied" });
      expect(await lead()).toMatchObject({ orderAmount: 4_000n, cashBack: 240n });
      expect(await money()).toMatchObject({ pending: 240n });
    },
  );

  test("a part return with the purchase's own time reverses payable cash back", async () => {
    await sendReport({ status: "approved" });
    now = new Date(start.getTime() + 45 * day);
    await releaseLeads(provider);
    await sendReport({ status: "approved", amount: "40.00" });
    expect(await money()).toEqual({ pending: 0n, available: 240n, reserved: 0n });
  });

  test("an approval with a lower final amount and the same time confirms that amount", async () => {
    await sendReport();
    await sendReport({ status: "approved", amount: "40.00" });
    expect(await lead()).toMatchObject({ state: "confirmed", orderAmount: 4_000n, cashBack: 240n });
  });

  test("a lower commission alone with the same time is applied", async () => {
    await sendReport();
    await sendReport({ commission: "7.00" });
    expect(await lead()).toMatchObject({ orderAmount: 10_000n, commission: 700n, cashBack: 600n });
  });

  test("the same report sent again after a part return changes nothing", async () => {
    await sendReport();
    await sendReport({ amount: "40.00" });
    await sendReport();
    expect(await lead()).toMatchObject({ orderAmount: 4_000n });
  });

  test("the same report with extra whitespace after a part return changes nothing", async () => {
    await sendReport();
    await sendReport({ amount: "40.00" });
    await postReport(provider, store, `${reportBody(provider, fields)} `);
    await processDueEvents(provider.app);
    expect(await lead()).toMatchObject({ orderAmount: 4_000n });
  });

  test("a report whose processing failed doesn't undo a part return received after it", async () => {
    await sendReport({ amount: "110.00" });
    const waiting = reportBody(provider, fields);
    await postReport(provider, store, waiting);
    await provider.app.database
      .update(postbackEvents)
      .set({ attempts: 1, dueAt: new Date(now.getTime() + 1_000) })
      .where(eq(postbackEvents.payload, waiting));
    await sendReport({ amount: "40.00" });
    now = new Date(now.getTime() + 1_000);
    await processDueEvents(provider.app);
    expect(await lead()).toMatchObject({ orderAmount: 4_000n });
  });

  test("a purchase's age follows its earliest report, which decides when it becomes payable", async () => {
    await sendReport({ status: "approved", time: at(10) });
    await sendReport({ time: at(2) });
    expect(await lead()).toMatchObject({
      state: "confirmed",
      occurredAt: new Date(at(2)),
      amountAsOf: new Date(at(10)),
      expectedPayableAt: new Date(new Date(at(2)).getTime() + 45 * day),
    });
  });

  test("P4 a late confirmation applies once the purchase exists, in either order", async () => {
    const lateReport = { status: "approved", time: new Date(start.getTime() + 40 * day).toISOString() };
    now = new Date(start.getTime() + 40 * day);
    expect(await sendReport(lateReport)).toMatchObject({ state: "quarantined", reason: "click_expired" });
    await sendReport({ time: start.toISOString() });
    expect(await lead()).toMatchObject({ state: "confirmed", occurredAt: start });
    const transaction_id = `${fields.transaction_id}-2`;
    await sendReport({ transaction_id, time: start.toISOString() });
    await sendReport({ transaction_id, ...lateReport });
    expect(await leadOf(provider, transaction_id)).toMatchObject({ state: "confirmed", occurredAt: start });
  });

  test("credits an accepted claim once and quarantines network reports of the same order", async () => {
    const order = {
      orderNumber: "A-99",
      currency: "USD",
      orderAmount: 5_000n,
      commission: 0n,
      cashBack: 300n,
    };
    const { userId } = member;
    const claimed = await inTransaction(provider.app.database, (unit) =>
      trackLead(
        unit,
        provider.app,
        {
          ...order,
          userId,
          storeId: store.storeId,
          network: store.network,
          clickId: fields.click_id,
          networkTransactionId: "claim:1",
          source: "claim",
          status: "confirmed",
          occurredAt: start,
          payable: { payableRule: "days", holdDays: 45, usualDaysFrom: null, usualDaysTo: null },
        },
        { at: start, actorId: null },
      ),
    );
    expect(claimed).toMatchObject({ state: "confirmed", reason: null });
    expect(await money()).toMatchObject({ pending: 300n });
    expect(await sendReport({ order_id: "a-99" })).toMatchObject({ reason: "claimed_already" });
    expect(await sendReport({ order_id: "A-98" })).toMatchObject({ state: "applied" });
    expect(await money()).toMatchObject({ pending: 900n });
  });

  test("P4 a purchase keeps its click, and a report with another click is quarantined", async () => {
    await sendReport();
    const other = await provider.signUp();
    const differs = await sendReport({
      click_id: await store.click(other.userId),
      time: at(1),
      status: "approved",
    });
    expect(differs).toMatchObject({ state: "quarantined", reason: "click_differs" });
    expect(await lead()).toMatchObject({ state: "pending", userId: member.userId });
    expect(await balancesOf(provider.app.database, other.userId)).toMatchObject({ pending: 0n });
  });
});
