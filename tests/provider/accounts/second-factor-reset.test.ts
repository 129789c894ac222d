import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adminGetUser, liftWithdrawalWait, resetUserFactor } from "#contract/accounts/admin-users.ts";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { login } from "#contract/accounts/auth.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { addPasskey, beginPasskey } from "#contract/accounts/passkeys.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { passkeys } from "#provider/database/schema/passkey-schema.ts";
import { recoveryCodes, secondFactors } from "#provider/database/schema/second-factor-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";
import { TestPasskey } from "../../support/programs/passkey.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

const minute = 60 * 1000;
const reason = "Called back, showed the passport";

describeOnDatabase("a lost second factor, turned off by an admin", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let payee: Payee;
  let admin: TestUser;
  let other: TestUser;
  let now = new Date("2026-03-04T12:00:10Z");
  beforeAll(async () => {
    connection = await open();
    const environment = { WITHDRAWAL_WAIT_HOURS: "24" };
    provider = await startTestProvider({ connection, clock: () => now, environment });
  });
  beforeEach(async () => {
    now = new Date(now.getTime() + 60 * minute);
    admin = await provider.signUp({ role: "admin" });
    other = await provider.signUp({ role: "admin" });
    payee = await signUpPayee(provider, 100_000n);
    await withSecondFactor(provider, payee);
    const options = (await provider.call(beginPasskey, { as: payee })).data;
    const credential = new TestPasskey().make(options, {});
    expect(
      (await provider.call(addPasskey, { as: payee, body: { answer: credential } })).status,
    ).toBeLessThan(300);
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const reset = (as: TestUser = admin, body = { reason }) =>
    provider.call(resetUserFactor, { as, params: { id: payee.userId }, body });
  const lift = (as: TestUser) =>
    provider.call(liftWithdrawalWait, { as, params: { id: payee.userId }, body: { reason } });
  const viewRequests = async (as: TestUser = admin) =>
    (await provider.call(adminGetUser, { as, params: { id: payee.userId } })).data;
  const logIn = () => provider.call(login, { body: { email: payee.email, password: payee.password } });

  test("a reset removes app, passkeys and codes, ends logins, notifies the owner and is logged with its reason", async () => {
    expect(await viewRequests()).toMatchObject({
      secondFactors: ["app", "passkey"],
      steps: expect.arrayContaining(["reset_factor"]),
    });
    expect((await logIn()).status).toBe(403);
    expect((await reset()).data).toMatchObject({ secondFactors: [], sessions: [] });
    for (const table of [secondFactors, passkeys, recoveryCodes])
      expect(await connection.database.$count(table, eq(table.userId, payee.userId))).toBe(0);
    expect((await provider.call(getCurrentUser, { as: payee })).status).toBe(401);
    const { data: pair } = await logIn();
    const newLogin = { accessToken: pair.access_token };
    const { data: events } = await provider.call(listSecurityEvents, { as: newLogin });
    const event = events.find(({ kind }) => kind === "second_factor_reset");
    expect(event?.ip).not.toBe(events[0]?.ip);
    const { data: notifications } = await provider.call(listNotifications, { as: newLogin, query: {} });
    expect(notifications.map(({ type }) => type)).toContain("security_second_factor_reset");
    const sentMails = await connection.database
      .select({ type: mailItems.type })
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(eq(mails.userId, payee.userId));
    expect(sentMails.map(({ type }) => type)).toContain("security_second_factor_reset");
    const query = { action: "user.reset-second-factor" as const };
    const { data: log } = await provider.call(listActivityLogs, { as: admin, query });
    expect(log[0]).toMatchObject({
      actor: { id: admin.userId },
      object: { id: payee.userId },
      before: { secondFactors: ["app", "passkey"] },
      after: { secondFactors: [], reason },
    });
    expect((await reset()).body).toMatchObject({ code: 409, key: "second_factor_off" });
  });

  test("a reset delays withdrawals, and its admin can't lift that or pay out alone", async () => {
    now = new Date(now.getTime() + 1);
    await reset();
    payee = { ...payee, accessToken: (await logIn()).data.access_token };
    const { wait } = (await provider.call(getWithdrawalLimits, { as: payee })).data;
    expect(wait?.cause).toBe("second_factor");
    expect((await lift(admin)).body).toMatchObject({ code: 403, key: "second_factor_reset_by_you" });
    expect((await viewRequests()).withdrawalWait).not.toBeNull();
    expect((await lift(other)).data.withdrawalWait).toBeNull();
    const { data: request } = await submitWithdrawal(provider, payee, 5_000);
    const params = { id: request.id };
    expect((await provider.call(approveWithdrawal, { as: admin, params })).data).toMatchObject({
      state: "requested",
      approvals: { given: 1, required: 2 },
    });
    expect((await provider.call(approveWithdrawal, { as: other, params })).data.state).toBe("approved");
  });

  test("requires the permission, a recent password and a reason, and refuses one's own account", async () => {
    const support = await provider.signUp({ role: "support" });
    expect((await reset(support)).status).toBe(403);
    expect((await viewRequests(support)).steps).toEqual(expect.not.arrayContaining(["reset_factor"]));
    expect((await reset(admin, { reason: " " })).status).toBe(400);
    const ownReset = { as: admin, params: { id: admin.userId }, body: { reason } };
    expect((await provider.call(resetUserFactor, ownReset)).body.key).toBe("own_account");
    now = new Date(now.getTime() + 11 * minute);
    expect((await reset()).body).toMatchObject({ code: 403, key: "step_up_required" });
    expect((await viewRequests()).secondFactors).toEqual(["app", "passkey"]);
  });
});
