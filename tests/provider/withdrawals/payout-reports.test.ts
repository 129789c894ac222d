import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { previewBankStatement } from "#contract/bank/bank-statements.ts";
import {
  applyPayoutReport,
  getPayoutReport,
  uploadPayoutReport,
} from "#contract/payout-runs/payout-reports.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { getPayoutRun, releasePayoutRun, sendPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { resultsFile } from "#provider/simulated-bank/messages.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { accountStatement, batch, entry, payment, statusReport } from "../../support/money/bank-messages.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { draftRun, failApproved } from "../../support/money/payout-runs.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { takeAction } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("answers to payout runs", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  beforeAll(async () => {
    world = await startWithTwoAdmins(open);
  });
  afterAll(() => closeAndVerify(world.provider));

  // A run collects every approved withdrawal, so each test starts without approved withdrawals.
  beforeEach(() => failApproved(world));

  /** Creates a sent run of `count` withdrawals. */
  async function createSentRun(count: number) {
    const { provider, admin } = world;
    const { run, withdrawals, params } = await draftRun(world, count);
    const third = await provider.signUp({ role: "admin", name: "Tina Third" });
    await provider.call(releasePayoutRun, { as: third, params });
    await provider.call(sendPayoutRun, { as: admin, params });
    const net = run.net / count;
    const amount = (payments: number) => toMajorUnits(net * payments, run.currency);
    return { run, params, withdrawals, amount, references: withdrawals.map(({ reference }) => reference) };
  }

  // The sample files are in EUR, but the runs are in the accounts' currency.
  const upload = async (content: string) => {
    const encoded = Buffer.from(content.replaceAll('"EUR"', '"USD"')).toString("base64");
    const body = { fileName: "answer.xml", content: encoded };
    return (await world.provider.call(uploadPayoutReport, { as: world.admin, body })).data.id;
  };
  const preview = async (content: string) =>
    (await world.provider.call(getPayoutReport, { as: world.admin, params: { id: await upload(content) } }))
      .data;
  const apply = async (content: string) => {
    const params = { id: await upload(content) };
    return (await world.provider.call(applyPayoutReport, { as: world.admin, params })).data;
  };
  const stateOf = async ({ payee, id }: { payee: Parameters<typeof takeAction>[3]; id: string }) =>
    (await world.provider.call(getWithdrawal, { as: payee, params: { id } })).data.state;
  const runOf = async (params: { id: string }) =>
    (await world.provider.call(getPayoutRun, { as: world.admin, params })).data;
  const debit = (run: number, amount: string, id = `D${run}`) =>
    accountStatement({
      id: `ST${run}${id}`,
      entries: [entry({ amount, id, details: batch(run), currency: "EUR" })],
    });

  test("a preview shows what each line would do, and changes nothing", async () => {
    const { run, withdrawals, references } = await createSentRun(2);
    const payments = [
      { reference: references[0]!, status: "RJCT", reason: "AC04" },
      { reference: "WD-00000000", status: "RJCT" },
    ];
    const previewed = await preview(statusReport(run.number, { payments }));
    expect(previewed.lines).toMatchObject([
      { outcome: "unknown", reference: "WD-00000000" },
      { outcome: "fails", reference: references[0], failure: "account_closed" },
    ]);
    expect(await stateOf(withdrawals[0]!)).toBe("sent");
  });

  test("a run is settled if one payment is refused and the rest is booked as a batch", async () => {
    const { run, params, withdrawals, references, amount } = await createSentRun(3);
    await apply(
      statusReport(run.number, { payments: [{ reference: references[0]!, status: "RJCT", reason: "AC01" }] }),
    );
    await apply(debit(run.number, amount(2)));
    expect(await runOf(params)).toMatchObject({
      state: "settled",
      items: { paid: { count: 2 }, failed: { count: 1 } },
    });
    expect((await balancesOf(world.provider.app.database, withdrawals[0]!.payee.userId)).available).toBe(
      100_000n,
    );
  });

  test("a batch that arrives before the refusal waits for it", async () => {
    const { run, params, references, amount } = await createSentRun(3);
    const early = await apply(debit(run.number, amount(2)));
    expect(early.lines).toMatchObject([{ outcome: "waiting" }]);
    await apply(
      statusReport(run.number, { payments: [{ reference: references[0]!, status: "RJCT", reason: "AC01" }] }),
    );
    expect(await runOf(params)).toMatchObject({ state: "settled", items: { paid: { count: 2 } } });
    expect((await preview(debit(run.number, amount(2)))).lines).toMatchObject([{ outcome: "pays" }]);
  });

  test("a batch booked in pieces is applied once it is complete", async () => {
    const { run, params, amount } = await createSentRun(3);
    await apply(debit(run.number, amount(2), "first"));
    await apply(debit(run.number, amount(2), "first").replace("ST", "SX"));
    expect((await runOf(params)).state).toBe("sent");
    await apply(debit(run.number, amount(1), "second"));
    expect(await runOf(params)).toMatchObject({ state: "settled", items: { paid: { count: 3 } } });
  });

  test("a returned payment is credited once, even if the return arrives first and twice", async () => {
    const { withdrawals, references, amount, run } = await createSentRun(1);
    const details = payment(references[0]!, amount(1), "AC04");
    const returned = accountStatement({ entries: [entry({ amount: amount(1), isCredit: true, details })] });
    await apply(returned);
    await apply(returned.replace("<Id>S1</Id>", "<Id>S2</Id>"));
    await apply(debit(run.number, amount(1)));
    expect(await stateOf(withdrawals[0]!)).toBe("returned");
    expect((await balancesOf(world.provider.app.database, withdrawals[0]!.payee.userId)).available).toBe(
      100_000n,
    );
    const { data } = await world.provider.call(listNotifications, { as: withdrawals[0]!.payee, query: {} });
    expect(data.map(({ type }) => type).filter((type) => type.startsWith("withdrawal_"))[0]).toBe(
      "withdrawal_returned",
    );
  });

  test("each payment of a file keeps the service's reference, or gets the run's number if there is none", async () => {
    const { run, withdrawals, references, amount } = await createSentRun(3);
    const rows = references.map((reference, index) => ({
      reference,
      amount: amount(1),
      currency: run.currency,
      status: "Completed",
      id: ["TX-1", "TX-2", ""][index]!,
    }));
    await apply(resultsFile(rows));
    const shownReferences = withdrawals.map(async ({ id, payee }) => {
      const { data } = await world.provider.call(getWithdrawal, { as: payee, params: { id } });
      return data.paymentReference;
    });
    expect(await Promise.all(shownReferences)).toEqual(["TX-1", "TX-2", `CL${run.number}`]);
  });

  test("insufficient funds stop the run without notifying members", async () => {
    const { run, params, withdrawals } = await createSentRun(2);
    const before = await world.provider.call(listNotifications, { as: withdrawals[0]!.payee, query: {} });
    await apply(statusReport(run.number, { group: "RJCT", reason: "AM04" }));
    const stopped = await runOf(params);
    expect(stopped.state).toBe("canceled");
    expect(stopped.stoppedAt).not.toBeNull();
    expect(await stateOf(withdrawals[0]!)).toBe("approved");
    const after = await world.provider.call(listNotifications, { as: withdrawals[0]!.payee, query: {} });
    expect(after.data).toEqual(before.data);
  });

  test("the same file uploaded twice is one answer, and applying it twice changes nothing", async () => {
    const { run, amount, params } = await createSentRun(1);
    const file = debit(run.number, amount(1));
    const first = await apply(file);
    expect(await apply(file)).toEqual(first);
    expect((await runOf(params)).items.paid.count).toBe(1);
  });

  test("two simultaneous answers book each payment once", async () => {
    const { run, amount, params, references } = await createSentRun(2);
    const details = references.map((reference) => payment(reference, amount(1))).join("");
    const single = accountStatement({
      id: `SI${run.number}`,
      entries: [entry({ amount: amount(2), details })],
    });
    await Promise.all([apply(debit(run.number, amount(2))), apply(single)]);
    expect(await runOf(params)).toMatchObject({ state: "settled", items: { paid: { count: 2 } } });
    expect(await checkLedger(world.provider.app.database)).toEqual([]);
  });

  test("contradictions and wrong amounts are listed as unclear", async () => {
    const { references, amount, run } = await createSentRun(1);
    const wrongEntry = entry({ amount: amount(2), details: payment(references[0]!, amount(2)) });
    expect((await apply(accountStatement({ entries: [wrongEntry] }))).lines).toMatchObject([
      { outcome: "unclear" },
    ]);
    await apply(debit(run.number, amount(1)));
    const payments = [{ reference: references[0]!, status: "RJCT", reason: "AC04" }];
    expect((await apply(statusReport(run.number, { payments }))).lines).toMatchObject([
      { outcome: "unclear" },
    ]);
  });

  test("a status report isn't a proof of payment", async () => {
    const { run, params } = await createSentRun(1);
    expect((await apply(statusReport(run.number, { block: "ACSC" }))).lines).toMatchObject([
      { outcome: "noted" },
    ]);
    expect((await runOf(params)).state).toBe("sent");
  });

  test("incoming movements are handed to the import of bank files", async () => {
    const entries = [entry({ amount: "12.50", isCredit: true, day: "2026-01-02", text: "Network Ltd 4711" })];
    const { bankStatement, lines } = await apply(accountStatement({ id: "IN1", entries }));
    expect(lines).toMatchObject([{ outcome: "incoming", text: "Network Ltd 4711" }]);
    const params = { id: bankStatement! };
    const previewed = await world.provider.call(previewBankStatement, { as: world.admin, params, query: {} });
    expect(previewed.data.lines).toMatchObject([{ amount: 1250, bookedOn: "2026-01-02", outcome: "open" }]);
  });

  test("missing statements are reported", async () => {
    await apply(accountStatement({ number: 10, entries: [] }));
    const previewed = await preview(accountStatement({ number: 13, entries: [] }));
    expect(previewed.gaps).toEqual([{ account: "DE89370400440532013000", from: 11, to: 12 }]);
  });

  test("missing statements and balances that don't agree are still reported after the application", async () => {
    await apply(accountStatement({ number: 20, entries: [] }));
    const entries = [entry({ amount: "1.00" })];
    const applied = await apply(accountStatement({ number: 22, balances: ["5.00", "5.00"], entries }));
    expect(applied.gaps).toContainEqual({ account: "DE89370400440532013000", from: 21, to: 21 });
    expect(applied.unbalanced).toEqual([{ account: "DE89370400440532013000", number: "22" }]);
  });
});
