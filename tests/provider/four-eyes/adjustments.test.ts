import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adjustBalance,
  adminGetUser,
  adminListAdjustments,
  approveAdjustment,
  rejectAdjustment,
} from "#contract/accounts/admin-users.ts";
import { listWalletEntries } from "#contract/wallet/wallet.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sqlStateOf } from "#provider/database/engine/sql-state.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";
import type { TestUser } from "../../support/programs/provider.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";

describeOnBothDatabases("adjustments of balances", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  let member: TestUser;
  beforeEach(async () => {
    member = await provider.signUp({ name: "Mary Major" });
    await creditMember(provider.app.database, member.userId, 20_000n);
  });

  const adjust = (amount: number, as = admin, headers: Record<string, string> = {}, to = member) =>
    provider.call(adjustBalance, {
      as,
      headers,
      params: { id: to.userId },
      body: { amount, reason: "Goodwill" },
    });
  const decide = (call: typeof approveAdjustment | typeof rejectAdjustment, id: string, as = second) =>
    provider.call(call, { as, params: { id } });
  const available = async () => (await balancesOf(provider.app.database, member.userId)).available;
  const setUser = ({ userId }: TestUser, change: Partial<typeof users.$inferInsert>) =>
    provider.app.database.update(users).set(change).where(eq(users.id, userId));

  test("books up to 100.00 a day in either direction at once and shows the member the reason", async () => {
    for (const amount of [5_000, -5_000]) {
      expect((await adjust(amount)).data).toMatchObject({
        amount,
        state: "booked",
        requiredApprovals: 1,
        decidedBy: null,
        canDecide: false,
        requestedBy: { id: admin.userId },
        member: { id: member.userId },
      });
    }
    const { data } = await provider.call(listWalletEntries, { as: member, query: { kind: "adjustment" } });
    const entry = { kind: "adjustment", account: "available", subject: { type: "none", label: "Goodwill" } };
    expect(data).toMatchObject([
      { ...entry, amount: -5_000, balanceAfter: 20_000 },
      { ...entry, amount: 5_000, balanceAfter: 25_000 },
    ]);
  });

  test("an adjustment above 100.00 waits for a second, different admin and is booked once", async () => {
    const { data: request } = await adjust(10_001);
    expect(request).toMatchObject({ state: "requested", requiredApprovals: 2, canDecide: false });
    expect(await available()).toBe(20_000n);
    const waiting = async (as: TestUser) =>
      (await provider.call(adminListAdjustments, { as, query: {} })).data;
    expect(await waiting(second)).toMatchObject([{ id: request.id, canDecide: true }]);
    expect((await waiting(admin))[0]!.canDecide).toBe(false);
    expect(await decide(approveAdjustment, request.id, admin)).toMatchObject({
      status: 403,
      body: { key: "adjustment_needs_other_admin" },
    });
    expect((await decide(approveAdjustment, request.id)).data).toMatchObject({
      state: "booked",
      decidedBy: { id: second.userId },
      canDecide: false,
    });
    expect(await available()).toBe(30_001n);
    const third = await provider.signUp({ role: "admin" });
    for (const call of [approveAdjustment, rejectAdjustment]) {
      expect(await decide(call, request.id, third)).toMatchObject({
        status: 409,
        body: { message: "Already reviewed by Otto Auditor." },
      });
    }
    expect(await available()).toBe(30_001n);
    expect(await waiting(admin)).toEqual([]);
    const { data: log } = await provider.call(listActivityLogs, { as: admin, query: { limit: 2 } });
    expect(log).toMatchObject([
      {
        action: "adjustment.approve",
        before: { state: "requested" },
        after: { state: "booked", amount: 10_001 },
      },
      { action: "adjustment.request", after: { state: "requested", amount: 10_001, reason: "Goodwill" } },
    ]);
  });

  test("a refused adjustment moves no money", async () => {
    const { data: request } = await adjust(-15_000);
    expect((await decide(rejectAdjustment, request.id)).data.state).toBe("refused");
    expect(await available()).toBe(20_000n);
    const { data: opened } = await provider.call(adminGetUser, { as: admin, params: { id: member.userId } });
    expect(opened.adjustments).toMatchObject([{ id: request.id, state: "refused" }]);
  });

  test("refuses to take more than the balance: directly, as a request and at its approval", async () => {
    // Together, these exceed what one admin can adjust per day.
    const book = async (amount: number) => {
      const { data } = await adjust(amount);
      if (data.state === "requested") await decide(approveAdjustment, data.id);
    };
    await book(-9_000);
    await book(-5_000);
    const expectedError = {
      status: 409,
      body: {
        key: "adjustment_above_available",
        details: { available: 6_000 },
        fields: { amount: ["At most $60.00 can be taken."] },
      },
    };
    expect(await adjust(-6_001)).toMatchObject(expectedError);
    expect(await adjust(-15_000)).toMatchObject(expectedError);
    await book(5_000);
    const { data: request } = await adjust(-11_000);
    await book(-5_000);
    expect(await decide(approveAdjustment, request.id)).toMatchObject(expectedError);
    expect(await available()).toBe(6_000n);
    expect((await decide(rejectAdjustment, request.id)).status).toBe(200);
    // A credit to a member with a negative balance is allowed, because it corrects the balance.
    const { data: opened } = await provider.call(adminGetUser, { as: admin, params: { id: member.userId } });
    expect(opened.adjustments).toHaveLength(5);
  });

  test("M6 an admin can't adjust or decide on their own balance", async () => {
    expect(await adjust(100, admin, {}, admin)).toMatchObject({ status: 403, body: { key: "own_account" } });
    await setUser(member, { role: "admin" });
    const { data: request } = await adjust(50_000);
    for (const call of [approveAdjustment, rejectAdjustment]) {
      expect(await decide(call, request.id, member)).toMatchObject({
        status: 403,
        body: { key: "own_account" },
      });
    }
    await decide(rejectAdjustment, request.id);
    await setUser(member, { role: "member" });
  });

  test("M6 the database refuses an admin's own adjustment", async () => {
    const { data: request } = await adjust(50_000);
    const attempts = [
      sql`update balance_adjustments set state = 'booked' where id = ${request.id}`,
      sql`update balance_adjustments set decided_by = user_id where id = ${request.id}`,
      sql`update balance_adjustments set decided_by = requested_by where id = ${request.id}`,
      sql`update balance_adjustments set requested_by = user_id where id = ${request.id}`,
    ];
    for (const attempt of attempts) {
      await expect(provider.app.database.execute(attempt)).rejects.toSatisfy(
        (error) => sqlStateOf(error) === "23514",
      );
    }
    await decide(rejectAdjustment, request.id);
  });

  test.each([{ role: "member" }, { status: "suspended" }] as const)(
    "M6 a request by a former admin (%j) can only be refused",
    async (change) => {
      const rogue = await provider.signUp({ role: "admin" });
      const { data: request } = await adjust(50_000, rogue);
      await setUser(rogue, change);
      expect(await decide(approveAdjustment, request.id)).toMatchObject({
        status: 409,
        body: { key: "adjustment_requester_gone" },
      });
      expect((await decide(rejectAdjustment, request.id)).data.state).toBe("refused");
      expect(await available()).toBe(20_000n);
    },
  );

  test("M2 books the same form once and refuses its key with another body", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const responses = await Promise.all([adjust(500, admin, headers), adjust(500, admin, headers)]);
    expect(responses[0]!.data).toEqual(responses[1]!.data);
    expect((await adjust(501, admin, headers)).status).toBe(422);
    expect(await available()).toBe(20_500n);
  });

  test("refuses zero, fractions, too large amounts and a missing reason at their fields", async () => {
    const { accessToken } = admin;
    for (const [payload, field] of [
      [{ amount: 0, reason: "x" }, "amount"],
      [{ amount: 1.5, reason: "x" }, "amount"],
      [{ amount: 2 ** 53, reason: "x" }, "amount"],
      [{ amount: 1, reason: " " }, "reason"],
    ] as const) {
      const response = await provider.app.inject({
        method: "POST",
        url: `/apis/v1/admin/users/${member.userId}/adjustments`,
        payload,
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field]);
    }
    for (const id of [randomUUID(), "none"]) {
      expect((await decide(approveAdjustment, id)).status).toBe(404);
      expect((await adjust(1, admin, {}, { ...member, userId: id })).status).toBe(404);
    }
  });
});
