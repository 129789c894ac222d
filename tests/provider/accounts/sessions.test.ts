import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOtherSessions, endSession, listSessions, login, refreshToken } from "#contract/accounts/auth.ts";
import { createRealtimeToken } from "#contract/realtime/realtime.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { refreshTokens, sessions } from "#provider/database/schema/session-schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { changePassword, changeRole, changeStatus } from "#provider/modules/accounts/changes.ts";
import { findLiveUser, revokeSessions } from "#provider/modules/sessions/repository.ts";
import { pruneSessions } from "#provider/modules/sessions/prune.ts";
import { accessSeconds } from "#provider/modules/sessions/tokens.ts";
import { authenticate } from "#provider/plugins/identity.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60 * 1000;

describeOnDatabase("sessions", (open) => {
  let member: TestUser;
  let now = new Date("2026-03-01T10:00:00Z");
  const provider = testProvider({ open, clock: () => now });
  beforeEach(async () => {
    member = await provider.signUp();
  });
  afterEach(() => vi.restoreAllMocks());

  async function signInAgain({ email, password }: TestUser, headers: Record<string, string> = {}) {
    const { data } = await provider.call(login, { body: { email, password }, headers });
    return { accessToken: data.access_token, refreshToken: data.refresh_token };
  }
  const meStatus = async (as: { accessToken: string }) =>
    (await provider.call(getCurrentUser, { as })).status;
  const list = async (as: { accessToken: string }) => (await provider.call(listSessions, { as })).data;

  test("lists own sessions, last used first, and marks this one", async () => {
    now = new Date(now.getTime() + 60_000);
    const phone = await signInAgain(member, { "user-agent": "Phone/1.0" });
    const rows = await list(phone);
    expect(rows.map(({ isCurrent, userAgent }) => ({ isCurrent, userAgent }))).toEqual([
      { isCurrent: true, userAgent: "Phone/1.0" },
      { isCurrent: false, userAgent: "test" },
    ]);
    expect(rows[0]).toMatchObject({ ip: "127.0.0.1", createdAt: now.toISOString() });
  });

  test("ending a session applies to its next request and its refresh token", async () => {
    const phone = await signInAgain(member);
    const phoneId = (await list(phone)).find((row) => row.isCurrent)!.id;
    const disconnect = vi.spyOn(provider.app.realtime, "disconnectSession");
    expect((await provider.call(endSession, { as: member, params: { id: phoneId } })).status).toBe(200);
    expect(disconnect.mock.calls).toEqual([[phoneId]]);
    expect(await meStatus(phone)).toBe(401);
    expect((await provider.call(refreshToken, { body: { refreshToken: phone.refreshToken } })).status).toBe(
      401,
    );
    expect(await meStatus(member)).toBe(200);
    expect(await list(member)).toHaveLength(1);
  });

  test("S7 another member's session and a malformed id answer 404", async () => {
    const otherMember = await provider.signUp();
    const [own] = await list(member);
    const foreign = await provider.call(endSession, { as: otherMember, params: { id: own!.id } });
    expect(foreign.body).toMatchObject({ code: 404, key: "not_found" });
    expect(await meStatus(member)).toBe(200);
    expect((await provider.call(endSession, { as: otherMember, params: { id: "nobody" } })).status).toBe(404);
  });

  test("signing out everywhere else keeps only this login", async () => {
    const otherMember = await provider.signUp();
    const others = [await signInAgain(member), await signInAgain(member)];
    expect((await provider.call(endOtherSessions, { as: member })).data).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(meStatus))).toEqual([401, 401]);
    expect(await Promise.all([member, otherMember].map(meStatus))).toEqual([200, 200]);
  });

  test("a new password ends every login except the one that set it", async () => {
    const other = await signInAgain(member);
    const keep = (await list(member)).find((row) => row.isCurrent)!.id;
    await inTransaction(provider.connection.database, (unit) =>
      changePassword(provider.app, unit, { userId: member.userId, password: "New-horse-8", keep }),
    );
    expect(await Promise.all([member, other].map(meStatus))).toEqual([200, 401]);
    const oldPasswordLogin = await provider.call(login, {
      body: { email: member.email, password: member.password },
    });
    expect(oldPasswordLogin.status).toBe(401);
    await signInAgain({ ...member, password: "New-horse-8" });
  });

  test("a role change or suspension ends every login; a reverted change ends none", async () => {
    const { database } = provider.connection;
    const failing = inTransaction(database, async (unit) => {
      await changeStatus(provider.app, unit, member.userId, { status: "suspended" });
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    expect(await meStatus(member)).toBe(200);

    await inTransaction(database, (unit) => changeRole(provider.app, unit, member.userId, "admin"));
    expect(await meStatus(member)).toBe(401);
    const admin = await signInAgain(member);
    await inTransaction(database, (unit) =>
      changeStatus(provider.app, unit, member.userId, { status: "suspended" }),
    );
    // The response differs from that for an expired login (401), so that the owner learns of the suspension.
    expect(await meStatus(admin)).toBe(403);
    await inTransaction(database, (unit) =>
      changeStatus(provider.app, unit, member.userId, { status: "active" }),
    );
    expect(await meStatus(admin)).toBe(401);
    expect(await meStatus(await signInAgain(member))).toBe(200);
  });

  test.each([
    ["member", 90 * day],
    ["admin", day / 2],
  ] as const)(
    "a login of a %s expires however much it is used, with its sockets and tokens",
    async (role, longest) => {
      const startedAt = now;
      const user = await provider.signUp({ role });
      let pair = { access: user.accessToken, refresh: user.refreshToken };
      const use = () => provider.call(refreshToken, { body: { refreshToken: pair.refresh } });
      const step = longest / 10;
      try {
        for (let steps = 1; steps < 10; steps++) {
          now = new Date(startedAt.getTime() + steps * step);
          const { data } = await use();
          pair = { access: data.access_token, refresh: data.refresh_token };
        }
        now = new Date(startedAt.getTime() + longest - 1_000);
        const { data } = await use();
        pair = { access: data.access_token, refresh: data.refresh_token };
        expect(await meStatus({ accessToken: pair.access })).toBe(200);
        now = new Date(startedAt.getTime() + longest);
        expect(await meStatus({ accessToken: pair.access })).toBe(401);
        expect((await use()).status).toBe(401);
        // A login from before the maximum lifetime existed, with a later expiry, ends as well.
        const later = { expiresAt: new Date(now.getTime() + day) };
        await provider.connection.database
          .update(sessions)
          .set(later)
          .where(eq(sessions.userId, user.userId));
        expect((await use()).status).toBe(401);
      } finally {
        now = startedAt;
      }
    },
  );

  test("a realtime token lasts 60 s, opens no call, and ends with its session", async () => {
    const { token, expiresIn } = (await provider.call(createRealtimeToken, { as: member })).data;
    expect(expiresIn).toBe(60);
    expect(await meStatus({ accessToken: token })).toBe(401);
    expect(await authenticate(provider.app, token, "realtime")).toMatchObject({
      userId: member.userId,
      role: "member",
    });
    await expect(authenticate(provider.app, member.accessToken, "realtime")).rejects.toMatchObject({
      status: 401,
    });

    now = new Date(now.getTime() + 60_000);
    await expect(authenticate(provider.app, token, "realtime")).rejects.toMatchObject({
      key: "token_expired",
    });
    const realtimeToken = (await provider.call(createRealtimeToken, { as: member })).data.token;
    await provider.call(endOtherSessions, { as: await signInAgain(member) });
    await expect(authenticate(provider.app, realtimeToken, "realtime")).rejects.toMatchObject({
      key: "unauthenticated",
    });
  });

  test("calls that arrive together share one read of the session", async () => {
    const { database } = provider.connection;
    const subject = { userId: member.userId, sessionId: (await list(member))[0]!.id };
    const first = findLiveUser(database, subject, now);
    expect(findLiveUser(database, subject, now)).toBe(first);
    expect((await first)?.email).toBe(member.email);
  });

  test("a call that arrives after the end of its session reads the session again", async () => {
    const { database } = provider.connection;
    const subject = { userId: member.userId, sessionId: (await list(member))[0]!.id };
    await findLiveUser(database, subject, now);
    await revokeSessions(database, { ...subject, reason: "ended", now });
    expect(await findLiveUser(database, subject, now)).toBeUndefined();
  });

  test("calls of different users that arrive together get their own user", async () => {
    const otherMember = await provider.signUp();
    const responses = [member, otherMember].map((as) => provider.call(getCurrentUser, { as }));
    const emails = (await Promise.all(responses)).map(({ data }) => data.email);
    expect(emails).toEqual([member.email, otherMember.email]);
  });

  test("a token that was accepted before is refused once it expires", async () => {
    expect(await meStatus(member)).toBe(200);
    now = new Date(now.getTime() + accessSeconds * 1000);
    expect((await provider.call(getCurrentUser, { as: member })).body).toMatchObject({
      key: "token_expired",
    });
  });

  test("a token that was accepted before still opens no socket", async () => {
    expect(await meStatus(member)).toBe(200);
    await expect(authenticate(provider.app, member.accessToken, "realtime")).rejects.toMatchObject({
      key: "unauthenticated",
    });
  });

  test("pruning deletes sessions ended 90 days ago and tokens used 30 days ago, and no active ones", async () => {
    const leftSession = await signInAgain(member);
    const leftId = (await list(leftSession)).find((row) => row.isCurrent)!.id;
    await provider.call(endSession, { as: member, params: { id: leftId } });
    let token = member.refreshToken;
    // A login used every 20 days stays valid.
    for (let turn = 0; turn < 4; turn += 1) {
      token = (await provider.call(refreshToken, { body: { refreshToken: token } })).data.refresh_token;
      now = new Date(now.getTime() + 20 * day);
    }
    await pruneSessions(provider.connection.database, new Date(now.getTime() + 15 * day));
    const remaining = await provider.connection.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, member.userId));
    expect(remaining.map((row) => row.id)).not.toContain(leftId);
    expect(remaining).toHaveLength(1);
    const tokens = await provider.connection.database
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, remaining[0]!.id));
    expect(tokens.length).toBeLessThan(6);
    expect((await provider.call(refreshToken, { body: { refreshToken: token } })).status).toBe(200);
  });
});
