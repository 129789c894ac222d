import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAccount } from "#contract/accounts/account.ts";
import { endOtherSessions, endSession, listSessions, login, register } from "#contract/accounts/auth.ts";
import { addPayoutMethod, removePayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { securityEvents } from "#provider/database/schema/security-event-schema.ts";
import { pruneSecurityEvents } from "#provider/modules/security-events/prune.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60 * 1000;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describeOnDatabase("the security log", (open) => {
  let provider: TestProvider;
  let now = new Date("2026-03-01T10:00:00Z");

  beforeAll(async () => void (provider = await startTestProvider({ open, clock: () => now })));
  afterAll(() => provider.close());

  const logOf = async (as: Pick<TestUser, "accessToken">, query = {}) =>
    (await provider.call(listSecurityEvents, { as, query })).data;
  const kindsOf = async (as: Pick<TestUser, "accessToken">) => (await logOf(as)).map(({ kind }) => kind);
  const logIn = (email: string, password: string) =>
    provider.call(login, { body: { email, password }, headers: { "user-agent": firefox } });

  test("records successful and failed logins with time, address and browser, newest first", async () => {
    const member = await provider.signUp();
    await logIn(member.email, "Wrong-horse-7");
    await logIn(member.email.toUpperCase(), member.password);
    const device = { browser: "Firefox", system: "Linux", kind: "desktop" };
    const row = { at: now.toISOString(), ip: "127.0.0.1", machine: device };
    expect(await logOf(member)).toMatchObject([
      { kind: "login", ...row },
      { kind: "login_failed", ...row },
    ]);
  });

  test("a new account starts its log", async () => {
    const body = { name: "Noor", email: `${crypto.randomUUID()}@example.test`, password: "Right-horse-7" };
    await provider.call(register, { body });
    const { data } = await logIn(body.email, body.password);
    expect(await kindsOf({ accessToken: data.access_token })).toEqual(["login", "registered"]);
  });

  test("S11 records a failed login without an account, never shows it and deletes it after a day", async () => {
    const findUnclaimed = () =>
      provider.connection.database.select().from(securityEvents).where(isNull(securityEvents.userId));
    await pruneSecurityEvents(provider.connection.database, new Date(now.getTime() + 2 * day));
    await logIn("nobody@example.test", "Wrong-horse-7");
    expect(await findUnclaimed()).toHaveLength(1);
    expect(await kindsOf(await provider.signUp())).toEqual([]);
    await pruneSecurityEvents(provider.connection.database, new Date(now.getTime() + day + 1));
    expect(await findUnclaimed()).toEqual([]);
  });

  test("records ended devices, new names and payout methods, but no unchanged forms", async () => {
    const member = await provider.signUp();
    const other = (await logIn(member.email, member.password)).data.access_token;
    const [id] = (await provider.call(listSessions, { as: { accessToken: other } })).data
      .filter((row) => row.isCurrent)
      .map((row) => row.id);
    await provider.call(endSession, { as: member, params: { id: id! } });
    await provider.call(endSession, { as: member, params: { id: id! } });
    await provider.call(endOtherSessions, { as: member });
    await logIn(member.email, member.password);
    await provider.call(endOtherSessions, { as: member });
    await provider.call(changeAccount, { as: member, body: { name: "Lina Karam" } });
    const details = { kind: "paypal", email: "pay@example.test" } as const;
    const body = { details, password: member.password };
    const method = (await provider.call(addPayoutMethod, { as: member, body })).data;
    expect((await provider.call(addPayoutMethod, { as: member, body })).status).toBe(422);
    await provider.call(removePayoutMethod, { as: member, params: { id: method.id } });
    const secondRemoval = await provider.call(removePayoutMethod, { as: member, params: { id: method.id } });
    expect(secondRemoval.status).toBe(404);
    expect((await kindsOf(member)).reverse()).toEqual([
      "login",
      "session_ended",
      "login",
      "sessions_ended",
      "name_changed",
      "payout_method_added",
      "payout_method_removed",
    ]);
  });

  test("filters by kind and is visible to its owner only", async () => {
    const [member, otherMember] = [await provider.signUp(), await provider.signUp()];
    await logIn(member.email, member.password);
    await logIn(member.email, "Wrong-horse-7");
    const failed = await logOf(member, { kind: "login_failed" });
    expect(failed.map(({ kind }) => kind)).toEqual(["login_failed"]);
    expect(await logOf(otherMember)).toEqual([]);
  });

  test("deletes events older than a year", async () => {
    const member = await provider.signUp();
    await logIn(member.email, member.password);
    const startedAt = now;
    now = new Date(startedAt.getTime() + 20 * day);
    const { data } = await logIn(member.email, member.password);
    await pruneSecurityEvents(provider.connection.database, new Date(startedAt.getTime() + 366 * day));
    expect(await logOf({ accessToken: data.access_token })).toHaveLength(1);
  });
});
