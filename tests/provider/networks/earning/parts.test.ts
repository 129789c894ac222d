import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { maxParts } from "#provider/modules/leads/stored-reports.ts";
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
import { startTestProvider, type TestProvider } from "../../../support/programs/provider.ts";

const start = new Date("2026-03-01T12:00:00Z");
const day = 24 * 3_600_000;
const changedAt = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

const mapping: PostbackMapping = {
  parameters: { ...usualParameters, changedAt: "changed_at", part: "part" },
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", reversed: "reversed" },
  amounts: "major",
  times: "iso",
  negativeAmounts: "delta",
};
const { part: _, ...withoutPart } = mapping.parameters;
const ofCj: PostbackMapping = { ...mapping, parameters: { ...withoutPart, original: "original" } };
const ofWholes: PostbackMapping = { ...mapping, parameters: withoutPart };

describeOnDatabase("the parts of a purchase", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let cj: StoreFixture;
  let wholeOrderNetwork: StoreFixture;
  let now = start;
  beforeAll(async () => {
    provider = await startTestProvider({
      open,
      clock: () => now,
      environment: { POSTBACKS_PER_MINUTE: "0" },
    });
    store = await createStoreFixture(provider, { mapping });
    cj = await createStoreFixture(provider, { mapping: ofCj });
    wholeOrderNetwork = await createStoreFixture(provider, { mapping: ofWholes });
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });

  async function openPurchase(targetStore: StoreFixture = store) {
    const { userId } = await provider.signUp();
    const purchase = { click_id: await targetStore.click(userId), transaction_id: `T-${userId}` };
    return {
      transaction: purchase.transaction_id,
      send: (more: Partial<ReportedPurchase>) =>
        processReport(provider, targetStore, { ...purchase, ...more }),
      lead: async () => (await leadOf(provider, purchase.transaction_id))!,
      money: () => balancesOf(provider.app.database, userId),
    };
  }
  type Purchase = Awaited<ReturnType<typeof openPurchase>>;

  async function sendItems({ send }: Purchase, status = "pending") {
    await send({ part: "1", amount: "30.00", commission: "3.60", status });
    await send({ part: "2", amount: "50.00", commission: "6.00", status, item: "selected" });
    await send({ part: "3", amount: "20.00", commission: "2.40", status });
  }

  test("several lines of one order add up, each at its item's rate", async () => {
    const purchase = await openPurchase();
    await sendItems(purchase);
    expect(await purchase.lead()).toMatchObject({
      orderAmount: 10_000n,
      commission: 1_200n,
      cashBack: 750n,
      state: "pending",
    });
    expect(await purchase.money()).toMatchObject({ pending: 750n });
  });

  test("rounds the cash back of all lines once", async () => {
    const { send, lead } = await openPurchase();
    for (const part of ["1", "2", "3"]) await send({ part, amount: "0.08", commission: "0.08" });
    expect(await lead()).toMatchObject({ cashBack: 1n });
  });

  test("a line reported again changes nothing", async () => {
    const { send, lead } = await openPurchase();
    await send({ part: "1", amount: "30.00" });
    await send({ part: "2", amount: "50.00" });
    expect(await send({ part: "1", amount: "30.00", order_id: "" })).toMatchObject({ state: "unchanged" });
    expect(await lead()).toMatchObject({ orderAmount: 8_000n, revision: 1 });
  });

  test("a newer version of a line replaces only that line", async () => {
    const { send, lead } = await openPurchase();
    await send({ part: "1", amount: "30.00", changed_at: changedAt(2) });
    await send({ part: "2", amount: "50.00", changed_at: changedAt(1) });
    await send({ part: "2", amount: "40.00", changed_at: changedAt(2) });
    expect(await send({ part: "1", amount: "90.00", changed_at: changedAt(1) })).toMatchObject({
      state: "unchanged",
    });
    expect(await lead()).toMatchObject({ orderAmount: 7_000n });
  });

  test("a rejected line isn't included, and the purchase is confirmed once the others are", async () => {
    const purchase = await openPurchase();
    await sendItems(purchase);
    await purchase.send({ part: "2", amount: "50.00", status: "declined" });
    await purchase.send({ part: "1", amount: "30.00", status: "approved" });
    expect(await purchase.lead()).toMatchObject({ state: "pending", orderAmount: 5_000n });
    await purchase.send({ part: "3", amount: "20.00", status: "approved" });
    expect(await purchase.lead()).toMatchObject({ state: "confirmed", orderAmount: 5_000n });
  });

  test("a purchase is rejected with its last line, and reopened by a new line", async () => {
    const { send, lead, money } = await openPurchase();
    await send({ part: "1", status: "declined", changed_at: changedAt(1) });
    await send({ part: "2", status: "declined", changed_at: changedAt(1) });
    expect(await lead()).toMatchObject({ state: "rejected" });
    await send({ part: "2", status: "pending", changed_at: changedAt(2) });
    expect(await lead()).toMatchObject({ state: "pending", orderAmount: 10_000n });
    expect(await money()).toMatchObject({ pending: 600n });
  });

  test("items replace a total reported before them", async () => {
    const purchase = await openPurchase();
    await purchase.send({});
    await sendItems(purchase);
    expect(await purchase.lead()).toMatchObject({ orderAmount: 10_000n });
  });

  test("a negative row for a return reduces the purchase, but never below zero", async () => {
    const { send, lead, money } = await openPurchase(wholeOrderNetwork);
    await send({ amount: "200.00", commission: "24.00" });
    await send({ amount: "-180.00", commission: "-21.60" });
    expect(await lead()).toMatchObject({ orderAmount: 2_000n, commission: 240n, cashBack: 120n });
    await send({ amount: "-100.00", commission: "-12.00" });
    expect(await lead()).toMatchObject({ state: "reversed", orderAmount: 0n, cashBack: 0n });
    expect(await money()).toEqual({ pending: 0n, available: 0n, reserved: 0n });
  });

  test("a return is subtracted once, whatever its later status", async () => {
    const { send, lead } = await openPurchase(wholeOrderNetwork);
    await send({ amount: "200.00" });
    for (const status of ["pending", "approved", "reversed"])
      await send({ amount: "-50.00", commission: "-6.00", status });
    expect(await lead()).toMatchObject({ orderAmount: 15_000n });
    await send({ amount: "-50.00", commission: "-6.00", status: "declined", changed_at: changedAt(9) });
    expect(await lead()).toMatchObject({ orderAmount: 20_000n });
  });

  test("an item and its return with the same code sum to zero", async () => {
    const { send, lead } = await openPurchase();
    await send({ part: "A", amount: "50.00" });
    await send({ part: "B", amount: "30.00" });
    await send({ part: "A", amount: "-50.00", commission: "-6.00" });
    expect(await lead()).toMatchObject({ orderAmount: 3_000n });
  });

  test("a negative amount is refused unless the mapping allows it", async () => {
    const { negativeAmounts: _omitted, ...strictMapping } = mapping;
    const { send } = await openPurchase(await createStoreFixture(provider, { mapping: strictMapping }));
    expect(await send({ amount: "-1.00" })).toMatchObject({ reason: "amount_negative" });
  });

  test("a correction names the transaction it corrects", async () => {
    const { send, lead, transaction } = await openPurchase(cj);
    await send({ amount: "100.00", commission: "10.00", original: transaction });
    await send({
      transaction_id: `${transaction}-c`,
      original: transaction,
      amount: "-10.00",
      commission: "-1.00",
    });
    expect(await lead()).toMatchObject({ orderAmount: 9_000n, commission: 900n, cashBack: 540n });
  });

  test("a restatement removes everything and adds the new amount, in any order", async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const { send, lead, transaction: original } = await openPurchase(cj);
      const records = [
        { transaction_id: `${original}-1`, amount: "100.00", commission: "10.00" },
        { transaction_id: `${original}-2`, amount: "-100.00", commission: "-10.00" },
        { transaction_id: `${original}-3`, amount: "60.00", commission: "6.00" },
      ];
      for (const index of order) await send({ ...records[index], original });
      expect(await lead()).toMatchObject({ state: "pending", orderAmount: 6_000n, cashBack: 360n });
    }
  });

  test("a correction waits for its original and is applied with it", async () => {
    const { send, lead, transaction } = await openPurchase(cj);
    const correction = { transaction_id: `${transaction}-c`, original: transaction };
    expect(await send({ ...correction, amount: "-10.00", commission: "-1.00" })).toMatchObject({
      state: "quarantined",
      reason: "original_missing",
    });
    await send({ amount: "100.00", commission: "10.00" });
    expect(await lead()).toMatchObject({ orderAmount: 9_000n, cashBack: 540n });
  });

  test("a correction doesn't change when the purchase was made", async () => {
    const { send, lead } = await openPurchase();
    await send({ part: "1", time: changedAt(5) });
    await send({ part: "2", amount: "-10.00", commission: "-1.20", time: changedAt(1) });
    expect(await lead()).toMatchObject({ occurredAt: new Date(changedAt(5)) });
  });

  describe("of a payable purchase", () => {
    async function openPayable() {
      now = start;
      const purchase = await openPurchase();
      await purchase.send({ part: "1", status: "approved", changed_at: changedAt(1) });
      now = new Date(start.getTime() + 45 * day);
      await releaseLeads(provider);
      expect(await purchase.money()).toMatchObject({ available: 600n });
      return purchase;
    }
    afterAll(() => {
      now = start;
    });

    test("a return takes back its share", async () => {
      const { send, money } = await openPayable();
      await send({ part: "r", amount: "-40.00", commission: "-4.80", status: "approved" });
      expect(await money()).toEqual({ pending: 0n, available: 360n, reserved: 0n });
    });

    test("a line that is pending adds nothing until it is confirmed", async () => {
      const { send, lead, money } = await openPayable();
      await send({ part: "2", status: "pending", changed_at: changedAt(2) });
      expect(await lead()).toMatchObject({ state: "payable", cashBack: 600n, reviewReason: null });
      await send({ part: "2", status: "approved", changed_at: changedAt(3) });
      expect(await money()).toEqual({ pending: 0n, available: 1_200n, reserved: 0n });
    });

    test("a line that becomes pending again keeps its cash back and is reviewed by an admin", async () => {
      const { send, lead, money } = await openPayable();
      await send({ part: "1", status: "pending", changed_at: changedAt(2) });
      expect(await lead()).toMatchObject({ state: "payable", reviewReason: "unconfirmed_after_payable" });
      expect(await money()).toMatchObject({ available: 600n });
      await send({ part: "1", status: "approved", changed_at: changedAt(3) });
      expect(await lead()).toMatchObject({ reviewReason: null });
    });
  });

  test("a purchase closed by an admin stays closed", async () => {
    const { send, lead, transaction } = await openPurchase();
    await send({ part: "1" });
    await send({ part: "1", status: "declined", changed_at: changedAt(2) });
    await provider.app.database
      .update(leads)
      .set({ isClosedByAdmin: true })
      .where(eq(leads.networkTransactionId, transaction));
    await send({ part: "2", status: "approved", changed_at: changedAt(3) });
    expect(await lead()).toMatchObject({ state: "rejected" });
  });

  test("adds up a limited number of reports", async () => {
    const { send, lead } = await openPurchase();
    const { id } = await send({ part: "0", amount: "1.00" });
    await provider.app.database.execute(sql`
      insert into postback_events (id, network, received_at, due_at, payload, payload_hash, state,
        transaction_id, interpretation)
      select gen_random_uuid(), network, received_at, due_at, payload, payload_hash || line, state, transaction_id,
        jsonb_set(interpretation, '{part}', to_jsonb(line::text))
      from postback_events, generate_series(1, ${maxParts - 2}) line where id = ${id}`);
    await send({ part: "next", amount: "1.00" });
    expect(await lead()).toMatchObject({ orderAmount: BigInt(maxParts) * 100n });
    expect(await send({ part: "one more", amount: "1.00" })).toMatchObject({ reason: "too_many_parts" });
  });
});
