import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetWithdrawal,
  adminListWithdrawals,
  approveWithdrawal,
  decideWithdrawals,
  failWithdrawal,
  getAdminSummary,
  markWithdrawalPaid,
  rejectWithdrawal,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { startTestProvider, type TestUser } from "../../support/programs/provider.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, openWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("decisions of admins", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  const approve = (id: string, as = admin) => provider.call(approveWithdrawal, { as, params: { id } });
  const notificationsOf = async (user: TestUser) =>
    (await provider.call(listNotifications, { as: user, query: {} })).data;
  const lastLog = async (q: string) =>
    (await provider.call(listActivityLogs, { as: admin, query: { q } })).data[0];

  test("approving and paying moves the money, notifies the member twice and logs each admin", async () => {
    const { payee, id, reference, params } = await openWithdrawal(provider);
    const approved = await approve(id);
    expect(approved.data).toMatchObject({
      state: "approved",
      approvals: { given: 1, required: 1 },
      approvedAt: expect.any(String),
      member: { id: payee.userId, name: payee.name, email: payee.email },
      decidedBy: { id: admin.userId, name: admin.name },
      approvedBy: [{ id: admin.userId, name: admin.name, email: admin.email }],
    });
    expect(await balancesOf(provider.app.database, payee.userId)).toMatchObject({
      available: 90_000n,
      reserved: 10_000n,
    });
    const body = { paymentReference: "SEPA-2026-7" };
    const paid = await provider.call(markWithdrawalPaid, { as: second, params, body });
    expect(paid.data).toMatchObject({
      ...body,
      state: "paid",
      settledAt: expect.any(String),
      decidedBy: { id: second.userId },
    });
    expect(await balancesOf(provider.app.database, payee.userId)).toMatchObject({
      available: 90_000n,
      reserved: 0n,
    });
    expect((await notificationsOf(payee)).map((row) => [row.type, row.paymentTrackingId])).toEqual([
      ["withdrawal_paid", id],
      ["withdrawal_approved", id],
    ]);
    expect(await lastLog(reference)).toMatchObject({
      action: "withdrawal.mark-paid",
      actor: { id: second.userId, email: second.email },
      object: { type: "withdrawal", id, label: reference },
      ip: expect.any(String),
      requestId: expect.any(String),
      before: { state: "approved" },
      after: { state: "paid", ...body },
    });
    expect((await provider.call(getWithdrawal, { as: payee, params })).data).toMatchObject({
      state: "paid",
      ...body,
    });
  });

  test("rejecting releases the money and shows the member the reason", async () => {
    const { payee, params, id } = await openWithdrawal(provider);
    const rejected = await provider.call(rejectWithdrawal, {
      as: admin,
      params,
      body: { reason: "Name differs" },
    });
    expect(rejected.data).toMatchObject({
      state: "rejected",
      reason: "Name differs",
      decidedBy: { id: admin.userId },
    });
    expect(await balancesOf(provider.app.database, payee.userId)).toMatchObject({
      available: 100_000n,
      reserved: 0n,
    });
    expect(await notificationsOf(payee)).toMatchObject([
      {
        type: "withdrawal_rejected",
        paymentTrackingId: id,
        description: expect.stringContaining("Name differs"),
      },
    ]);
  });

  test("a failed payment releases the money and shows the member why", async () => {
    const { payee, params, id } = await openWithdrawal(provider);
    await approve(id);
    const failed = await provider.call(failWithdrawal, {
      as: admin,
      params,
      body: { reason: "Account closed" },
    });
    expect(failed.data).toMatchObject({ state: "failed", reason: "Account closed" });
    expect(await balancesOf(provider.app.database, payee.userId)).toMatchObject({
      available: 100_000n,
      reserved: 0n,
    });
    expect((await notificationsOf(payee))[0]).toMatchObject({ type: "withdrawal_failed" });
  });

  test("a late decision is refused with the earlier decision and its admin", async () => {
    const { params, id } = await openWithdrawal(provider);
    await approve(id, second);
    const lateRejection = await provider.call(rejectWithdrawal, {
      as: admin,
      params,
      body: { reason: "Too late" },
    });
    expect(lateRejection).toMatchObject({
      status: 409,
      body: {
        key: "withdrawal_already_decided",
        message: "Already reviewed by Otto Auditor: approved.",
        details: { name: "Otto Auditor", state: "approved" },
      },
    });
  });

  test("reports a payment before the approval and a late decision differently", async () => {
    const { params } = await openWithdrawal(provider);
    for (const early of [
      await provider.call(markWithdrawalPaid, { as: admin, params, body: { paymentReference: "SEPA-1" } }),
      await provider.call(failWithdrawal, { as: admin, params, body: { reason: "Account closed" } }),
    ]) {
      const body = { key: "withdrawal_not_approved", message: "This withdrawal isn’t approved yet." };
      expect(early).toMatchObject({ status: 409, body });
    }
  });

  test("refuses an empty reason or payment reference with an error on its field", async () => {
    const { params } = await openWithdrawal(provider);
    for (const reason of ["", "  x ", "y".repeat(501)]) {
      expect(await provider.call(rejectWithdrawal, { as: admin, params, body: { reason } })).toMatchObject({
        status: 400,
        body: { fields: { reason: [expect.any(String)] } },
      });
    }
    const paid = await provider.call(markWithdrawalPaid, {
      as: admin,
      params,
      body: { paymentReference: "-" },
    });
    expect(paid).toMatchObject({ status: 400, body: { fields: { paymentReference: [expect.any(String)] } } });
  });

  test("S7 members are refused, unknown ids answer 404", async () => {
    const { payee, id } = await openWithdrawal(provider);
    expect((await approve(id, payee)).status).toBe(403);
    expect((await provider.call(getAdminSummary, { as: payee })).status).toBe(403);
    expect((await provider.call(adminListWithdrawals, { as: payee })).status).toBe(403);
    for (const unknown of [crypto.randomUUID(), "nothing"]) {
      expect((await approve(unknown)).status).toBe(404);
      expect((await provider.call(adminGetWithdrawal, { as: admin, params: { id: unknown } })).status).toBe(
        404,
      );
    }
  });

  test("in bulk each decision is answered separately", async () => {
    const [one, two, decided] = [
      await openWithdrawal(provider),
      await openWithdrawal(provider),
      await openWithdrawal(provider),
    ];
    await approve(decided.id, second);
    const bystander = await signUpPayee(provider, 10_000n);
    const body = {
      ids: [one.id, decided.id, two.id, one.id, "nothing"],
      decision: { action: "approve" } as const,
    };
    const { data } = await provider.call(decideWithdrawals, { as: admin, body });
    expect(data.done.map((row) => [row.id, row.state])).toEqual([
      [one.id, "approved"],
      [two.id, "approved"],
    ]);
    expect(data.refused).toEqual([
      {
        id: decided.id,
        reference: decided.reference,
        key: "withdrawal_already_decided",
        message: "Already reviewed by Otto Auditor: approved.",
      },
      { id: "nothing", reference: null, key: "not_found", message: "Not found." },
    ]);
    expect(await notificationsOf(bystander)).toEqual([]);
  });
});

test("shows the figures of the admin's home", async () => {
  const provider = await startTestProvider();
  const admin = await provider.signUp({ role: "admin" });
  const payee = await signUpPayee(provider, 100_000n);
  const ids: string[] = [];
  for (const amount of [10_000, 20_000, 30_000])
    ids.push((await submitWithdrawal(provider, payee, amount)).data.id);
  for (const id of ids.slice(1)) await provider.call(approveWithdrawal, { as: admin, params: { id } });
  const body = { paymentReference: "SEPA-1" };
  await provider.call(markWithdrawalPaid, { as: admin, params: { id: ids[2]! }, body });
  expect((await provider.call(getAdminSummary, { as: admin })).data).toEqual({
    currency: "USD",
    members: 1,
    owedToMembers: 70_000,
    dueNextWeek: 0,
    requested: { count: 1, amount: 10_000, oldestAt: expect.any(String) },
    approved: { count: 1, amount: 20_000 },
    paidLast30Days: { count: 1, amount: 30_000 },
    claims: { count: 0, oldestAt: null },
    tickets: { count: 0, oldestAt: null },
  });
  await provider.close();
});

test("S12 refuses text that a database can't store with 400", async () => {
  const provider = await startTestProvider();
  const admin = await provider.signUp({ role: "admin" });
  const payee = await signUpPayee(provider, 10_000n);
  const { id } = (await submitWithdrawal(provider, payee, 1_000)).data;
  for (const reason of ["a\0b c", "half \ud83d of it"]) {
    const rejected = await provider.call(rejectWithdrawal, { as: admin, params: { id }, body: { reason } });
    expect(rejected).toMatchObject({ status: 400, body: { fields: { reason: [expect.any(String)] } } });
  }
  for (const call of [adminListWithdrawals, listActivityLogs]) {
    expect((await provider.call(call, { as: admin, query: { q: "a\0b" } })).status).toBe(400);
  }
  const body = { reason: "Grüße, 你好, 👍 \u202etfel" };
  const { data } = await provider.call(rejectWithdrawal, { as: admin, params: { id }, body });
  expect(data.reason).toBe(body.reason);
  await provider.close();
});
