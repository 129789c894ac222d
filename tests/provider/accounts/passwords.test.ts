import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { changePassword, forgotPassword, login, register, resetPassword } from "#contract/accounts/auth.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const minute = 60_000;
const startedAt = new Date("2026-03-04T12:00:00Z");
const newPasswordText = "Fresh-meadow-9";

describeOnDatabase("new passwords", (open) => {
  let provider: TestProvider;
  let now = startedAt;
  const post = storingTransport();

  beforeAll(async () => void (provider = await startTestProvider({ open, clock: () => now })));
  afterEach(async () => {
    now = startedAt;
    post.sent.length = 0;
    await provider.connection.database.delete(mails);
    await provider.connection.database.delete(mailLinks);
    await provider.app.guessLimits.forget("linkFromAddress", "127.0.0.1");
  });
  afterAll(() => provider.close());

  const logIn = (email: string, password: string) => provider.call(login, { body: { email, password } });
  const meStatus = async (accessToken: string) =>
    (await provider.call(getCurrentUser, { as: { accessToken } })).status;
  const change = (as: TestUser, password: string, newPassword: string) =>
    provider.call(changePassword, { as, body: { password, newPassword } });
  const forget = (email: string) => provider.call(forgotPassword, { body: { email } });
  const reset = (token: string, newPassword = newPasswordText) =>
    provider.call(resetPassword, { body: { token, newPassword } });
  const linksOf = ({ userId }: TestUser) =>
    provider.connection.database.select().from(mailLinks).where(eq(mailLinks.userId, userId));

  /** Requests a link and returns its token from the mail. */
  async function mailedToken(member: TestUser): Promise<string> {
    const before = (await linksOf(member)).length;
    expect((await forget(member.email)).status).toBe(200);
    await expect.poll(async () => (await linksOf(member)).length).toBe(before + 1);
    const earlier = post.sent.length;
    await sendDueMails(provider.app, post.transport);
    // A notice of an earlier change may be sent in the same round.
    const texts = post.sent.slice(earlier).map(({ text }) => text);
    return /\/reset-password\?token=([\w-]{43})&/.exec(texts.join("\n"))![1]!;
  }

  test("changing the password ends every other login, keeps this one and is logged", async () => {
    const member = await provider.signUp();
    const other = (await logIn(member.email, member.password)).data.access_token;
    expect((await change(member, member.password, newPasswordText)).data).toEqual({ ended: 1 });
    expect(await meStatus(member.accessToken)).toBe(200);
    expect(await meStatus(other)).toBe(401);
    expect((await logIn(member.email, member.password)).status).toBe(401);
    expect((await logIn(member.email, newPasswordText)).status).toBe(200);
    const log = (await provider.call(listSecurityEvents, { as: member })).data;
    expect(log.map(({ kind }) => kind)).toContain("password_changed");
  });

  test.each([
    ["Wrong-horse-7", newPasswordText, 422, { password: ["The password is wrong."] }],
    ["Right-horse-7", "nine-char", 400, { newPassword: ["Use at least 10 characters."] }],
    ["Right-horse-7", "Right-horse-7", 422, { newPassword: ["This is already your password."] }],
    ["Right-horse-7", "password123", 422, { newPassword: [expect.stringContaining("Many people use")] }],
    ["Right-horse-7", "Test-Person-1", 422, { newPassword: [expect.stringContaining("mostly your name")] }],
  ])(
    "changing from %s to %s answers %i and changes nothing",
    async (password, newPassword, status, fields) => {
      const member = await provider.signUp();
      const response = await change(member, password, newPassword);
      expect(response.status).toEqual(status);
      expect(response.body.fields).toEqual(fields);
      expect((await logIn(member.email, member.password)).status).toBe(200);
    },
  );

  test("refuses a common password at registration", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const response = await provider.call(register, {
      body: { name: "Noor", email, password: "password123" },
    });
    expect(response).toMatchObject({ status: 422, body: { key: "password_common" } });
  });

  test("a reset link works once, within 30 minutes, and ends every login", async () => {
    const member = await provider.signUp();
    const token = await mailedToken(member);
    now = new Date(startedAt.getTime() + 30 * minute - 1);
    expect((await reset(token)).status).toBe(200);
    expect(await meStatus(member.accessToken)).toBe(401);
    expect((await logIn(member.email, member.password)).status).toBe(401);
    expect((await logIn(member.email, newPasswordText)).status).toBe(200);
    expect((await reset(token, "Another-meadow-9")).body).toMatchObject({ code: 410, key: "link_used" });
  });

  test("a late, foreign or wrong-purpose reset link changes nothing", async () => {
    const member = await provider.signUp();
    const token = await mailedToken(member);
    await provider.connection.database.update(mailLinks).set({ purpose: "known_device" });
    expect((await reset(token)).body).toMatchObject({ code: 404, key: "link_unknown" });
    await provider.connection.database.update(mailLinks).set({ purpose: "password_reset" });
    now = new Date(startedAt.getTime() + 30 * minute);
    expect((await reset(token)).body).toMatchObject({ code: 410, key: "link_expired" });
    expect((await reset("x".repeat(43))).status).toBe(404);
    expect((await logIn(member.email, member.password)).status).toBe(200);
  });

  test("a refused password keeps the link valid", async () => {
    const member = await provider.signUp();
    const token = await mailedToken(member);
    expect((await reset(token, "password123")).body).toMatchObject({ code: 422, key: "password_common" });
    expect((await reset(token)).status).toBe(200);
  });

  test("setting a password invalidates unused links", async () => {
    const member = await provider.signUp();
    const [first, second] = [await mailedToken(member), await mailedToken(member)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, "Another-meadow-9")).status).toBe(410);
    const third = await mailedToken(member);
    const newAccessToken = (await logIn(member.email, newPasswordText)).data.access_token;
    await change({ ...member, accessToken: newAccessToken }, newPasswordText, "Another-meadow-9");
    expect((await reset(third)).status).toBe(410);
  });

  test("S11 an unknown address gets the same answer, and no link", async () => {
    const member = await provider.signUp();
    const knownResponse = await forget(member.email);
    const unknownResponse = await forget("nobody@example.test");
    const withoutRequestId = ({ status, body }: typeof knownResponse) => ({
      status,
      body: { ...body, requestId: "" },
    });
    expect(withoutRequestId(unknownResponse)).toEqual(withoutRequestId(knownResponse));
    await expect
      .poll(async () => (await provider.connection.database.select().from(mailLinks)).length)
      .toBe(1);
  });

  test("S11 the request limit is the same for known and unknown accounts, and addresses have their own", async () => {
    const member = await provider.signUp();
    for (const email of [member.email, "somebody@example.test"]) {
      const statuses = [];
      for (let ask = 1; ask <= 4; ask += 1) statuses.push((await forget(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    const statuses = [];
    for (let ask = 1; ask <= 13; ask += 1) statuses.push((await forget(`nobody${ask}@example.test`)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});
