import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getPurchase, listPurchases } from "#contract/cash-back/cash-back.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { expectationOf } from "#provider/modules/leads/payable.ts";
import { rescheduleLeads } from "#provider/modules/leads/release.ts";
import { findWallet } from "#provider/modules/wallet/find-wallet.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  releaseLeads,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const day = 24 * 3_600_000;
const start = new Date("2026-03-01T12:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * day);
const usual = { usualDaysFrom: 60, usualDaysTo: 75 };
const mapping = {
  parameters: {
    ...usualParameters,
    changedAt: "changed_at",
    part: "part",
    lockedAt: "locked_at",
    paid: "paid",
    paymentId: "payment",
  },
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", reversed: "reversed" },
  amounts: "major",
  times: "iso",
} as const;
type Fields = Partial<ReportedPurchase> & { locked_at?: string; paid?: string; payment?: string };

describeOnDatabase("when cash back becomes payable", (open) => {
  let provider: TestProvider;
  let byDays: StoreFixture;
  let byLock: StoreFixture;
  let byPayment: StoreFixture;
  let member: TestUser;
  let now = start;
  let count = 0;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    byDays = await createStoreFixture(provider, { mapping });
    byLock = await createStoreFixture(provider, { mapping, payableRule: "locked", ...usual });
    byPayment = await createStoreFixture(provider, { mapping, payableRule: "paid", ...usual });
  });
  beforeEach(async () => {
    now = start;
    member = await provider.signUp();
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });

  /** Starts a purchase. Its reports repeat click, transaction and time. */
  async function buy(store: StoreFixture) {
    const fields = {
      click_id: await store.click(member.userId),
      transaction_id: `T-${(count += 1)}`,
      time: start.toISOString(),
    };
    const send = (more: Fields = {}) =>
      processReport(provider, store, { ...fields, status: "approved", ...more });
    const lead = async () => (await leadOf(provider, fields.transaction_id))!;
    const readExpectation = async () => expectationOf(await lead(), now);
    return { send, lead, expected: readExpectation };
  }
  const available = async () => (await balancesOf(provider.app.database, member.userId)).available;
  async function releaseAfter(days: number) {
    now = after(days);
    await releaseLeads(provider);
  }

  test("by days: the payable day is the purchase plus the days", async () => {
    const { send, expected } = await buy(byDays);
    await send();
    expect(await expected()).toEqual({ kind: "date", at: after(45).toISOString() });
    await releaseAfter(44.9);
    expect(await available()).toBe(0n);
    await releaseAfter(45);
    expect(await available()).toBe(600n);
  });

  test("by days: a purchase that isn't confirmed in time waits for its confirmation", async () => {
    const { send, expected } = await buy(byDays);
    await send({ status: "pending" });
    await releaseAfter(46);
    expect(await expected()).toEqual({ kind: "waiting" });
    await send({ status: "approved" });
    expect(await expected()).toEqual({ kind: "due" });
  });

  test("by lock date: is released on the reported date, not before", async () => {
    const { send, lead, expected } = await buy(byLock);
    await send({ locked_at: after(20).toISOString() });
    expect(await expected()).toEqual({ kind: "date", at: after(20).toISOString() });
    const { id } = await lead();
    const { data } = await provider.call(getPurchase, { as: member, params: { id } });
    expect(data.expected).toEqual(await expected());
    await releaseAfter(19.9);
    expect(await available()).toBe(0n);
    await releaseAfter(20);
    expect(await available()).toBe(600n);
  });

  test("by lock date: without a date the days apply, and members see the usual ones", async () => {
    const { send, expected } = await buy(byLock);
    await send();
    expect(await expected()).toEqual({ kind: "usual", fromDays: 60, toDays: 75 });
    await releaseAfter(45);
    expect(await available()).toBe(600n);
  });

  test.each([[[0, 1]], [[1, 0]]])("by lock date: the latest applies, in the order %j", async (order) => {
    const { send, lead } = await buy(byLock);
    const reports = [
      { changed_at: after(-0.02).toISOString(), locked_at: after(80).toISOString() },
      { changed_at: after(-0.01).toISOString(), locked_at: after(30).toISOString() },
    ];
    for (const index of order) await send(reports[index]!);
    expect(await lead()).toMatchObject({ releasableAt: after(80), expectedPayableAt: after(80) });
  });

  test("by payment: a confirmed purchase waits however long it takes", async () => {
    const { send, expected } = await buy(byPayment);
    await send();
    expect(await expected()).toEqual({ kind: "usual", fromDays: 60, toDays: 75 });
    await releaseAfter(400);
    expect(await available()).toBe(0n);
    expect(await expected()).toEqual({ kind: "waiting" });
  });

  test("by payment: is released once, when the network reports that it has paid", async () => {
    const { send, lead } = await buy(byPayment);
    await send();
    now = after(70);
    expect(await send({ paid: "true", payment: "PAY-7" })).toMatchObject({ state: "applied" });
    expect(await lead()).toMatchObject({ networkPaidAt: now, networkPaymentId: "PAY-7", state: "confirmed" });
    const released = await Promise.all([releaseLeads(provider), releaseLeads(provider)]);
    expect(released[0]! + released[1]!).toBe(1);
    expect(await available()).toBe(600n);
    await send({ paid: "true", payment: "PAY-7", order_id: "A-1" });
    await releaseLeads(provider);
    expect(await available()).toBe(600n);
  });

  test("by payment: a payment doesn't confirm a pending purchase", async () => {
    const { send } = await buy(byPayment);
    await send({ status: "pending", paid: "true" });
    await releaseAfter(400);
    expect(await available()).toBe(0n);
  });

  test("by payment: waits until a future payment date", async () => {
    const { send, expected } = await buy(byPayment);
    await send({ paid: after(30).toISOString() });
    expect(await expected()).toEqual({ kind: "date", at: after(30).toISOString() });
    await releaseAfter(29.9);
    expect(await available()).toBe(0n);
    await releaseAfter(30);
    expect(await available()).toBe(600n);
  });

  test("by payment: cash back reversed earlier never becomes available", async () => {
    const { send, lead } = await buy(byPayment);
    await send();
    await send({ status: "reversed" });
    now = after(70);
    await send({ status: "reversed", paid: "true" });
    await releaseAfter(400);
    expect((await lead()).state).toBe("reversed");
    expect(await available()).toBe(0n);
  });

  test.each([[[0, 1]], [[1, 0]]])("by payment: waits for every item, in the order %j", async (order) => {
    const { send, lead } = await buy(byPayment);
    const reports = [
      { part: "1", paid: "true" },
      { part: "2", paid: "false" },
    ];
    for (const index of order) await send(reports[index]!);
    expect(await lead()).toMatchObject({
      networkPaidAt: null,
      releasableAt: null,
      expectedLatestAt: after(75),
    });
    await releaseAfter(100);
    expect(await available()).toBe(0n);
    await send({ part: "2", paid: "true" });
    await releaseLeads(provider);
    expect(await available()).toBe(1_200n);
  });

  test("an earlier purchase time moves the payable dates", async () => {
    const { send, lead } = await buy(byPayment);
    await send({ time: after(-0.01).toISOString() });
    await send({ time: after(-0.02).toISOString() });
    const { expectedPayableAt, expectedLatestAt } = await lead();
    expect([expectedPayableAt, expectedLatestAt]).toEqual([after(60 - 0.02), after(75 - 0.02)]);
  });

  test("an unclear payment is refused", async () => {
    const { send } = await buy(byPayment);
    expect(await send({ paid: "perhaps" })).toMatchObject({ state: "quarantined", reason: "paid_invalid" });
  });

  test("members see the usual days in the notification and in the next amount", async () => {
    const { send } = await buy(byPayment);
    await send();
    const [listed] = (await provider.call(listPurchases, { as: member })).data;
    expect(listed!.expected).toEqual({ kind: "usual", fromDays: 60, toDays: 75 });
    const { data } = await provider.call(listNotifications, { as: member });
    expect(data[0]!.description).toContain("60–75");
    const { nextPayable } = (await provider.call(getWallet, { as: member })).data;
    expect(nextPayable).toEqual({ at: after(75).toISOString(), amount: 600, isEstimate: true });
    const { userId } = member;
    const reading = { userId, isVerified: true, currency: "USD", now: after(76), timeZone: "UTC" };
    expect((await findWallet(provider.app.database, reading)).nextPayable).toBeNull();
  });

  test("another rule applies only to what isn't available yet", async () => {
    const store = await createStoreFixture(provider, { mapping, ...usual });
    const [released, waiting] = [await buy(store), await buy(store)];
    await released.send();
    await releaseAfter(45);
    now = start;
    await waiting.send();
    await provider.app.database
      .update(networks)
      .set({ payableRule: "paid" })
      .where(eq(networks.key, store.network));
    await releaseAfter(50);
    expect(await waiting.lead()).toMatchObject({
      state: "confirmed",
      payableRule: "paid",
      releasableAt: null,
    });
    expect(await released.lead()).toMatchObject({ state: "payable", payableRule: "days" });
    await provider.app.database
      .update(networks)
      .set({ payableRule: "days" })
      .where(eq(networks.key, store.network));
    await releaseAfter(50);
    expect(await waiting.lead()).toMatchObject({ state: "payable", payableRule: "days" });
  });

  test("an accepted claim is released after the days under every rule", async () => {
    const store = await createStoreFixture(provider, { mapping, ...usual });
    const { send, lead } = await buy(store);
    await send();
    const { database } = provider.app;
    await database
      .update(leads)
      .set({ source: "claim" })
      .where(eq(leads.id, (await lead()).id));
    await database.update(networks).set({ payableRule: "paid" }).where(eq(networks.key, store.network));
    await releaseAfter(44);
    expect((await lead()).state).toBe("confirmed");
    await releaseAfter(45);
    expect((await lead()).state).toBe("payable");
  });

  test("nothing is released by the earlier rule while purchases are rescheduled", async () => {
    const store = await createStoreFixture(provider, { mapping, ...usual });
    const { send, lead } = await buy(store);
    await send();
    const stopped = AbortSignal.abort();
    await provider.app.database
      .update(networks)
      .set({ payableRule: "paid" })
      .where(eq(networks.key, store.network));
    now = after(50);
    await rescheduleLeads(provider.app, stopped);
    expect((await lead()).payableRule).toBe("days");
    await releaseLeads(provider);
    expect((await lead()).state).toBe("confirmed");
  });

  test("the database refuses payable cash back that the network hasn't paid for", async () => {
    const { send, lead } = await buy(byPayment);
    await send();
    const { id } = await lead();
    const payable = provider.app.database.update(leads).set({ state: "payable" }).where(eq(leads.id, id));
    await expect(payable).rejects.toThrow();
  });
});
