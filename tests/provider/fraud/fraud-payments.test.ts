import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { decideFraudCase, listFraudCases } from "#contract/fraud/admin-fraud.ts";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  markWithdrawalPaid,
} from "#contract/withdrawals/admin-withdrawals.ts";
import type { Database } from "#provider/database/engine/connection.ts";
import { fraudRules } from "#provider/database/schema/fraud-schema.ts";
import { screenMembers } from "#provider/modules/fraud/open-cases.ts";
import { findWaiting } from "#provider/modules/overview/waiting.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

describeOnDatabase("payments during a fraud case", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  const database = () => provider.app.database;

  beforeEach(async () => {
    await database().update(fraudRules).set({ mode: "off" });
  });

  /** Signs up two members who have the same bank account, the first with an undecided withdrawal. */
  async function signUpRing() {
    const payee = await signUpPayee(provider, 50_000n);
    await signUpPayee(provider, 50_000n);
    const { id } = (await submitWithdrawal(provider, payee, 10_000)).data;
    return { payee, params: { id } };
  }
  /** Opens a case of a rule whose action is to hold withdrawals. */
  async function openHoldingCase(userId: string) {
    const [rule] = await database().select().from(fraudRules).limit(1);
    await database()
      .update(fraudRules)
      .set({ mode: "active", conditions: [{ signal: "shared_payout", atLeast: 1 }], action: "hold" })
      .where(eq(fraudRules.id, rule!.id));
    await screenMembers(provider.app, [userId]);
  }
  const load = async (params: { id: string }) =>
    (await provider.call(adminGetWithdrawal, { as: admin, params })).data;

  test("an approved withdrawal isn't held, but paying it needs a confirmation while the case is open", async () => {
    const { payee, params } = await signUpRing();
    await provider.call(approveWithdrawal, { as: admin, params });
    await openHoldingCase(payee.userId);
    expect(await load(params)).toMatchObject({ state: "approved", hold: null, warnings: ["fraud_case"] });
    const body = { paymentReference: "SEPA-2026-9" };
    const rejection = await provider.call(markWithdrawalPaid, { as: second, params, body });
    expect(rejection).toMatchObject({ status: 409, body: { key: "reversed_since" } });
    const { data } = await provider.call(listFraudCases, { as: admin, query: { q: payee.email } });
    await provider.call(decideFraudCase, {
      as: admin,
      params: { id: data[0]!.id },
      body: { decision: "clear", reason: "The accounts belong to a couple" },
    });
    expect((await load(params)).warnings).toEqual([]);
  });

  test("a held withdrawal isn't counted in the menu of staff", async () => {
    // Counts are cached for each database object, so a new object avoids the cache.
    const count = async () =>
      (await findWaiting(Object.create(database()) as Database, ["withdrawals.read"]))?.withdrawals;
    const before = await count();
    const { payee } = await signUpRing();
    await openHoldingCase(payee.userId);
    expect(await count()).toBe(before);
  });
});
