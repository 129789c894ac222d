import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usualParameters } from "#provider/demo/networks.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider } from "../../../support/programs/provider.ts";
import { replaySeed, repetitions } from "../../../support/programs/repetitions.ts";

const start = new Date("2026-03-01T12:00:00Z");
const mapping = {
  parameters: { ...usualParameters, changedAt: "changed_at" },
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", reversed: "reversed" },
  amounts: "major",
  times: "iso",
} as const;

const states = { pending: "pending", approved: "confirmed", declined: "rejected" } as const;

describeOnDatabase("the versions of a purchase", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => start });
    store = await createStoreFixture(provider, { mapping });
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });
  const changedAt = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

  async function openPurchase() {
    const { userId } = await provider.signUp();
    const purchase = { click_id: await store.click(userId), transaction_id: `T-${userId}` };
    return {
      send: (more: Partial<ReportedPurchase>) => processReport(provider, store, { ...purchase, ...more }),
      lead: async () => (await leadOf(provider, purchase.transaction_id))!,
      money: () => balancesOf(provider.app.database, userId),
    };
  }

  test("a newer version replaces the amounts, up or down", async () => {
    const { send, lead } = await openPurchase();
    await send({ changed_at: changedAt(1) });
    await send({ amount: "40.00", changed_at: changedAt(2) });
    expect(await lead()).toMatchObject({ orderAmount: 4_000n, occurredAt: start });
    await send({ amount: "90.00", changed_at: changedAt(3) });
    expect(await lead()).toMatchObject({ orderAmount: 9_000n, amountAsOf: new Date(changedAt(3)) });
  });

  test("an older version that arrives later changes nothing", async () => {
    const { send, lead } = await openPurchase();
    await send({ amount: "40.00", changed_at: changedAt(2) });
    expect(await send({ changed_at: changedAt(1) })).toMatchObject({ state: "unchanged" });
    expect(await lead()).toMatchObject({ orderAmount: 4_000n });
  });

  test("if two versions have the same time of change, the one received last applies", async () => {
    const { send, lead } = await openPurchase();
    await send({ amount: "40.00", changed_at: changedAt(1) });
    await send({ amount: "60.00", changed_at: changedAt(1) });
    expect(await lead()).toMatchObject({ orderAmount: 6_000n });
  });

  test("a report without a time of change is older than any change", async () => {
    const { send, lead } = await openPurchase();
    await send({ amount: "40.00", changed_at: changedAt(1) });
    await send({ changed_at: "" });
    expect(await lead()).toMatchObject({ orderAmount: 4_000n });
  });

  test("holds a report whose time of change can't be read", async () => {
    const { send } = await openPurchase();
    expect(await send({ changed_at: "soon" })).toMatchObject({ reason: "time_invalid" });
  });

  test("P3 versions in any order and with repetitions end in the newest state and amounts", async () => {
    const outcomes = fc.record({
      amount: fc.integer({ min: 1, max: 99 }),
      status: fc.constantFrom("pending", "approved", "declined"),
    });
    const versions = fc.array(outcomes, { minLength: 1, maxLength: 5 });
    const stories = versions.chain((reported) => {
      const sentReports = reported.map(({ amount, status }, index) => ({
        amount: `${amount}.00`,
        status,
        changed_at: changedAt(index + 1),
      }));
      const tripled = [...sentReports, ...sentReports, ...sentReports];
      const order = fc.shuffledSubarray(tripled, { minLength: tripled.length, maxLength: tripled.length });
      return order.map((reports) => ({ reports, last: reported.at(-1)! }));
    });
    await fc.assert(
      fc.asyncProperty(stories, async ({ reports, last }) => {
        const { send, lead, money } = await openPurchase();
        for (const one of reports) await send(one);
        const orderAmount = BigInt(last.amount) * 100n;
        expect(await lead()).toMatchObject({ orderAmount, state: states[last.status] });
        const pending = last.status === "declined" ? 0n : BigInt(last.amount) * 6n;
        expect(await money()).toEqual({ pending, available: 0n, reserved: 0n });
      }),
      { numRuns: repetitions({ ci: 8, long: 500 }), endOnFailure: true, ...replaySeed },
    );
  });
});
