import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  decideWithdrawals,
  type DecisionOnMany,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { listQueuedDecisions, undoQueuedDecisions } from "#contract/withdrawals/queued-decisions.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { changeRole } from "#provider/modules/accounts/changes.ts";
import { applyDueDecisions } from "#provider/modules/withdrawals/apply-due-decisions.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { openWithdrawal, takeAction } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("decisions that can be undone", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let second: TestUser;
  let now = Date.now();
  beforeAll(async () => {
    const environment = { DECISION_UNDO_SECONDS: "5", WITHDRAWAL_DAY_LIMIT: "1000000" };
    provider = await startTestProvider({ open, environment, clock: () => new Date(now) });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
  });
  afterAll(() => closeAndVerify(provider));

  const view = async (id: string, as = admin) =>
    (await provider.call(adminGetWithdrawal, { as, params: { id } })).data;
  const queuedBy = async (as: TestUser) => (await provider.call(listQueuedDecisions, { as })).data;
  const undo = (ids: string[], as = admin) => provider.call(undoQueuedDecisions, { as, body: { ids } });
  /** Advances the clock past the time to undo, and runs the worker. */
  async function wait() {
    now += 5_000;
    await applyDueDecisions(provider.app);
  }
  async function queueDecision(event: "approve" | "reject" = "approve", amount?: number) {
    const request = await openWithdrawal(provider, amount);
    await takeAction(provider, event, request.id, admin);
    return request;
  }

  test("change nothing before their time", async () => {
    const { id } = await queueDecision();
    now += 4_900;
    await applyDueDecisions(provider.app);
    expect((await view(id)).state).toBe("requested");
    await wait();
  });

  test("show all admins what is about to happen", async () => {
    const { id } = await queueDecision();
    expect((await view(id, second)).queued).toMatchObject({ action: "approve", by: { name: "Ada Admin" } });
    await wait();
  });

  test("are carried out when the time to undo them is over", async () => {
    const { id } = await queueDecision();
    await wait();
    expect(await view(id)).toMatchObject({ state: "approved", queued: null });
  });

  test("notify the member only when they are carried out", async () => {
    const { payee } = await queueDecision();
    const types = async () =>
      (await provider.call(listNotifications, { as: payee, query: {} })).data.map(({ type }) => type);
    expect(await types()).toEqual([]);
    await wait();
    expect(await types()).toEqual(["withdrawal_approved"]);
  });

  test("are recorded with the address of the request", async () => {
    const { reference } = await queueDecision();
    await wait();
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { q: reference } });
    expect(data[0]).toMatchObject({ action: "withdrawal.approve", ip: "127.0.0.1" });
  });

  test("leave no trace once undone", async () => {
    const { id, payee } = await queueDecision("reject");
    expect((await undo([id])).data.undone).toEqual([id]);
    await wait();
    expect(await view(id)).toMatchObject({ state: "requested", queued: null });
    expect((await balancesOf(provider.app.database, payee.userId)).reserved).toBe(10_000n);
  });

  test("can't be undone after they were carried out", async () => {
    const { id } = await queueDecision();
    await wait();
    expect((await undo([id])).data.undone).toEqual([]);
  });

  test("can't be undone by another admin", async () => {
    const { id } = await queueDecision();
    expect((await undo([id], second)).data.undone).toEqual([]);
    await wait();
    expect(await view(id)).toMatchObject({ state: "approved", queued: null });
  });

  test("refuse a decision of another admin meanwhile", async () => {
    const { id } = await queueDecision();
    const response = await takeAction(provider, "reject", id, second);
    expect(response).toMatchObject({ status: 409, body: { key: "withdrawal_decision_queued" } });
    await wait();
    expect((await view(id)).state).toBe("approved");
  });

  test("report refusals at once", async () => {
    const { id } = await queueDecision("approve", 60_000);
    await wait();
    const response = await takeAction(provider, "approve", id, admin);
    expect(response).toMatchObject({ status: 409, body: { key: "approval_already_given" } });
    expect(await queuedBy(admin)).toEqual([]);
  });

  test("need the second approval as before", async () => {
    const { id } = await queueDecision("approve", 60_000);
    await wait();
    await takeAction(provider, "approve", id, second);
    expect((await view(id)).approvals).toEqual({ given: 1, required: 2 });
    await wait();
    expect((await view(id)).state).toBe("approved");
  });

  test("are refused after the member's cancellation, and the admin sees the reason", async () => {
    const { id, payee } = await queueDecision();
    await takeAction(provider, "cancel", id, payee);
    await wait();
    expect((await view(id)).state).toBe("canceled");
    expect(await queuedBy(admin)).toMatchObject([
      { id, refusal: "Already reviewed by Mary Major: canceled." },
    ]);
    await undo([id]);
    expect(await queuedBy(admin)).toEqual([]);
  });

  test("are refused if their admin lost the permission meanwhile", async () => {
    const demoted = await provider.signUp({ role: "admin" });
    const { id, params } = await openWithdrawal(provider);
    await provider.call(approveWithdrawal, { as: demoted, params });
    await inTransaction(provider.app.database, (unit) =>
      changeRole(provider.app, unit, demoted.userId, "member"),
    );
    await wait();
    expect(await view(id)).toMatchObject({ state: "requested", queued: null });
  });

  test("don't block another decision once refused", async () => {
    const demoted = await provider.signUp({ role: "admin" });
    const { id, params } = await openWithdrawal(provider);
    await provider.call(approveWithdrawal, { as: demoted, params });
    await inTransaction(provider.app.database, (unit) =>
      changeRole(provider.app, unit, demoted.userId, "member"),
    );
    await wait();
    await takeAction(provider, "approve", id, admin);
    await wait();
    expect((await view(id)).state).toBe("approved");
  });

  test("of one request share their time and are undone together", async () => {
    const ids = [(await openWithdrawal(provider)).id, (await openWithdrawal(provider)).id];
    const decision: DecisionOnMany = { action: "reject", reason: "For a reason" };
    await provider.call(decideWithdrawals, { as: admin, body: { ids, decision } });
    const batches = new Set((await queuedBy(admin)).map(({ batch, dueAt }) => `${batch} ${dueAt}`));
    expect(batches.size).toBe(1);
    expect((await undo(ids)).data.undone.toSorted()).toEqual(ids.toSorted());
  });

  test("are carried out once by several workers", async () => {
    const { reference } = await queueDecision("reject");
    now += 5_000;
    await Promise.all([1, 2, 3].map(() => applyDueDecisions(provider.app)));
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { q: reference } });
    expect(data.filter(({ action }) => action === "withdrawal.reject")).toHaveLength(1);
  });

  test("are either undone or carried out if both happen at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await queueDecision("reject");
      now += 5_000;
      const [response] = await Promise.all([undo([id]), applyDueDecisions(provider.app)]);
      // The worker runs again, because it skips a row while undoing has it locked.
      await applyDueDecisions(provider.app);
      const expected = response.data.undone.length > 0 ? "requested" : "rejected";
      expect((await view(id)).state).toBe(expected);
    }
  });
});
