import { beforeAll, expect, test } from "vitest";
import { adminListUsers } from "#contract/accounts/admin-users.ts";
import { riskFlags, type RiskFlag } from "#contract/withdrawals/risk-flags.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { payoutMethods, users } from "#provider/database/schema/schema.ts";
import { hashLegacyMailboxes } from "#provider/modules/payout-methods/hash-mailboxes.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { rejectLead, reverseLead } from "#contract/leads/admin-leads.ts";
import { eq, sql } from "drizzle-orm";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  releaseLeads,
  processReport,
} from "../../support/money/network-reports.ts";
import type { TestUser } from "../../support/programs/provider.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

describeOnDatabase("risk flags", (open) => {
  const { provider, admin } = twoAdmins(open);
  beforeAll(async () => {
    // Each account has its own IP address unless a test sets another.
    await provider.app.database.update(sessions).set({ ip: null });
  });

  let count = 0;
  async function signUp(ip = `198.51.100.${++count}`): Promise<TestUser> {
    const user = await provider.signUp();
    await provider.app.database.update(sessions).set({ ip }).where(eq(sessions.userId, user.userId));
    return user;
  }
  /** Returns the flags of a user from the list, and checks that the filters by flag agree. */
  async function flagsOf({ userId, email }: TestUser): Promise<RiskFlag[]> {
    const query = { q: email };
    const [row] = (await provider.call(adminListUsers, { as: admin, query })).data;
    const filtered: RiskFlag[] = [];
    for (const risk of riskFlags) {
      const { data, meta } = await provider.call(adminListUsers, { as: admin, query: { ...query, risk } });
      if (data.some(({ id }) => id === userId)) filtered.push(risk);
      expect(meta.total).toBe(data.length);
    }
    expect(filtered).toEqual(row!.risks);
    return row!.risks;
  }

  const addPayPal = (as: TestUser, email: string) =>
    provider.call(addPayoutMethod, {
      as,
      body: { details: { kind: "paypal", email }, password: as.password },
    });

  test("flags nothing on an account without history", async () => {
    expect(await flagsOf(await signUp())).toEqual([]);
  });

  test("flags the third reversed purchase, not counting rejected ones", async () => {
    const member = await signUp();
    const store = await createStoreFixture(provider, { holdDays: 0 });
    const body = { reason: "order_returned" } as const;
    async function buyAndDecide(call: typeof rejectLead | typeof reverseLead, status: string) {
      const transaction_id = crypto.randomUUID();
      await processReport(provider, store, {
        click_id: await store.click(member.userId),
        transaction_id,
        status,
      });
      await releaseLeads(provider);
      const { id } = (await leadOf(provider, transaction_id))!;
      expect((await provider.call(call, { as: admin, params: { id }, body })).status).toBe(200);
    }
    await buyAndDecide(rejectLead, "pending");
    for (const expected of [[], [], ["reversed_leads"]]) {
      await buyAndDecide(reverseLead, "approved");
      expect(await flagsOf(member)).toEqual(expected);
    }
  });

  test("flags both of two accounts with one payout target", async () => {
    const [first, second, third] = [await signUp(), await signUp(), await signUp()];
    await addPayPal(first, "shared@example.com");
    await addPayPal(third, "other@example.com");
    expect(await flagsOf(first)).toEqual([]);
    await addPayPal(second, "shared@example.com");
    for (const user of [first, second]) expect(await flagsOf(user)).toEqual(["shared_payout"]);
    expect(await flagsOf(third)).toEqual([]);
  });

  test.each([
    ["a tag", "tagged@example.com", "tagged+2@example.com"],
    ["Gmail dots", "dotted.name@gmail.com", "dottedname@googlemail.com"],
  ])("flags two accounts paid to one mailbox, spelled with %s", async (_, email, other) => {
    const [first, second] = [await signUp(), await signUp()];
    await addPayPal(first, email);
    await addPayPal(second, other);
    for (const user of [first, second]) expect(await flagsOf(user)).toEqual(["shared_payout"]);
  });

  test("flags shared mailboxes among payout methods saved before mailboxes were hashed", async () => {
    const { database } = provider.app;
    const [first, second] = [await signUp(), await signUp()];
    await addPayPal(first, "earlier@example.com");
    await addPayPal(second, "earlier+2@example.com");
    // Sets the value that the migration gives to earlier rows.
    await database.update(payoutMethods).set({ mailboxFingerprint: sql`fingerprint` });
    expect(await flagsOf(first)).toEqual([]);
    await hashLegacyMailboxes(provider.app);
    for (const user of [first, second]) expect(await flagsOf(user)).toEqual(["shared_payout"]);
  });

  test("flags four accounts from one address, unless it is one of this machine's", async () => {
    for (const [ip, expected] of [
      ["203.0.113.9", ["shared_address"]],
      ["127.0.0.1", []],
    ] as const) {
      const household = [await signUp(ip), await signUp(ip), await signUp(ip)];
      expect(await flagsOf(household[0]!)).toEqual([]);
      const fourth = await signUp(ip);
      for (const user of [...household, fourth]) expect(await flagsOf(user)).toEqual(expected);
    }
  });

  test("flags a withdrawal within seven days of joining", async () => {
    const early = await signUpPayee(provider, 5_000n);
    const laterPayee = await signUpPayee(provider, 5_000n);
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await provider.app.database
      .update(users)
      .set({ createdAt: eightDaysAgo })
      .where(eq(users.id, laterPayee.userId));
    for (const payee of [early, laterPayee])
      expect((await submitWithdrawal(provider, payee, 2_000)).status).toBe(201);
    expect(await flagsOf(early)).toContain("early_withdrawal");
    expect(await flagsOf(laterPayee)).not.toContain("early_withdrawal");
  });
});
