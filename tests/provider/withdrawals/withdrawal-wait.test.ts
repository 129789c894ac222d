import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adminGetUser, liftWithdrawalWait } from "#contract/accounts/admin-users.ts";
import { changePassword } from "#contract/accounts/auth.ts";
import { requestWithdrawal, getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { readEnvironment } from "#provider/environment.ts";
import { recordSecurityEvent } from "#provider/modules/security-events/record.ts";
import { openSession } from "#provider/modules/sessions/service.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";
import { startTestProvider, testVariables, type TestProvider } from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

const hour = 60 * 60 * 1000;

describeOnBothDatabases("withdrawals after a change of the account", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let payee: Payee;
  let now = new Date("2026-03-04T12:00:00Z");
  beforeAll(async () => {
    connection = await open();
    const environment = { WITHDRAWAL_WAIT_HOURS: "24" };
    provider = await startTestProvider({ connection, clock: () => now, environment });
  });
  beforeEach(async () => {
    payee = await signUpPayee(provider, 100_000n);
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const waitOf = async (as: Payee) => (await provider.call(getWithdrawalLimits, { as })).data.wait;
  const tryWithdrawal = async (key?: string) => {
    const { status, body } = await submitWithdrawal(provider, payee, 5_000, key);
    return [status, body.key, body.details];
  };
  /** Signs the member in again, because access tokens last 15 minutes. */
  const dayLater = async () => {
    advanceClock(24 * hour - 1);
    const origin = { ip: "192.0.2.1", userAgent: null };
    const account = { id: payee.userId, role: "member" as const };
    const pair = await connection.database.transaction((tx) =>
      openSession(provider.app, tx, account, origin),
    );
    payee = { ...payee, accessToken: pair.access_token };
  };

  test("a new payout method delays withdrawals with the exact time and reason, and the refused form doesn't use up its key", async () => {
    const until = new Date(now.getTime() + 24 * hour).toISOString();
    const key = randomUUID();
    const waits = [409, "withdrawals_wait_payout_method", { until }];
    expect(await tryWithdrawal(key)).toEqual(waits);
    expect(await waitOf(payee)).toEqual({ until, cause: "payout_method" });
    await dayLater();
    expect(await tryWithdrawal(key)).toEqual(waits);
    advanceClock(1);
    expect(await waitOf(payee)).toBeNull();
    const firstResponse = await submitWithdrawal(provider, payee, 5_000, key);
    expect(firstResponse.status).toBe(requestWithdrawal.status);
    // A retry after a lost response still gets the first response, even if the password changed in between.
    const body = { password: payee.password, newPassword: "Fresh-meadow-9" };
    await provider.call(changePassword, { as: payee, body });
    const repeatedResponse = await submitWithdrawal(
      provider,
      { ...payee, password: "Fresh-meadow-9" },
      5_000,
      key,
    );
    expect(repeatedResponse.data.id).toBe(firstResponse.data.id);
  });

  test("a new email address starts the wait again", async () => {
    await dayLater();
    advanceClock(1);
    const origin = { ip: "192.0.2.1", userAgent: null };
    await connection.database.transaction((tx) =>
      recordSecurityEvent(tx, { userId: payee.userId, kind: "email_changed", at: now, origin }),
    );
    const until = new Date(now.getTime() + 24 * hour).toISOString();
    expect(await waitOf(payee)).toEqual({ until, cause: "email" });
    expect(await tryWithdrawal()).toEqual([409, "withdrawals_wait_email", { until }]);
  });

  test("a new password or second factor starts the wait again", async () => {
    await dayLater();
    advanceClock(1);
    const body = { password: payee.password, newPassword: "Fresh-meadow-9" };
    await provider.call(changePassword, { as: payee, body });
    expect(await waitOf(payee)).toMatchObject({ cause: "password" });
    advanceClock(1);
    await withSecondFactor(provider, payee);
    expect(await waitOf(payee)).toMatchObject({ cause: "second_factor" });
  });

  test("an admin lifts it with a logged reason; the next change starts it again", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const params = { id: payee.userId };
    const lift = () =>
      provider.call(liftWithdrawalWait, { as: admin, params, body: { reason: "Called back" } });
    const before = (await provider.call(adminGetUser, { as: admin, params })).data;
    expect(before.withdrawalWait?.cause).toBe("payout_method");
    expect(before.steps).toEqual(expect.arrayContaining(["lift_wait"]));
    const result = (await lift()).data;
    expect(result.withdrawalWait).toBeNull();
    expect(result.steps).not.toContain("lift_wait");
    expect((await submitWithdrawal(provider, payee, 5_000)).status).toBe(requestWithdrawal.status);
    expect((await lift()).body).toMatchObject({ code: 409, key: "withdrawals_do_not_wait" });
    const query = { action: "user.lift-withdrawal-wait" as const };
    const { data: log } = await provider.call(listActivityLogs, { as: admin, query });
    expect(log[0]).toMatchObject({ object: { id: payee.userId }, after: { reason: "Called back" } });
    advanceClock(1);
    const body = { password: payee.password, newPassword: "Fresh-meadow-9" };
    await provider.call(changePassword, { as: payee, body });
    expect(await waitOf(payee)).toMatchObject({ cause: "password" });
  });

  test("lasts 24 hours by default, and not at all in the demo", () => {
    const { WITHDRAWAL_WAIT_HOURS: _, ...variables } = testVariables;
    const hours = (more: Record<string, string>) =>
      readEnvironment({ ...variables, ...more }).WITHDRAWAL_WAIT_HOURS;
    expect(hours({})).toBe(24);
    expect(hours({ SEED: "demo" })).toBe(0);
    expect(hours({ SEED: "demo", WITHDRAWAL_WAIT_HOURS: "48" })).toBe(48);
  });
});
