import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetWithdrawal,
  adminListWithdrawals,
  approveWithdrawal,
  holdWithdrawal,
  rejectWithdrawal,
  resumeWithdrawal,
  withdrawalCounts,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { cancelWithdrawal, getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { openWithdrawal } from "../../support/money/withdrawals.ts";

const reason = "The payout details are new";

describeOnBothDatabases("withdrawals on hold", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  async function createHeldWithdrawal() {
    const request = await openWithdrawal(provider);
    const { params } = request;
    const { data } = await provider.call(holdWithdrawal, { as: admin, params, body: { reason } });
    return { ...request, data };
  }
  const load = async (params: { id: string }) =>
    (await provider.call(adminGetWithdrawal, { as: second, params })).data;
  const logOf = async (q: string) =>
    (await provider.call(listActivityLogs, { as: admin, query: { q } })).data[0];

  test("show staff the reason and who put them on hold", async () => {
    const { params } = await createHeldWithdrawal();
    expect((await load(params)).hold).toEqual({
      reason,
      at: expect.any(String),
      by: { id: admin.userId, name: admin.name, email: admin.email },
    });
  });

  test("show the member the time but not the reason", async () => {
    const { params, payee } = await createHeldWithdrawal();
    const { body } = await provider.call(getWithdrawal, { as: payee, params });
    expect(body).toMatchObject({ data: { state: "requested", heldAt: expect.any(String) } });
    expect(JSON.stringify(body)).not.toContain(reason);
  });

  test("keep the money reserved", async () => {
    const { payee } = await createHeldWithdrawal();
    expect((await balancesOf(provider.app.database, payee.userId)).reserved).toBe(10_000n);
  });

  test("notify the member, but don't mention the reason", async () => {
    const { payee } = await createHeldWithdrawal();
    const { data } = await provider.call(listNotifications, { as: payee, query: {} });
    expect(data.map(({ type }) => type)).toEqual(["withdrawal_held"]);
    expect(JSON.stringify(data)).not.toContain(reason);
  });

  test("are recorded in the activity log with the reason", async () => {
    const { reference } = await createHeldWithdrawal();
    expect(await logOf(reference)).toMatchObject({ action: "withdrawal.hold", after: { reason } });
  });

  test("have a stage of their own", async () => {
    const { id } = await createHeldWithdrawal();
    const query = { ids: [id], stage: "held" as const };
    expect((await provider.call(adminListWithdrawals, { as: admin, query })).data).toHaveLength(1);
  });

  test("aren't counted among those to decide", async () => {
    const counts = async () => (await provider.call(withdrawalCounts, { as: admin })).data.stages;
    const before = await counts();
    await createHeldWithdrawal();
    const after = await counts();
    expect(after.held.count).toBe(before.held.count + 1);
    expect(after.decide.count).toBe(before.decide.count);
  });

  test("can't be approved", async () => {
    const { params } = await createHeldWithdrawal();
    const rejection = await provider.call(approveWithdrawal, { as: second, params });
    expect(rejection).toMatchObject({ status: 409, body: { key: "withdrawal_held" } });
  });

  test("can't be put on hold again", async () => {
    const { params } = await createHeldWithdrawal();
    const secondHold = await provider.call(holdWithdrawal, { as: second, params, body: { reason } });
    expect(secondHold).toMatchObject({ status: 409, body: { key: "withdrawal_held" } });
  });

  test("can be rejected, which ends the hold", async () => {
    const { params } = await createHeldWithdrawal();
    await provider.call(rejectWithdrawal, { as: second, params, body: { reason: "Name differs" } });
    expect(await load(params)).toMatchObject({ state: "rejected", hold: null, reason: "Name differs" });
  });

  test("can be canceled by the member", async () => {
    const { params, payee } = await createHeldWithdrawal();
    expect((await provider.call(cancelWithdrawal, { as: payee, params })).status).toBe(200);
    expect(await load(params)).toMatchObject({ state: "canceled", hold: null });
  });

  test("can be approved once another admin lifts the hold", async () => {
    const { params, reference } = await createHeldWithdrawal();
    await provider.call(resumeWithdrawal, { as: second, params });
    expect(await logOf(reference)).toMatchObject({ action: "withdrawal.resume", before: { reason } });
    expect((await provider.call(approveWithdrawal, { as: second, params })).data.state).toBe("approved");
  });

  test("a hold that doesn't exist can't be lifted", async () => {
    const { params } = await openWithdrawal(provider);
    const rejection = await provider.call(resumeWithdrawal, { as: admin, params });
    expect(rejection).toMatchObject({ status: 409, body: { key: "withdrawal_not_held" } });
  });

  test("if two admins approve and put on hold at once, the later one is refused", async () => {
    const { params } = await openWithdrawal(provider);
    const responses = await Promise.all([
      provider.call(approveWithdrawal, { as: admin, params }),
      provider.call(holdWithdrawal, { as: second, params, body: { reason } }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
