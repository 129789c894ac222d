import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  decideWithdrawals,
  failWithdrawal,
  markWithdrawalPaid,
  rejectWithdrawal,
  type Decision,
  type DecisionOnMany,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { users, withdrawalApprovals } from "#provider/database/schema/schema.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import type { TestUser } from "../../support/programs/provider.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { openWithdrawal } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("M2 a decision's form sent again", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  async function createApprovedWithdrawal() {
    const withdrawal = await openWithdrawal(provider);
    await send("approve", withdrawal.id, { as: second });
    return withdrawal;
  }
  const headersOf = (key: string | undefined): Record<string, string> =>
    key === undefined ? {} : { "idempotency-key": key };
  function send(
    action: Decision["action"],
    id: string,
    {
      key,
      as = admin,
      reason = "For a reason",
    }: { key?: string | undefined; as?: TestUser; reason?: string },
  ) {
    const options = { as, params: { id }, headers: headersOf(key) };
    if (action === "approve") return provider.call(approveWithdrawal, options);
    if (action === "reject") return provider.call(rejectWithdrawal, { ...options, body: { reason } });
    if (action === "fail") return provider.call(failWithdrawal, { ...options, body: { reason } });
    return provider.call(markWithdrawalPaid, { ...options, body: { paymentReference: "SEPA-1" } });
  }
  function sendBulk(ids: string[], decision: DecisionOnMany, key?: string) {
    return provider.call(decideWithdrawals, {
      as: admin,
      headers: headersOf(key),
      body: { ids, decision },
    });
  }
  /** Returns every record that a decision creates. */
  async function effectsOf({ id, reference, payee }: Awaited<ReturnType<typeof openWithdrawal>>) {
    const [log, notices] = [
      await provider.call(listActivityLogs, { as: admin, query: { q: reference } }),
      await provider.call(listNotifications, { as: payee, query: {} }),
    ];
    const approvals = provider.app.database
      .select()
      .from(withdrawalApprovals)
      .where(eq(withdrawalApprovals.withdrawalId, id));
    const { data: shown } = await provider.call(adminGetWithdrawal, { as: second, params: { id } });
    const balances = await balancesOf(provider.app.database, payee.userId);
    return { log: log.data, notices: notices.data, approvals: await approvals, shown, balances };
  }

  test.each([
    ["approve", () => openWithdrawal(provider)],
    ["reject", () => openWithdrawal(provider)],
    ["mark-paid", createApprovedWithdrawal],
    ["fail", createApprovedWithdrawal],
  ] as const)("%s gets the first answer and changes nothing more", async (action, make) => {
    const withdrawal = await make();
    const key = randomUUID();
    const first = await send(action, withdrawal.id, { key });
    expect(first.status).toBe(200);
    const effects = await effectsOf(withdrawal);
    expect((await send(action, withdrawal.id, { key })).body).toEqual(first.body);
    expect(await effectsOf(withdrawal)).toEqual(effects);
  });

  test("another form, or one without a key, is refused as too late", async () => {
    const { id } = await openWithdrawal(provider);
    await send("approve", id, { key: randomUUID() });
    for (const key of [randomUUID(), undefined]) {
      expect(await send("approve", id, { key })).toMatchObject({
        status: 409,
        body: { key: "withdrawal_already_decided" },
      });
    }
  });

  test("in bulk, completed items return their first answer and refused ones are refused again", async () => {
    const [one, two, late] = [
      await openWithdrawal(provider),
      await openWithdrawal(provider, 60_000),
      await createApprovedWithdrawal(),
    ];
    const ids = [one.id, late.id, two.id];
    const key = randomUUID();
    const first = await sendBulk(ids, { action: "approve" }, key);
    expect(first.data.done.map(({ id, state }) => [id, state])).toEqual([
      [one.id, "approved"],
      [two.id, "requested"],
    ]);
    expect(first.data.refused).toMatchObject([{ id: late.id, key: "withdrawal_already_decided" }]);
    const effects = [await effectsOf(one), await effectsOf(two), await effectsOf(late)];
    expect((await sendBulk(ids, { action: "approve" }, key)).body).toEqual(first.body);
    expect([await effectsOf(one), await effectsOf(two), await effectsOf(late)]).toEqual(effects);
  });

  test("refuses the same key with another decision, singly and in bulk", async () => {
    const [one, two] = [await openWithdrawal(provider), await openWithdrawal(provider)];
    const key = randomUUID();
    await send("reject", one.id, { key });
    for (const other of [
      await send("reject", one.id, { key, reason: "For another reason" }),
      await send("approve", one.id, { key }),
    ]) {
      expect(other).toMatchObject({ status: 422, body: { key: "idempotency_key_reused" } });
    }
    await sendBulk([two.id], { action: "approve" }, key);
    const { data } = await sendBulk([two.id], { action: "reject", reason: "For a reason" }, key);
    expect(data).toMatchObject({ done: [], refused: [{ id: two.id, key: "idempotency_key_reused" }] });
  });

  test("a refused form leaves its key unused", async () => {
    const { id } = await openWithdrawal(provider);
    const key = randomUUID();
    expect((await send("mark-paid", id, { key })).body.key).toBe("withdrawal_not_approved");
    await send("approve", id, { as: second });
    expect((await send("mark-paid", id, { key })).data.state).toBe("paid");
  });

  test("a key doesn't return another admin's answer", async () => {
    const { id } = await openWithdrawal(provider, 60_000);
    const key = randomUUID();
    expect((await send("approve", id, { key })).data.approvals.given).toBe(1);
    expect((await send("approve", id, { key, as: second })).data).toMatchObject({
      state: "approved",
      approvals: { given: 2 },
    });
  });

  test("M6 the saved answer of a first approval never becomes the second", async () => {
    const withdrawal = await openWithdrawal(provider, 60_000);
    const key = randomUUID();
    const first = await send("approve", withdrawal.id, { key });
    for (let again = 0; again < 3; again++) {
      expect((await send("approve", withdrawal.id, { key })).body).toEqual(first.body);
      const { data } = await sendBulk([withdrawal.id], { action: "approve" }, key);
      expect(data.done).toEqual([first.data]);
    }
    for (const other of [undefined, randomUUID()]) {
      expect((await send("approve", withdrawal.id, { key: other })).body.key).toBe("approval_already_given");
    }
    const effects = await effectsOf(withdrawal);
    expect(effects.approvals).toHaveLength(1);
    expect(effects.shown).toMatchObject({ state: "requested", approvals: { given: 1, required: 2 } });
  });

  test.each([
    ["demoted", { role: "member" }],
    ["suspended", { status: "suspended" }],
  ] as const)("M6 an admin %s meanwhile gets no saved answer", async (_, change) => {
    const rogue = await provider.signUp({ role: "admin" });
    const { id } = await openWithdrawal(provider);
    const key = randomUUID();
    await send("approve", id, { key, as: rogue });
    await provider.app.database.update(users).set(change).where(eq(users.id, rogue.userId));
    expect((await send("approve", id, { key, as: rogue })).status).toBe(403);
  });

  test("refuses a malformed key before doing anything", async () => {
    const withdrawal = await openWithdrawal(provider);
    const effects = await effectsOf(withdrawal);
    for (const response of [
      await send("approve", withdrawal.id, { key: "short" }),
      await sendBulk([withdrawal.id], { action: "approve" }, "with a blank in it"),
    ]) {
      expect(response).toMatchObject({ status: 400, body: { key: "idempotency_key_missing" } });
    }
    expect(await effectsOf(withdrawal)).toEqual(effects);
  });
});
