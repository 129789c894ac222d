import { and, desc, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { forgotPassword, login, reportUnknownLogin, resetPassword } from "#contract/accounts/auth.ts";
import { addPayoutMethod, listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { users, withdrawals } from "#provider/database/schema/schema.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import type { LinkPurpose } from "#provider/modules/mail-links/purposes.ts";
import { findAvailable } from "#provider/modules/withdrawals/repository.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { mailingProvider } from "../../support/money/mails.ts";
import { signUpPayee, submitWithdrawal, takeAction, type Payee } from "../../support/money/withdrawals.ts";
import { testVariables } from "../../support/programs/provider.ts";

const hour = 60 * 60_000;
const startedAt = new Date("2026-03-04T12:00:10Z");
const newPassword = "Fresh-meadow-9";

describeOnDatabase("payouts of a recovered account", (open) => {
  const { provider, clock } = mailingProvider({ open, startedAt });
  const database = () => provider.connection.database;
  const pass = (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds));
  const availableOf = ({ userId }: Payee) =>
    findAvailable(database(), userId, provider.app.environment.CURRENCY);

  async function newestToken(userId: string, purpose: LinkPurpose): Promise<string> {
    const isThis = and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose));
    const find = async () =>
      (
        await database().select().from(mailLinks).where(isThis).orderBy(desc(mailLinks.createdAt)).limit(1)
      )[0];
    await expect.poll(find).toBeDefined();
    return linkToken(testVariables.TOKEN_SECRET, (await find())!.id);
  }

  /** Logs in from an unknown address and reports that login by the mailed link. */
  async function recover(member: Payee) {
    await logInFromElsewhere(member);
    const token = await newestToken(member.userId, "not_me");
    expect((await provider.call(reportUnknownLogin, { body: { token } })).status).toBe(200);
  }
  const logInFromElsewhere = ({ email, password }: Payee) =>
    provider.call(login, {
      body: { email, password },
      headers: { "x-internal-key": testVariables.INTERNAL_KEY, "x-client-address": "203.0.113.9" },
    });

  async function resetByMail({ userId, email }: Payee) {
    await provider.app.guessLimits.forget("linkFromAddress", "127.0.0.1");
    await provider.call(forgotPassword, { body: { email } });
    const token = await newestToken(userId, "password_reset");
    expect((await provider.call(resetPassword, { body: { token, newPassword } })).status).toBe(200);
  }

  async function logInAgain({ userId, email }: Payee) {
    await resetByMail({ userId, email } as Payee);
    const { data } = await provider.call(login, { body: { email, password: newPassword } });
    return { accessToken: data.access_token };
  }
  async function stateOf(id: string) {
    const [row] = await database().select().from(withdrawals).where(eq(withdrawals.id, id));
    return row?.state;
  }
  const trustSince = ({ userId }: Payee, trustedAt: Date) =>
    database().update(users).set({ trustedAt }).where(eq(users.id, userId));

  /** Creates a member whose payout method and withdrawal of 20.00 are newer than the trusted moment. */
  async function robbedMember() {
    const member = await signUpPayee(provider, 5_000n);
    await trustSince(member, new Date(clock.now.getTime() - hour));
    const { data } = await submitWithdrawal(provider, member, 2_000);
    return { member, withdrawalId: data.id };
  }

  test("a withdrawal requested since the trusted moment is canceled", async () => {
    const { member, withdrawalId } = await robbedMember();
    await recover(member);
    expect(await stateOf(withdrawalId)).toBe("canceled");
  });

  test("the money of a canceled withdrawal is available again", async () => {
    const { member } = await robbedMember();
    await recover(member);
    expect(await availableOf(member)).toBe(5_000n);
  });

  test("a withdrawal requested before the trusted moment stays requested", async () => {
    const { member, withdrawalId } = await robbedMember();
    pass(hour);
    await trustSince(member, clock.now);
    pass(hour);
    await recover(member);
    expect(await stateOf(withdrawalId)).toBe("requested");
  });

  test("an approved withdrawal stays approved", async () => {
    const { member, withdrawalId } = await robbedMember();
    const admin = await provider.signUp({ role: "admin" });
    expect((await takeAction(provider, "approve", withdrawalId, admin)).status).toBe(200);
    await recover(member);
    expect(await stateOf(withdrawalId)).toBe("approved");
  });

  test("a payout method added since the trusted moment is removed", async () => {
    const { member } = await robbedMember();
    await recover(member);
    const { data } = await provider.call(listPayoutMethods, { as: await logInAgain(member) });
    expect(data).toEqual([]);
  });

  test("a payout method added before the trusted moment is kept", async () => {
    const member = await signUpPayee(provider, 0n);
    pass(hour);
    await trustSince(member, clock.now);
    pass(hour);
    await recover(member);
    const { data } = await provider.call(listPayoutMethods, { as: await logInAgain(member) });
    expect(data.map(({ id }) => id)).toEqual([member.methodId]);
  });

  test("a password reset cancels no withdrawal and removes no payout method", async () => {
    const { member, withdrawalId } = await robbedMember();
    const as = await logInAgain(member);
    expect(await stateOf(withdrawalId)).toBe("requested");
    expect((await provider.call(listPayoutMethods, { as })).data).toHaveLength(1);
  });

  test("withdrawals of other members stay requested", async () => {
    const { member } = await robbedMember();
    const other = await robbedMember();
    await recover(member);
    expect(await stateOf(other.withdrawalId)).toBe("requested");
  });

  test("the mail counts what was canceled and removed", async () => {
    const { member } = await robbedMember();
    await recover(member);
    const [item] = await database()
      .select({ description: mailItems.description })
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(and(eq(mails.userId, member.userId), eq(mailItems.type, "security_sign_in_methods_removed")));
    expect(item?.description).toContain("payout methods (1), withdrawal requests (1)");
  });

  test("a payout method can't be added by a session that the recovery ended", async () => {
    const member = await signUpPayee(provider, 0n);
    const begin = database().transaction.bind(database());
    // Called after the request is authenticated.
    const opening = vi.spyOn(database(), "transaction").mockImplementationOnce(async (work) => {
      await recover(member);
      return begin(work);
    });
    const response = await provider.call(addPayoutMethod, {
      as: member,
      body: { details: { kind: "paypal", email: "thief@example.test" }, password: member.password },
    });
    opening.mockRestore();
    expect(response.status).toBe(401);
  });
});
