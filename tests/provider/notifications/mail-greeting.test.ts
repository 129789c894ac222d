import { expect, test } from "vitest";
import { forgotPassword, register } from "#contract/accounts/auth.ts";
import { changeEmail } from "#contract/text/email.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { mailingProvider } from "../../support/money/mails.ts";

describeOnDatabase("greetings of mails", (open) => {
  const { provider, post } = mailingProvider({ open, startedAt: new Date("2026-03-04T12:00:10Z") });

  test("the confirmation mail of a new account doesn't contain the name", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const body = { name: "Win Money Now", email, password: "Right-horse-7" };
    expect((await provider.call(register, { body })).status).toBe(202);
    await sendDueMails(provider.app, post.transport);
    const mail = post.sent.find(({ to }) => to.address === email)!;
    expect(mail.text).toMatch(/^Hello,/);
    expect(mail.subject + mail.text + mail.to.name).not.toContain("Win Money");
  });

  test("registering with an address in the name is refused and mails nothing", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const body = { name: "Win http://evil.example now", email, password: "Right-horse-7" };
    expect((await provider.call(register, { body })).body).toMatchObject({
      fields: { name: [expect.any(String)] },
    });
    await sendDueMails(provider.app, post.transport);
    expect(post.sent.filter(({ to }) => to.address === email)).toEqual([]);
  });

  test("greets with the name only when the address is the account's confirmed one", async () => {
    const unverifiedUser = await provider.signUp({ name: "Win Money Now", isVerified: false });
    const member = await provider.signUp({ name: "Noor Haddad" });
    const email = `${crypto.randomUUID()}@example.test`;
    for (const to of [unverifiedUser.email, member.email]) {
      await provider.app.guessLimits.forget("linkFromAddress", "127.0.0.1");
      await provider.call(forgotPassword, { body: { email: to } });
    }
    // Links are created after the responses were sent.
    await expect.poll(() => provider.connection.database.$count(mailLinks)).toBe(2);
    await provider.call(changeEmail, { as: member, body: { email, password: member.password } });
    await sendDueMails(provider.app, post.transport);
    const mailTo = (address: string) => post.sent.find(({ to }) => to.address === address)!;
    expect(mailTo(unverifiedUser.email).text).toMatch(/^Hello,/);
    expect(mailTo(unverifiedUser.email).to.name).toBe("");
    expect(mailTo(email).text).not.toContain("Noor");
    expect(mailTo(member.email).text).toContain("Hello Noor Haddad,");
  });
});
