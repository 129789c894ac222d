import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  markWithdrawalPaid,
  rejectWithdrawal,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { cancelWithdrawal, getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { sqlStateOf } from "#provider/database/engine/sql-state.ts";
import { users } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import type { TestUser } from "../../support/programs/provider.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { openWithdrawal } from "../../support/money/withdrawals.ts";

describeOnDatabase("M6 self-approval and rogue admins", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  const approve = (id: string, as: TestUser) => provider.call(approveWithdrawal, { as, params: { id } });
  const viewAs = async (as: TestUser, id: string) =>
    (await provider.call(adminGetWithdrawal, { as, params: { id } })).data;
  const setUser = (user: TestUser, change: Partial<typeof users.$inferInsert>) =>
    provider.app.database.update(users).set(change).where(eq(users.id, user.userId));

  test("up to 500.00 needs one admin, a cent more needs two", async () => {
    expect((await approve((await openWithdrawal(provider, 50_000)).id, admin)).data.state).toBe("approved");
    const { id, payee } = await openWithdrawal(provider, 50_001);
    expect((await approve(id, admin)).data).toMatchObject({
      state: "requested",
      approvals: { given: 1, required: 2 },
      decidedBy: null,
      needsOtherAdmin: true,
      approvedBy: [{ id: admin.userId }],
    });
    expect((await viewAs(second, id)).needsOtherAdmin).toBe(false);
    expect((await provider.call(listNotifications, { as: payee, query: {} })).data).toEqual([]);
    expect((await approve(id, second)).data).toMatchObject({
      state: "approved",
      approvals: { given: 2, required: 2 },
    });
    expect((await provider.call(listNotifications, { as: payee, query: {} })).data).toHaveLength(1);
  });

  test("the same admin can't approve twice, even from two tabs at once", async () => {
    const { id } = await openWithdrawal(provider, 60_000);
    const responses = await Promise.all([approve(id, admin), approve(id, admin)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.key).toBe("approval_already_given");
    expect((await viewAs(admin, id)).state).toBe("requested");
  });

  test("after one of two approvals the member can still cancel, and any admin can reject", async () => {
    const [canceled, rejected] = [
      await openWithdrawal(provider, 60_000),
      await openWithdrawal(provider, 60_000),
    ];
    await approve(canceled.id, admin);
    const response = await provider.call(cancelWithdrawal, {
      as: canceled.payee,
      params: { id: canceled.id },
    });
    expect(response.data).toMatchObject({ state: "canceled", approvals: { given: 1, required: 2 } });
    expect(await approve(canceled.id, second)).toMatchObject({
      status: 409,
      body: { message: "Already reviewed by Mary Major: canceled." },
    });
    await approve(rejected.id, admin);
    const body = { reason: "Not plausible" };
    const reject = await provider.call(rejectWithdrawal, { as: admin, params: { id: rejected.id }, body });
    expect(reject.data.state).toBe("rejected");
  });

  test("an admin can't decide on their own withdrawal", async () => {
    const { id, payee } = await openWithdrawal(provider, 20_000);
    await setUser(payee, { role: "admin" });
    const params = { id };
    expect((await viewAs(payee, id)).needsOtherAdmin).toBe(true);
    for (const rejection of [
      await approve(id, payee),
      await provider.call(rejectWithdrawal, { as: payee, params, body: { reason: "Mine" } }),
      await provider.call(markWithdrawalPaid, { as: payee, params, body: { paymentReference: "MINE" } }),
    ]) {
      expect(rejection).toMatchObject({ status: 403, body: { key: "own_withdrawal" } });
    }
    expect((await provider.call(getWithdrawal, { as: payee, params })).data.state).toBe("requested");
  });

  test("the database refuses an approval or decision by the member", async () => {
    const { id, payee } = await openWithdrawal(provider, 20_000);
    const { database } = provider.app;
    const attempts = [
      sql`insert into withdrawal_approvals values (${id}, ${payee.userId}, ${payee.userId})`,
      sql`insert into withdrawal_approvals values (${id}, ${admin.userId}, ${payee.userId})`,
      sql`update withdrawals set state = 'approved', decided_by = user_id where id = ${id}`,
    ];
    const sqlStates = ["23514", "23503", "23514"];
    for (const [index, attempt] of attempts.entries()) {
      await expect(database.execute(attempt)).rejects.toSatisfy(
        (error) => sqlStateOf(error) === sqlStates[index],
      );
    }
  });

  test.each([
    ["demoted", { role: "member" }],
    ["suspended", { status: "suspended" }],
  ] as const)(
    "an admin %s after approving can no longer decide, and the approval is no longer valid",
    async (_, change) => {
      const rogue = await provider.signUp({ role: "admin" });
      const { id } = await openWithdrawal(provider, 60_000);
      await approve(id, rogue);
      await setUser(rogue, change);
      expect((await approve(id, rogue)).status).toBe(403);
      expect((await viewAs(admin, id)).approvals).toEqual({ given: 0, required: 2 });
      expect((await approve(id, admin)).data).toMatchObject({
        state: "requested",
        approvals: { given: 1, required: 2 },
      });
      expect((await approve(id, second)).data.state).toBe("approved");
    },
  );
});
