import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { getAccount } from "#contract/accounts/account.ts";
import {
  adminGetUser,
  adminListUsers,
  changeTier,
  endUserSessions,
  restoreUser,
  suspendUser,
  viewAsMember,
} from "#contract/accounts/admin-users.ts";
import { login, refreshToken } from "#contract/accounts/auth.ts";
import type { Tier } from "#contract/cash-back/tiers.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import type { TestUser } from "../../support/programs/provider.ts";
import { repetitions } from "../../support/programs/repetitions.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

describeOnDatabase("admins and accounts", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  const body = { reason: "Several accounts", memberMessage: "You opened <two> accounts." };
  const load = async (id: string, as = admin) =>
    (await provider.call(adminGetUser, { as, params: { id } })).data;
  const me = (as: TestUser) => provider.call(getCurrentUser, { as });
  const suspend = (id: string, as = admin, headers: Record<string, string> = {}) =>
    provider.call(suspendUser, { as, params: { id }, body, headers });
  const mailsTo = ({ userId }: TestUser) =>
    provider.app.database
      .select({ type: mailItems.type, path: mailItems.path, description: mailItems.description })
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(and(eq(mails.userId, userId), like(mailItems.type, "account_%")));
  const latestLog = async (limit: number) =>
    (await provider.call(listActivityLogs, { as: admin, query: { limit } })).data;

  test("a suspension ends logins and refresh tokens at once with its reason; a restoration allows login again", async () => {
    const { memberMessage } = body;
    const member = await provider.signUp();
    expect((await load(member.userId)).steps).toEqual([
      "adjust",
      "end_sessions",
      "rename",
      "change_tier",
      "change_role",
      "suspend",
    ]);
    const { data } = await suspend(member.userId);
    expect(data).toMatchObject({
      status: "suspended",
      statusReason: body.reason,
      statusMessage: memberMessage,
      sessions: [],
      steps: ["adjust", "rename", "change_tier", "change_role", "restore"],
    });
    const suspended = { status: 403, body: { key: "account_suspended", details: { memberMessage } } };
    expect(await me(member)).toMatchObject(suspended);
    const tokens = { refreshToken: member.refreshToken };
    expect((await provider.call(refreshToken, { body: tokens })).status).toBe(401);
    const { email, password } = member;
    const logInAgain = () => provider.call(login, { body: { email, password } });
    expect(await logInAgain()).toMatchObject(suspended);
    expect(await mailsTo(member)).toEqual([
      {
        type: "account_suspended",
        path: "/contact",
        description: expect.stringContaining(memberMessage),
      },
    ]);

    const restored = await provider.call(restoreUser, {
      as: second,
      params: { id: member.userId },
      body: { reason: "Explained" },
    });
    expect(restored.data).toMatchObject({
      status: "active",
      statusReason: null,
      statusMessage: null,
      sessions: [],
    });
    expect((await mailsTo(member)).map(({ type }) => type)).toContain("account_restored");
    expect((await me(member)).status).toBe(401);
    expect((await logInAgain()).status).toBe(200);
    expect(await latestLog(2)).toMatchObject([
      {
        action: "user.restore",
        actor: { email: second.email },
        before: { status: "suspended" },
        after: { status: "active", reason: "Explained" },
      },
      { action: "user.suspend", after: { status: "suspended", ...body } },
    ]);
  });

  test("a tier is granted and removed once, logged, mailed and shown to its owner", async () => {
    const member = await provider.signUp();
    const giveTier = (tier: Tier, as = admin, id = member.userId) =>
      provider.call(changeTier, { as, params: { id }, body: { tier, reason: "Ten years with us" } });
    const listMails = () =>
      provider.app.database
        .select({ type: mailItems.type, path: mailItems.path })
        .from(mailItems)
        .innerJoin(mails, eq(mails.id, mailItems.mailId))
        .where(and(eq(mails.userId, member.userId), like(mailItems.type, "account_tier_%")));
    const readShown = async () => [
      (await me(member)).data.tier,
      (await provider.call(getAccount, { as: member })).data.tier,
      (await load(member.userId)).tier,
    ];
    expect(await readShown()).toEqual(["free", "free", "free"]);
    expect((await giveTier("premium")).data.tier).toBe("premium");
    const unchanged = { status: 409, body: { key: "user_tier_already" } };
    expect(await giveTier("premium", second)).toMatchObject(unchanged);
    expect(await readShown()).toEqual(["premium", "premium", "premium"]);
    const list = async (tier: Tier) =>
      (await provider.call(adminListUsers, { as: admin, query: { tier } })).data.map(({ id }) => id);
    expect(await list("premium")).toEqual([member.userId]);
    expect(await list("free")).not.toContain(member.userId);
    expect((await giveTier("free", second)).data.tier).toBe("free");
    expect(await listMails()).toEqual([
      { type: "account_tier_premium", path: "/pages/pricing" },
      { type: "account_tier_free", path: "/pages/pricing" },
    ]);
    expect(await latestLog(1)).toMatchObject([
      {
        action: "user.change-tier",
        before: { tier: "premium" },
        after: { tier: "free", reason: "Ten years with us" },
      },
    ]);

    expect(await giveTier("premium", admin, admin.userId)).toMatchObject({
      status: 403,
      body: { key: "own_account" },
    });
    for (const role of ["support", "finance", "auditor", "member"] as const)
      expect((await giveTier("premium", await provider.signUp({ role }))).status).toBe(403);
  });

  test("M5 of two admins who suspend a member at once, one is refused; M2 a form sent twice is applied once", async () => {
    const member = await provider.signUp();
    const headers = { "idempotency-key": randomUUID() };
    const [first, repeated] = [
      await suspend(member.userId, admin, headers),
      await suspend(member.userId, admin, headers),
    ];
    expect(repeated.data).toEqual(first.data);
    const secondSuspension = await suspend(member.userId, second);
    expect(secondSuspension).toMatchObject({ status: 409, body: { key: "user_already_suspended" } });
    const other = await provider.signUp();
    const responses = await Promise.all([suspend(other.userId), suspend(other.userId, second)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const active = await provider.signUp();
    const params = { id: active.userId };
    expect(await provider.call(restoreUser, { as: admin, params, body })).toMatchObject({
      status: 409,
      body: { key: "user_not_suspended" },
    });
  });

  test("M6 admins can't act on their own accounts, and if two suspend each other at once, one stays active", async () => {
    for (const call of [suspendUser, restoreUser]) {
      const response = await provider.call(call, { as: admin, params: { id: admin.userId }, body });
      expect(response).toMatchObject({ status: 403, body: { key: "own_account" } });
    }
    expect((await load(admin.userId)).steps).toEqual([]);
    for (let round = 0; round < repetitions({ ci: 5, long: 200 }); round++) {
      const ring = await Promise.all([1, 2, 3].map(() => provider.signUp({ role: "admin" })));
      const responses = await Promise.all(ring.map((as, i) => suspend(ring[(i + 1) % 3]!.userId, as)));
      // Each request ends the sessions of the admin it suspends, whose own request may then fail with 401.
      expect(
        responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 401),
      ).toEqual([]);
      for (const { userId } of ring) expect((await load(userId)).status).toBe("active");
    }
    const retired = await provider.signUp({ role: "admin" });
    await provider.app.database
      .update(users)
      .set({ status: "suspended" })
      .where(eq(users.id, retired.userId));
  });

  test("ends one login or all logins of a user, but no other user's", async () => {
    const member = await provider.signUp();
    const { email, password } = member;
    await provider.call(login, { body: { email, password } });
    const params = { id: member.userId };
    const [one] = (await load(member.userId)).sessions;
    const end = (session?: string) =>
      provider.call(endUserSessions, { as: admin, params, body: session ? { session } : {} });
    expect((await end(one!.id)).data.sessions).toHaveLength(1);
    const foreign = (await load(second.userId)).sessions[0]!.id;
    expect((await end(foreign)).data.sessions).toHaveLength(1);
    // Its characters are valid for an ID, but PostgreSQL doesn't accept it as a UUID.
    expect((await end("9007199254740993")).data.sessions).toHaveLength(1);
    expect((await end()).data).toMatchObject({
      sessions: [],
      steps: ["adjust", "rename", "change_tier", "change_role", "suspend"],
    });
    expect((await me(member)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
    expect((await latestLog(1))[0]).toMatchObject({ action: "user.end-sessions", after: { ended: 1 } });
  });

  test("lists users with figures, sorted, filtered and paged", async () => {
    const payee = await signUpPayee(provider, 7_500n);
    await provider.app.database.update(users).set({ name: "Zoe Quill" }).where(eq(users.id, payee.userId));
    await submitWithdrawal(provider, payee, 2_000);
    const list = async (query: object) => provider.call(adminListUsers, { as: admin, query });
    const found = await list({ q: "zoe q" });
    expect(found.meta).toMatchObject({ total: 1, totalIsExact: true, nextCursor: null });
    expect(found.data).toMatchObject([
      {
        id: payee.userId,
        role: "member",
        status: "active",
        available: 5_500,
        reserved: 2_000,
        pending: 0,
        lifetime: 7_500,
        paid: { count: 0, amount: 0 },
        risks: expect.any(Array),
        lastSeenAt: expect.any(String),
      },
    ]);
    const admins = await list({ role: "admin", status: "suspended" });
    expect(new Set(admins.data.map(({ role, status }) => `${role} ${status}`))).toEqual(
      new Set(["admin suspended"]),
    );

    for (const order of ["newest", "oldest"]) {
      const allIds = (await list({ order, limit: 100 })).data.map(({ id }) => id);
      const walked: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const page = await list({ order, limit: 4, ...(cursor && { cursor }) });
        walked.push(...page.data.map(({ id }) => id));
        cursor = page.meta.nextCursor;
      }
      expect(walked).toEqual(allIds);
    }
    expect((await list({ cursor: "nonsense" })).status).toBe(400);
    expect((await list({ risk: "tall" })).status).toBe(400);
  });

  test("shows an admin the member's own figures and lists, and logs the view", async () => {
    const payee = await signUpPayee(provider, 7_500n);
    const { reference } = (await submitWithdrawal(provider, payee, 2_000)).data;
    const { data } = await provider.call(viewAsMember, { as: admin, params: { id: payee.userId } });
    expect(data).toMatchObject({
      member: { id: payee.userId },
      wallet: { available: 5_500, reserved: 2_000, lifetime: 7_500, nextPayable: null },
      withdrawals: [{ reference }],
      purchases: [],
    });
    expect(data.events).toHaveLength(3);
    expect((await latestLog(1))[0]).toMatchObject({
      action: "user.view-as-member",
      object: { type: "user", id: payee.userId, label: payee.email },
      actor: { email: admin.email },
    });
  });

  test.each([
    ["suspended", { status: "suspended" }],
    ["demoted", { role: "member" }],
  ] as const)("M6 an admin %s in between can do nothing more", async (_, change) => {
    const rogue = await provider.signUp({ role: "admin" });
    const member = await provider.signUp();
    await provider.app.database.update(users).set(change).where(eq(users.id, rogue.userId));
    expect((await suspend(member.userId, rogue)).status).toBe(403);
    expect((await load(member.userId)).status).toBe("active");
  });

  test("requires a reason and an existing account", async () => {
    const member = await provider.signUp();
    for (const reason of ["", "   ", "x".repeat(501)]) {
      const params = { id: member.userId };
      const response = await provider.call(suspendUser, { as: admin, params, body: { ...body, reason } });
      expect(response).toMatchObject({ status: 400, body: { key: "validation_failed" } });
    }
    for (const memberNotice of ["", "x", "x".repeat(301)]) {
      const params = { id: member.userId };
      const input = { ...body, memberMessage: memberNotice };
      expect((await provider.call(suspendUser, { as: admin, params, body: input })).status).toBe(400);
    }
    for (const id of [randomUUID(), "nobody"]) {
      expect((await suspend(id)).status).toBe(404);
      expect((await provider.call(adminGetUser, { as: admin, params: { id } })).status).toBe(404);
      expect((await provider.call(viewAsMember, { as: admin, params: { id } })).status).toBe(404);
    }
  });
});
