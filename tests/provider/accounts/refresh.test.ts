import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { login, logout, refreshToken } from "#contract/accounts/auth.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { users } from "#provider/database/schema/schema.ts";
import { refreshTokens } from "#provider/database/schema/session-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { printCoverage, repetitions } from "../../support/programs/repetitions.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("refresh", (open) => {
  let member: TestUser;
  let now = new Date("2026-03-01T10:00:00Z");
  const provider = testProvider({ open, clock: () => now });
  beforeEach(async () => {
    member = await provider.signUp();
  });

  const refresh = (token: string) => provider.call(refreshToken, { body: { refreshToken: token } });
  const successor = async (token: string) => (await refresh(token)).data.refresh_token;
  const advanceClock = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const meStatus = async (accessToken: string) =>
    (await provider.call(getCurrentUser, { as: { accessToken } })).status;

  test("returns a new pair, and the new access token works", async () => {
    advanceClock(901);
    expect(await meStatus(member.accessToken)).toBe(401);
    const response = await refresh(member.refreshToken);
    expect(response.status).toBe(200);
    expect(response.data.refresh_token).not.toBe(member.refreshToken);
    expect(await meStatus(response.data.access_token)).toBe(200);
  });

  test("S4 after a lost answer the previous token returns the same successor until that is used", async () => {
    const first = await successor(member.refreshToken);
    advanceClock(10 * 24 * 3600);
    expect(await successor(member.refreshToken)).toBe(first);
    expect((await refresh(first)).status).toBe(200);
  });

  test("S4 a token returns the same successor for 30 s after the successor's first use", async () => {
    const first = await successor(member.refreshToken);
    const second = await successor(first);
    advanceClock(30);
    expect(await successor(member.refreshToken)).toBe(first);
    expect(await successor(first)).toBe(second);
  });

  test("S4 reuse after the grace period ends the whole family and its sockets", async () => {
    const disconnect = vi.spyOn(provider.app.realtime, "disconnectSession");
    const first = await successor(member.refreshToken);
    const latest = await refresh(first);
    advanceClock(31);
    const reused = await refresh(member.refreshToken);
    expect(reused.body).toMatchObject({
      code: 401,
      key: "refresh_token_invalid",
      message: "Failed to refresh token",
    });
    expect(await meStatus(latest.data.access_token)).toBe(401);
    expect((await refresh(latest.data.refresh_token)).status).toBe(401);
    expect((await refresh(first)).status).toBe(401);
    expect(disconnect).toHaveBeenCalledTimes(1);
    disconnect.mockRestore();
  });

  test("S4 reuse in one family leaves the member's other logins", async () => {
    const other = await provider.call(login, { body: { email: member.email, password: member.password } });
    await successor(await successor(member.refreshToken));
    advanceClock(31);
    expect((await refresh(member.refreshToken)).status).toBe(401);
    expect(await meStatus(other.data.access_token)).toBe(200);
    expect((await refresh(other.data.refresh_token)).status).toBe(200);
  });

  test("a stampede of 50 gets one successor and writes one row", async () => {
    const successors = await Promise.all(Array.from({ length: 50 }, () => successor(member.refreshToken)));
    expect(new Set(successors).size).toBe(1);
    const family = await familyOf(member);
    expect(family).toHaveLength(2);
  });

  test("S3 a chain refreshed by racing holders never breaks", async () => {
    const rounds = repetitions({ ci: 8, long: 500 });
    let token = member.refreshToken;
    for (let round = 0; round < rounds; round += 1) {
      advanceClock(901);
      const successors = await Promise.all(Array.from({ length: 5 }, () => successor(token)));
      expect(new Set(successors).size).toBe(1);
      token = successors[0]!;
    }
    printCoverage(`S3: ${rounds} rounds of 5 racing refreshes at the provider, one successor each`);
    expect(await familyOf(member)).toHaveLength(rounds + 1);
  });

  test("refuses an unknown token, one of an ended login, of a suspended member, or unused for 30 days", async () => {
    const expectedError = { code: 401, key: "refresh_token_invalid", message: "Failed to refresh token" };
    expect((await refresh("nonsense")).body).toMatchObject(expectedError);
    await provider.call(logout, { as: member });
    expect((await refresh(member.refreshToken)).body).toMatchObject(expectedError);

    const suspended = await provider.signUp();
    await provider.connection.database
      .update(users)
      .set({ status: "suspended" })
      .where(eq(users.id, suspended.userId));
    expect((await refresh(suspended.refreshToken)).body).toMatchObject(expectedError);

    const idle = await provider.signUp();
    advanceClock(30 * 24 * 3600);
    expect((await refresh(idle.refreshToken)).body).toMatchObject(expectedError);
  });

  test("stores no usable token", async () => {
    const next = await successor(member.refreshToken);
    const storedRows = JSON.stringify(await provider.connection.database.select().from(refreshTokens));
    expect(storedRows).not.toContain(member.refreshToken);
    expect(storedRows).not.toContain(next);
  });

  async function familyOf({ accessToken }: TestUser) {
    const verified = await provider.app.tokens.verify(accessToken, "api", now, true);
    const sessionId = verified.ok ? verified.subject.sessionId : "";
    return provider.connection.database
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, sessionId));
  }
});
