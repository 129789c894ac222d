import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forgotPassword, login, register, resetPassword } from "#contract/accounts/auth.ts";
import {
  requestVerification,
  resendVerification,
  submitVerificationCode,
  verifyEmail,
} from "#contract/text/email.ts";
import { getMail, listMails } from "#contract/notifications/mails.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { requestWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import { mailingProvider } from "../../support/money/mails.ts";

const hour = 60 * 60_000;
const startedAt = new Date("2026-03-04T12:00:00Z");
const password = "Right-horse-7";
const iban = "DE89370400440532013000";

describeOnDatabase("confirming an e-mail address", (open) => {
  const { provider, post, clock } = mailingProvider({ open, startedAt });

  const freshEmail = () => `${crypto.randomUUID()}@example.test`;
  const isVerified = async (as: { accessToken: string }) =>
    (await provider.call(getCurrentUser, { as })).data.email_verified;
  const useToken = (token: string) => provider.call(verifyEmail, { body: { token } });

  async function newMember(email = freshEmail()) {
    const body = { name: "Noor", email, password, language: "en" as const };
    await provider.call(register, { body });
    const { data } = await provider.call(login, { body: { email, password } });
    return { email, accessToken: data.access_token };
  }
  /** Returns the token and code of the most recent mail. */
  async function lastMail() {
    await sendDueMails(provider.app, post.transport);
    const { to, text } = post.sent.at(-1)!;
    const token = /\/verify-email\?token=([\w-]{43})\s/.exec(text)![1]!;
    const code = /the code (\d{6}) to/.exec(text)![1]!;
    return { to: to.address, token, code };
  }

  test("registration mails a link and a code in the person's language, and the link works once", async () => {
    const member = await newMember();
    const { to, token } = await lastMail();
    expect(to).toBe(member.email);
    expect(await isVerified(member)).toBe(false);
    expect((await useToken(token)).status).toBe(200);
    expect(await isVerified(member)).toBe(true);
    expect((await useToken(token)).body).toMatchObject({ code: 410, key: "link_used" });
    const log = (await provider.call(listSecurityEvents, { as: member })).data;
    expect(log.map(({ kind }) => kind)).toEqual(["email_verified", "login", "registered"]);
  });

  test("neither the database nor admin views contain the code", async () => {
    await newMember();
    const admin = await provider.signUp({ role: "admin" });
    const { code, token } = await lastMail();
    const [mail] = (await provider.call(listMails, { as: admin })).data;
    const { text } = (await provider.call(getMail, { as: admin, params: { id: mail!.id } })).data;
    const rows = JSON.stringify([text, await provider.connection.database.select().from(mailLinks)]);
    expect(rows).not.toContain(token);
    expect(text).not.toContain(code);
  });

  test("an expired, foreign or mangled link confirms nothing", async () => {
    const member = await newMember();
    const { token } = await lastMail();
    for (const wrong of ["", token.slice(1), `${token}A`])
      expect((await useToken(wrong)).body).toMatchObject({ code: 404, key: "link_unknown" });
    clock.now = new Date(startedAt.getTime() + 24 * hour);
    expect((await useToken(token)).body).toMatchObject({ code: 410, key: "link_expired" });
    clock.now = startedAt;
    expect(await isVerified(member)).toBe(false);
  });

  test("accepts only the newest mail's code, in any grouping, from its member", async () => {
    const [member, otherMember] = [await newMember(), await newMember()];
    await provider.connection.database.delete(mails);
    clock.now = new Date(startedAt.getTime() + 1000);
    await provider.call(resendVerification, { as: member });
    const { code } = await lastMail();
    const enterCode = (as: typeof member, text: string) =>
      provider.call(submitVerificationCode, { as, body: { code: text } });
    const foreign = await enterCode(otherMember, code);
    expect(foreign).toMatchObject({ status: 422, body: { key: "code_wrong" } });
    expect((await enterCode(member, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await isVerified(member)).toBe(true);
    expect((await enterCode(member, code)).body).toMatchObject({ code: 409, key: "email_verified_already" });
  });

  test("after five wrong codes even the right one has to wait", async () => {
    const member = await newMember();
    const { code } = await lastMail();
    const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const statuses = [];
    for (const text of [wrongCode, wrongCode, wrongCode, wrongCode, wrongCode, code])
      statuses.push(
        (await provider.call(submitVerificationCode, { as: member, body: { code: text } })).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await isVerified(member)).toBe(false);
  });

  test.each([
    ["Arabic-Indic digits", (code: string) => code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!)],
    ["a hyphen", (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ["a direction mark behind it", (code: string) => `${code}\u200e`],
  ])("accepts a mailed code with %s", async (_, spell) => {
    const member = await newMember();
    const body = { code: spell((await lastMail()).code) };
    expect((await provider.call(submitVerificationCode, { as: member, body })).status).toBe(200);
  });

  test.each(["12345", "1234567", "12345a", ""])(
    "a malformed mailed code %j is refused and isn't counted as a guess",
    async (malformed) => {
      const member = await newMember();
      const { code } = await lastMail();
      const enterCode = async (text: string) =>
        (await provider.call(submitVerificationCode, { as: member, body: { code: text } })).status;
      for (let time = 1; time <= 6; time += 1) expect(await enterCode(malformed)).toBe(400);
      expect(await enterCode(code)).toBe(200);
    },
  );

  test("sends three mails in a quarter of an hour, and none once confirmed", async () => {
    const member = await newMember();
    const statuses = [];
    for (let ask = 1; ask <= 4; ask += 1)
      statuses.push((await provider.call(resendVerification, { as: member })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const verified = await provider.signUp();
    expect((await provider.call(resendVerification, { as: verified })).status).toBe(409);
  });

  test("mails another link to an unconfirmed address without a session", async () => {
    const member = await newMember();
    await provider.connection.database.delete(mails);
    clock.now = new Date(startedAt.getTime() + 1000);
    const response = await provider.call(requestVerification, { body: { email: member.email } });
    expect(response.status).toBe(200);
    await expect.poll(() => provider.connection.database.$count(mails)).toBe(1);
    const { to, token } = await lastMail();
    expect(to).toBe(member.email);
    expect((await useToken(token)).status).toBe(200);
  });

  test("without a session, mails neither a confirmed nor an unknown address, with the same answer", async () => {
    const verified = await provider.signUp();
    const waiting = await newMember();
    await provider.connection.database.delete(mails);
    for (const email of [verified.email, freshEmail(), waiting.email]) {
      const response = await provider.call(requestVerification, { body: { email } });
      expect([response.status, response.data]).toEqual([200, null]);
    }
    await expect.poll(() => provider.connection.database.$count(mails)).toBe(1);
    expect((await lastMail()).to).toBe(waiting.email);
  });

  test("blocks withdrawals and payout methods until the address is confirmed", async () => {
    const member = await provider.signUp({ isVerified: false });
    await creditMember(provider.connection.database, member.userId, 5_000n);
    const add = () =>
      provider.call(addPayoutMethod, {
        as: member,
        body: { details: { kind: "bank_transfer", holder: "Noor Noor", iban }, password },
      });
    const rejection = await add();
    expect(rejection).toMatchObject({ status: 422, body: { key: "email_unverified" } });
    const { withdrawable } = (await provider.call(getWallet, { as: member })).data;
    expect(withdrawable).toEqual({ possible: false, reason: "email_unverified", missing: 0 });

    const set = (emailVerifiedAt: Date | null) =>
      provider.connection.database.update(users).set({ emailVerifiedAt }).where(eq(users.id, member.userId));
    await set(clock.now);
    const payoutMethodId = (await add()).data.id;
    const withdraw = () =>
      provider.call(requestWithdrawal, {
        as: member,
        body: { payoutMethodId, amount: 2_000, password },
        headers: { "idempotency-key": crypto.randomUUID() },
      });
    await set(null);
    expect((await withdraw()).body).toMatchObject({ code: 422, key: "email_unverified" });
    await set(clock.now);
    expect((await withdraw()).status).toBe(201);
  });

  test("mails the owner when an address is registered again; a password reset by mail confirms it", async () => {
    const member = await newMember();
    await sendDueMails(provider.app, post.transport);
    const registration = {
      name: "Other",
      email: member.email.toUpperCase(),
      password,
      language: "en" as const,
    };
    // Submitting the same form twice notifies the owner once, in the mail already sent.
    expect((await provider.call(register, { body: registration })).status).toBe(202);
    post.sent.length = 0;
    await sendDueMails(provider.app, post.transport);
    expect(post.sent).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 10 * 60 * 1000);
    for (let time = 1; time <= 4; time += 1)
      expect((await provider.call(register, { body: registration })).status).toBe(202);
    post.sent.length = 0;
    await sendDueMails(provider.app, post.transport);
    expect(post.sent.map(({ to, subject }) => [to.address, subject])).toEqual(
      Array.from({ length: 3 }, () => [member.email, "You already have a Cashlane account"]),
    );

    await provider.call(forgotPassword, { body: { email: member.email } });
    await expect
      .poll(async () => {
        await sendDueMails(provider.app, post.transport);
        return post.sent.at(-1)!.text;
      })
      .toContain("/reset-password?token=");
    const token = /token=([\w-]{43})&/.exec(post.sent.at(-1)!.text)![1]!;
    await provider.call(resetPassword, { body: { token, newPassword: "Fresh-meadow-9" } });
    const [row] = await provider.connection.database
      .select()
      .from(users)
      .where(eq(users.email, member.email));
    expect(row!.emailVerifiedAt).toEqual(clock.now);
  });
});
