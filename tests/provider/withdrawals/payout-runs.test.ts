import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import {
  cancelPayoutRun,
  createPayoutRun,
  downloadPayoutFile,
  failPayoutItem,
  listPayoutItems,
  previewPayoutRun,
  releasePayoutRun,
  removePayoutItem,
  returnPayoutItem,
  sendPayoutRun,
  settlePayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { failWithdrawal, markWithdrawalPaid } from "#contract/withdrawals/admin-withdrawals.ts";
import { getWithdrawal, quoteWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { draftRun, failApproved } from "../../support/money/payout-runs.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { openWithdrawal, takeAction } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("payout runs", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  beforeAll(async () => {
    world = await startWithTwoAdmins(open);
  });
  afterAll(() => closeAndVerify(world.provider));

  // A run collects every approved withdrawal, so each test starts without approved withdrawals.
  beforeEach(() => failApproved(world));

  const draftOf = (count: number) => draftRun(world, count);

  async function sentOf(count: number) {
    const draft = await draftOf(count);
    const { provider, admin } = world;
    await provider.call(releasePayoutRun, { as: await third(), params: draft.params });
    await provider.call(sendPayoutRun, { as: admin, params: draft.params });
    const { data: file } = await provider.call(downloadPayoutFile, { as: admin, params: draft.params });
    return { ...draft, file: Buffer.from(file.content, "base64").toString(), name: file.fileName };
  }

  // Creates an admin who approved no withdrawal, so that no daily limit applies.
  const third = () => world.provider.signUp({ role: "admin", name: "Tina Third" });

  test("a run collects the approved withdrawals of its rail", async () => {
    const { run, withdrawals } = await draftOf(2);
    expect(run).toMatchObject({ state: "draft", count: 2, needsOtherAdmin: true });
    expect(run.net + run.fee).toBe(20_000);
    const query = { run: run.id };
    const items = await world.provider.call(listPayoutItems, { as: world.admin, query });
    expect(items.data.map(({ reference }) => reference)).toEqual(
      withdrawals.map(({ reference }) => reference),
    );
    await world.provider.call(cancelPayoutRun, { as: world.admin, params: { id: run.id } });
  });

  test("a preview names the withdrawals of an open run as excluded", async () => {
    const { run, withdrawals } = await draftOf(1);
    const preview = await world.provider.call(previewPayoutRun, { as: world.admin, query: { rail: "wise" } });
    expect(preview.data).toMatchObject({
      count: 0,
      excluded: [{ reference: withdrawals[0]!.reference, reason: "in_run" }],
    });
    await world.provider.call(cancelPayoutRun, { as: world.admin, params: { id: run.id } });
  });

  test("refuses to pay or fail a withdrawal of an open run by hand", async () => {
    const { run, withdrawals } = await draftOf(1);
    const input = { as: world.admin, params: { id: withdrawals[0]!.id } };
    const body = { paymentReference: "SEPA-1" };
    expect((await world.provider.call(markWithdrawalPaid, { ...input, body })).body).toMatchObject({
      code: 409,
      key: "withdrawal_in_run",
    });
    expect(
      (await world.provider.call(failWithdrawal, { ...input, body: { reason: "For a reason" } })).body,
    ).toMatchObject({ key: "withdrawal_in_run" });
    await world.provider.call(cancelPayoutRun, { as: world.admin, params: { id: run.id } });
    const paid = await world.provider.call(markWithdrawalPaid, { ...input, body });
    expect(paid.data.state).toBe("paid");
  });

  test("only one of two simultaneous drafts contains a withdrawal", async () => {
    const { provider, admin, second } = world;
    const withdrawal = await openWithdrawal(provider, 10_000);
    await takeAction(provider, "approve", withdrawal.id, second);
    const body = { rail: "wise", profile: "batch" } as const;
    const both = await Promise.all([admin, second].map((as) => provider.call(createPayoutRun, { as, body })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const created = both.find(({ status }) => status === 201)!.data;
    await provider.call(cancelPayoutRun, { as: admin, params: { id: created.id } });
  });

  test("the creator of a run can't release it", async () => {
    const { run, params } = await draftOf(1);
    expect((await world.provider.call(releasePayoutRun, { as: world.admin, params })).body).toMatchObject({
      code: 403,
      key: "payout_run_needs_other_admin",
    });
    await world.provider.call(cancelPayoutRun, { as: world.admin, params: { id: run.id } });
  });

  test("a withdrawal is taken out of a draft, and an empty draft is canceled", async () => {
    const { withdrawals, params } = await draftOf(1);
    const body = { withdrawalId: withdrawals[0]!.id };
    const removed = await world.provider.call(removePayoutItem, { as: world.admin, params, body });
    expect(removed.data).toMatchObject({ state: "canceled", count: 0 });
  });

  test("sent payments leave the reserved balance, and every download of the file is logged", async () => {
    const { run, withdrawals, file, name, params } = await sentOf(1);
    const { payee, reference, id } = withdrawals[0]!;
    expect(name).toBe(`CL${run.number}.csv`);
    expect(file).toContain(reference);
    const memberView = await world.provider.call(getWithdrawal, { as: payee, params: { id } });
    expect(memberView.data.state).toBe("sent");
    expect((await balancesOf(world.provider.app.database, payee.userId)).reserved).toBe(0n);
    await world.provider.call(downloadPayoutFile, { as: world.admin, params });
    const logs = await world.provider.call(listActivityLogs, {
      as: world.admin,
      query: { q: `CL${run.number}` },
    });
    expect(logs.data.filter(({ action }) => action === "payout-run.download")).toHaveLength(2);
    expect(await checkLedger(world.provider.app.database)).toEqual([]);
    await world.provider.call(cancelPayoutRun, { as: world.admin, params });
  });

  test("a refused payment returns the money with the fee, and the method needs correction", async () => {
    const { withdrawals, params } = await sentOf(2);
    const { payee, id } = withdrawals[0]!;
    const body = { withdrawalId: id, failure: "account_closed" } as const;
    await world.provider.call(failPayoutItem, { as: world.admin, params, body });
    expect((await balancesOf(world.provider.app.database, payee.userId)).available).toBe(100_000n);
    const memberView = await world.provider.call(getWithdrawal, { as: payee, params: { id } });
    expect(memberView.data).toMatchObject({ state: "failed", failure: "account_closed" });
    const order = { payoutMethodId: payee.methodId, amount: 10_000 };
    expect((await world.provider.call(quoteWithdrawal, { as: payee, body: order })).body).toMatchObject({
      key: "payout_method_returned",
    });
    const settled = await world.provider.call(settlePayoutRun, {
      as: world.admin,
      params,
      body: { paymentReference: "WISE-77" },
    });
    expect(settled.data).toMatchObject({
      state: "settled",
      items: { paid: { count: 1 }, failed: { count: 1 } },
    });
  });

  test("a returned payment is credited once, and the member is notified of the reason in words", async () => {
    const { withdrawals, params } = await sentOf(1);
    const { payee, id } = withdrawals[0]!;
    const settle = { as: world.admin, params, body: { paymentReference: "WISE-78" } };
    await world.provider.call(settlePayoutRun, settle);
    const body = { withdrawalId: id, failure: "account_wrong" } as const;
    const returned = await world.provider.call(returnPayoutItem, { as: world.admin, params, body });
    expect(returned.data).toMatchObject({ state: "settled", items: { returned: { count: 1 } } });
    expect(
      (await world.provider.call(returnPayoutItem, { as: world.admin, params, body })).body,
    ).toMatchObject({
      code: 409,
      key: "payout_item_changed",
    });
    expect((await balancesOf(world.provider.app.database, payee.userId)).available).toBe(100_000n);
    const { data } = await world.provider.call(listNotifications, { as: payee, query: {} });
    expect(data[0]).toMatchObject({
      type: "withdrawal_returned",
      description: expect.stringContaining("Số tài khoản không đúng"),
    });
  });

  test("a canceled run gives its withdrawals to the next one, each booked once", async () => {
    const { withdrawals, params } = await sentOf(1);
    await world.provider.call(cancelPayoutRun, { as: world.admin, params });
    const ownWithdrawal = { as: withdrawals[0]!.payee, params: { id: withdrawals[0]!.id } };
    expect((await world.provider.call(getWithdrawal, ownWithdrawal)).data.state).toBe("approved");
    const next = await sentOf(0);
    expect(next.run.count).toBe(1);
    const settled = await world.provider.call(settlePayoutRun, {
      as: world.admin,
      params: next.params,
      body: { paymentReference: "WISE-79" },
    });
    expect(settled.data.state).toBe("settled");
    expect((await world.provider.call(getWithdrawal, ownWithdrawal)).data.state).toBe("paid");
    expect(await checkLedger(world.provider.app.database)).toEqual([]);
  });

  test("a repeated action with the same key has one effect", async () => {
    const { withdrawals, params } = await sentOf(1);
    const input = {
      as: world.admin,
      params,
      headers: { "idempotency-key": randomUUID() },
      body: { paymentReference: "WISE-80" },
    };
    const first = await world.provider.call(settlePayoutRun, input);
    expect((await world.provider.call(settlePayoutRun, input)).data).toEqual(first.data);
    const { data } = await world.provider.call(listNotifications, { as: withdrawals[0]!.payee, query: {} });
    expect(data.filter(({ type }) => type === "withdrawal_paid")).toHaveLength(1);
  });
});

describeOnBothDatabases("payout runs that keep the fee of returned payments", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  beforeAll(async () => {
    world = await startWithTwoAdmins(open, { RETURNED_PAYMENT_FEE: "keep" });
  });
  afterAll(() => closeAndVerify(world.provider));

  test("a returned payment comes back without its fee, and the member reads that amount", async () => {
    const { provider, admin } = world;
    const { withdrawals, params } = await draftRun(world, 1);
    const { payee, id } = withdrawals[0]!;
    await provider.call(releasePayoutRun, { as: await provider.signUp({ role: "admin" }), params });
    await provider.call(sendPayoutRun, { as: admin, params });
    await provider.call(settlePayoutRun, { as: admin, params, body: { paymentReference: "WISE-80" } });
    const body = { withdrawalId: id, failure: "account_wrong" } as const;
    await provider.call(returnPayoutItem, { as: admin, params, body });

    const { data } = await provider.call(getWithdrawal, { as: payee, params: { id } });
    expect(data.fee).toBe(100);
    expect(data.returnedAmount).toBe(data.net);
    const { available } = await balancesOf(provider.app.database, payee.userId);
    expect(available).toBe(100_000n - BigInt(data.fee));
    const { data: notifications } = await provider.call(listNotifications, { as: payee, query: {} });
    expect(notifications[0]!.description).toMatch(/99,00\sUS\$ đã trở lại số dư/);
  });
});
