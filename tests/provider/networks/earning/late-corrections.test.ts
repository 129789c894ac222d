import { afterAll, beforeAll, expect, test } from "vitest";
import { listWalletEntries } from "#contract/wallet/wallet.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import { startInvoices } from "../../../support/money/invoices.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  createStoreFixture,
  releaseLeads,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee, takeAction } from "../../../support/money/withdrawals.ts";

describeOnBothDatabases("a part return after the withdrawal was paid", (open) => {
  const { provider, admin } = twoAdmins(open);
  let store: StoreFixture;
  beforeAll(async () => {
    store = await createStoreFixture(provider, { holdDays: 0 });
  });

  /**
   * Creates a purchase of 200.00 whose cash back of 12.00 is paid out. Afterwards, goods worth 120.00 are
   * returned.
   */
  async function returnPart() {
    const payee = await signUpPayee(provider, 0n);
    const purchase = {
      click_id: await store.click(payee.userId),
      transaction_id: `T-${payee.userId}`,
      time: new Date(Date.now() - 60_000).toISOString(),
    };
    const send = (more: Partial<ReportedPurchase>) =>
      processReport(provider, store, { ...purchase, status: "approved", commission: "30.00", ...more });
    await send({ amount: "200.00" });
    await releaseLeads(provider);
    const { id } = (await submitWithdrawal(provider, payee, 1_200)).data;
    await takeAction(provider, "approve", id, admin);
    const paid = await takeAction(provider, "mark-paid", id, admin);
    if (paid.status !== 200) throw new Error(`The withdrawal was not paid: ${paid.body.message}`);
    await send({ amount: "80.00" });
    return { payee, send };
  }

  test("takes back the difference, even below zero", async () => {
    const { payee } = await returnPart();
    const money = await balancesOf(provider.app.database, payee.userId);
    expect(money).toEqual({ pending: 0n, available: -720n, reserved: 0n });
  });

  test("appears in the member's balance", async () => {
    const { payee } = await returnPart();
    const { data } = await provider.call(listWalletEntries, { as: payee });
    expect(data[0]).toMatchObject({ kind: "cashback_corrected", amount: -720, balanceAfter: -720 });
  });

  test("blocks withdrawals until the balance recovers", async () => {
    const { payee } = await returnPart();
    expect(await submitWithdrawal(provider, payee, 1_000)).toMatchObject({
      body: { key: "withdrawals_blocked" },
    });
  });

  test("is offset by a report of the full amount", async () => {
    const { payee, send } = await returnPart();
    await send({ amount: "200.00", time: new Date().toISOString() });
    expect((await balancesOf(provider.app.database, payee.userId)).available).toBe(0n);
  });
});

describeOnBothDatabases("a lower commission after the purchase was invoiced", (open) => {
  const today = new Date("2026-03-10T12:00:00Z");
  let world: Awaited<ReturnType<typeof startInvoices>>;
  let now = today;
  beforeAll(async () => {
    world = await startInvoices(await open(), () => now);
  });
  afterAll(() => world.close());

  /**
   * Reports a purchase of January with a commission of 12.00, and one of 9.00 with the same time in February.
   */
  async function correct({ isInvoiced }: { isInvoiced: boolean }) {
    const time = "2026-01-10T12:00:00Z";
    const reportAt = async (moment: string, more: Partial<ReportedPurchase> = {}) => {
      now = new Date(moment);
      await processReport(world.provider, store, { ...purchase, ...more });
      now = today;
    };
    const linesOf = async (month: string) => {
      const [draft] = await world.propose(month, store.network);
      return draft ? (await world.get(draft)).lines.map(({ source, price }) => [source, price]) : [];
    };
    const store = await createStoreFixture(world.provider);
    const click_id = await store.click(world.member.userId, new Date("2026-01-10T11:00:00Z"));
    const purchase = { click_id, transaction_id: `T-${store.network}`, status: "approved", time };
    await reportAt(time);
    const january = isInvoiced ? await linesOf("2026-01") : [];
    await reportAt("2026-02-10T12:00:00Z", { commission: "9.00" });
    return { january, linesOf };
  }

  test("is credited on the next invoice", async () => {
    const { january, linesOf } = await correct({ isInvoiced: true });
    expect(january).toEqual([["commission", 1_200]]);
    expect(await linesOf("2026-02")).toEqual([["adjustment", -300]]);
  });

  test("is credited on one invoice only", async () => {
    const { linesOf } = await correct({ isInvoiced: true });
    await linesOf("2026-02");
    expect(await linesOf("2026-02")).toEqual([]);
  });

  test("a correction before the first invoice is included in that invoice", async () => {
    const { linesOf } = await correct({ isInvoiced: false });
    expect(await linesOf("2026-01")).toEqual([["commission", 900]]);
  });
});
