import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changePassword, login, register } from "#contract/accounts/auth.ts";
import { changeEmail, undoEmailChange, verifyEmail } from "#contract/text/email.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { mailingProvider } from "../../support/money/mails.ts";
import type { TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60_000;
const startedAt = new Date("2026-03-04T12:00:00Z");

describeOnDatabase("changing the e-mail address", (open) => {
  const { provider, post, clock } = mailingProvider({ open, startedAt });

  const freshEmail = () => `${crypto.randomUUID()}@example.test`;
  const callChangeEmail = (as: TestUser, email: string, password = as.password) =>
    provider.call(changeEmail, { as, body: { email, password } });
  const confirm = (token: string) => provider.call(verifyEmail, { body: { token } });
  const undo = (token: string) => provider.call(undoEmailChange, { body: { token } });
  const logIn = async (email: string, password: string) =>
    (await provider.call(login, { body: { email, password } })).status;
  const me = async (accessToken: string) => {
    const { status, body } = await provider.call(getCurrentUser, { as: { accessToken } });
    return status === 200 ? (body.data as { email: string }).email : status;
  };
  /** Requests a change and returns the tokens mailed to the new and the old address. */
  async function requestChange(member: TestUser, email: string, old = member.email) {
    post.sent.length = 0;
    expect((await callChangeEmail(member, email)).status).toBe(200);
    await sendDueMails(provider.app, post.transport);
    const tokenTo = (address: string, page: string) => {
      const texts = post.sent.filter(({ to }) => to.address === address).map(({ text }) => text);
      return new RegExp(`/${page}\\?token=([\\w-]{43})\\s`).exec(texts.join("\n"))?.[1] ?? "";
    };
    return { change: tokenTo(email, "verify-email"), back: tokenTo(old, "undo-email") };
  }

  test("the confirmed address takes effect, ends other logins, keeps this one, and is logged", async () => {
    const member = await provider.signUp();
    const other = (await provider.call(login, { body: member })).data.access_token;
    const email = freshEmail();
    const { change } = await requestChange(member, email.toUpperCase().toLowerCase());
    expect(await me(member.accessToken)).toBe(member.email);
    expect((await confirm(change)).status).toBe(200);
    expect(await me(member.accessToken)).toEqual(email);
    expect(await me(other)).toBe(401);
    expect(await logIn(email, member.password)).toBe(200);
    expect(await logIn(member.email, member.password)).toBe(401);
    expect((await confirm(change)).status).toBe(410);
    const log = (await provider.call(listSecurityEvents, { as: member })).data;
    const kinds = log.map(({ kind }) => kind);
    for (const kind of ["email_change_asked", "email_changed"]) expect(kinds).toContain(kind);
  });

  test("the old address can undo it for seven days, which ends every login and mails a password link", async () => {
    const member = await provider.signUp();
    const email = freshEmail();
    const { change, back } = await requestChange(member, email);
    clock.now = new Date(startedAt.getTime() + 600_000);
    await confirm(change);
    // Other users can't register the old address in the meantime.
    const registration = { name: "Other", email: member.email, password: "Right-horse-8" };
    expect((await provider.call(register, { body: registration })).status).toBe(202);
    expect(await logIn(member.email, "Right-horse-8")).toBe(401);
    clock.now = new Date(startedAt.getTime() + 7 * day);
    expect((await undo(back)).status).toBe(200);
    expect(await logIn(email, member.password)).toBe(401);
    // The password is invalid as well, because the person who changed the address knew it.
    expect(await logIn(member.email, member.password)).toBe(401);
    expect(await me(member.accessToken)).toBe(401);
    post.sent.length = 0;
    await sendDueMails(provider.app, post.transport);
    const mailed = post.sent.filter(({ text }) => text.includes("/reset-password?token="));
    expect(mailed.map(({ to }) => to.address)).toEqual([member.email]);
    expect((await undo(back)).body).toMatchObject({ code: 410, key: "link_used" });
  });

  test("the thief's links stop working when the owner undoes the change", async () => {
    const member = await provider.signUp();
    const [second, third] = [freshEmail(), freshEmail()];
    const first = await requestChange(member, second);
    await confirm(first.change);
    clock.now = new Date(startedAt.getTime() + 1000);
    const later = await requestChange(member, third, second);
    await confirm(later.change);
    expect((await undo(first.back)).status).toBe(200);
    expect((await undo(later.back)).body).toMatchObject({ code: 410, key: "link_used" });
    const isOwner = eq(users.id, member.userId);
    const [account] = await provider.connection.database.select().from(users).where(isOwner);
    expect(account?.email).toBe(member.email);
  });

  test("an undo before confirmation, or a new password, cancels the change", async () => {
    const [one, other] = [await provider.signUp(), await provider.signUp()];
    const undone = await requestChange(one, freshEmail());
    await undo(undone.back);
    expect((await confirm(undone.change)).status).toBe(410);
    const waiting = await requestChange(other, freshEmail());
    const body = { password: other.password, newPassword: "Fresh-meadow-9" };
    await provider.call(changePassword, { as: other, body });
    expect((await confirm(waiting.change)).status).toBe(410);
    expect(await me(other.accessToken)).toBe(other.email);
  });

  test("an address with an account gets the same answer, and its owner is notified", async () => {
    const [member, owner] = [await provider.signUp(), await provider.signUp()];
    const freeAddressResponse = await callChangeEmail(member, freshEmail());
    const takenAddressResponse = await callChangeEmail(member, owner.email);
    const withoutRequestId = ({ status, body }: typeof freeAddressResponse) => ({
      status,
      body: { ...body, requestId: "" },
    });
    expect(withoutRequestId(takenAddressResponse)).toEqual(withoutRequestId(freeAddressResponse));
    await sendDueMails(provider.app, post.transport);
    expect(post.sent.filter(({ to }) => to.address === owner.email).map(({ subject }) => subject)).toEqual([
      "You already have a Cashlane account",
    ]);
    // The same applies if the address is registered before the link is used.
    const email = freshEmail();
    const { change } = await requestChange(member, email);
    await provider.signUp({ email });
    expect((await confirm(change)).body).toMatchObject({ code: 409, key: "email_taken" });
    expect(await me(member.accessToken)).toBe(member.email);
  });

  test("refuses a wrong password, the same address and a fourth request; an unconfirmed old address gets no mail", async () => {
    const member = await provider.signUp({ isVerified: false });
    expect((await callChangeEmail(member, freshEmail(), "Wrong-horse-7")).body).toMatchObject({
      code: 422,
      fields: { password: ["The password is wrong."] },
    });
    expect((await callChangeEmail(member, member.email.toUpperCase())).body).toMatchObject({
      key: "email_unchanged",
    });
    const statuses = [];
    for (let time = 1; time <= 4; time += 1)
      statuses.push((await callChangeEmail(member, freshEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await sendDueMails(provider.app, post.transport);
    expect(post.sent.map(({ to }) => to.address)).not.toContain(member.email);
  });
});
