import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endSubscription, getMail, getSubscription, listMails } from "#contract/notifications/mails.ts";
import { getNotificationSettings } from "#contract/notifications/notification-settings.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { maxAttempts, sendDueMails, waitAfter } from "#provider/modules/mails/send.ts";
import { changeSettings } from "#provider/modules/notification-settings/repository.ts";
import { notify } from "#provider/modules/notifications/notify.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const hour = 3_600_000;

describeOnDatabase("the e-mail outbox", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let now = new Date("2026-03-04T12:00:00Z");
  const post = storingTransport();

  beforeAll(async () => {
    connection = await open();
    const [PUBLIC_ORIGIN, PROVIDER_PUBLIC_ORIGIN] = ["https://cash.example", "https://api.example"];
    const environment = { PUBLIC_ORIGIN, PROVIDER_PUBLIC_ORIGIN };
    provider = await startTestProvider({ connection, clock: () => now, environment });
  });
  afterEach(async () => {
    post.reject(undefined);
    post.sent.length = 0;
    // Removes mails that earlier tests left in the queue.
    await connection.database.delete(mails);
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const send = () => sendDueMails(provider.app, post.transport);
  const outbox = () => connection.database.select().from(mails).orderBy(mails.sequence);
  const advanceClock = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));
  const saveSettings = ({ userId }: TestUser, change: Parameters<typeof changeSettings>[2]) =>
    changeSettings(connection.database, userId, change, now);
  async function notifyWithCause({ userId }: TestUser, cause: string): Promise<void> {
    const values = { amount: 650n, currency: "USD", store: "Target" };
    await inTransaction(connection.database, (unit) =>
      notify(unit, provider.app, { userId, type: "cashback_earned", values, cause }),
    );
  }

  test("a mail is sent once to its member, in Vietnamese, with links and headers", async () => {
    const member = await provider.signUp({ name: "Mara, Inc." });
    await notifyUser(provider, member.userId, "Sephora");
    expect([await send(), await send()]).toEqual([1, 0]);
    const [mail] = post.sent;
    expect(mail).toMatchObject({
      to: { name: "Mara, Inc.", address: member.email },
      from: "Cashlane <no-reply@cash.example>",
      subject: "Bạn đã nhận được tiền hoàn",
    });
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain("tiền hoàn từ Sephora");
      expect(body).toMatch(/https:\/\/cash\.example\/en\/apps\/notifications\?view_id=[\w-]{36}/);
      expect(body).toMatch(/https:\/\/cash\.example\/en\/unsubscribe\?token=[\w-]+\.[\w-]{43}/);
    }
    expect(mail!.oneClickUrl).toMatch(/^https:\/\/api\.example\/apis\/v1\/mails\/subscriptions\/.+\/end$/);
    expect(await outbox()).toMatchObject([{ id: mail!.id, state: "sent", attempts: 1, sentAt: now }]);
  });

  test("an Arabic mail links to the Arabic pages", async () => {
    const member = await provider.signUp();
    await saveSettings(member, { language: "ar" });
    await notifyUser(provider, member.userId);
    await send();
    expect(post.sent[0]!.html).toContain('dir="rtl"');
    expect(post.sent[0]!.text).toContain("https://cash.example/ar/apps/notifications");
  });

  test("one cause never sends a second mail, in a digest or alone", async () => {
    const member = await provider.signUp();
    await notifyWithCause(member, "lead:1");
    await notifyWithCause(member, "lead:1");
    expect(await outbox()).toHaveLength(1);
    await saveSettings(member, { digest: "daily" });
    await notifyWithCause(member, "lead:1");
    await notifyWithCause(member, "lead:2");
    await saveSettings(member, { digest: "off" });
    await notifyWithCause(member, "lead:2");
    expect((await outbox()).map(({ kind }) => kind)).toEqual(["single", "daily"]);
    expect(await connection.database.select().from(mailItems)).toHaveLength(2);
  });

  test("quiet hours postpone a mail to their end without using an attempt", async () => {
    const member = await provider.signUp();
    await saveSettings(member, { quietHours: { start: "11:00", end: "14:30" }, timeZone: "Europe/London" });
    await notifyUser(provider, member.userId);
    expect({ due: [await send(), await send()], sent: post.sent }).toEqual({ due: [1, 0], sent: [] });
    const [mail] = await outbox();
    expect(mail!.attempts).toBe(0);
    expect(mail!.sendAfter.toISOString()).toMatch(/T14:30/);
    advanceClock(2.5 * hour - 1);
    expect(await send()).toBe(0);
    advanceClock(1);
    expect({ due: await send(), sent: post.sent.length }).toEqual({ due: 1, sent: 1 });
    now = new Date("2026-03-04T12:00:00Z");
  });

  test("a digest collects events in their order until eight o'clock local time", async () => {
    const member = await provider.signUp();
    await saveSettings(member, { digest: "daily", timeZone: "Asia/Ho_Chi_Minh", language: "en" });
    for (const store of ["Target", "Walmart", "Sephora"]) await notifyUser(provider, member.userId, store);
    expect(await send()).toBe(0);
    const [digest] = await outbox();
    expect(digest!.sendAfter.toISOString()).toBe("2026-03-05T01:00:00.000Z");
    now = digest!.sendAfter;
    await send();
    expect(post.sent.map(({ subject }) => subject)).toEqual(["Cashlane: your day (3)"]);
    expect(post.sent[0]!.text).toMatch(/Target[^]*Walmart[^]*Sephora/);
    await notifyUser(provider, member.userId, "Macy's");
    expect((await outbox()).map(({ state }) => state)).toEqual(["sent", "waiting"]);
    now = new Date("2026-03-04T12:00:00Z");
  });

  test("an event that occurs while a digest is sent goes into the next one", async () => {
    const member = await provider.signUp();
    await saveSettings(member, { digest: "weekly" });
    await notifyUser(provider, member.userId, "Target");
    const [first] = await outbox();
    now = first!.sendAfter;
    let isNotified = false;
    await sendDueMails(provider.app, {
      ...post.transport,
      async send(mail) {
        now = new Date(first!.sendAfter.getTime() - 1);
        if (!isNotified) await notifyUser(provider, member.userId, "Late");
        isNotified = true;
        return post.transport.send(mail);
      },
    });
    expect(post.sent.map(({ text }) => text.includes("Late"))).toEqual([false]);
    const rows = await outbox();
    expect(rows.map(({ state }) => state)).toEqual(["sent", "waiting"]);
    expect(rows[1]!.sendAfter.getTime() - rows[0]!.sendAfter.getTime()).toBe(7 * 24 * hour);
    now = new Date("2026-03-04T12:00:00Z");
  });

  test("drops a waiting mail when email is switched off, and records that", async () => {
    const member = await provider.signUp();
    await notifyUser(provider, member.userId);
    await saveSettings(member, { channels: { cashback_earned: { email: false } } });
    expect({ due: await send(), sent: post.sent }).toEqual({ due: 1, sent: [] });
    expect(await outbox()).toMatchObject([{ state: "dropped", sentAt: null }]);
  });

  test("retries with growing delays while the server is unreachable, then gives up", async () => {
    const member = await provider.signUp();
    await notifyUser(provider, member.userId);
    post.reject(new Error("connect ECONNREFUSED"));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      expect(await send(), `attempt ${attempt}`).toBe(1);
      const [mail] = await outbox();
      expect(mail!.attempts).toBe(attempt);
      waits.push(mail!.sendAfter.getTime() - now.getTime());
      if (attempt < maxAttempts) advanceClock(waits.at(-1)!);
    }
    expect(await outbox()).toMatchObject([{ state: "dead", error: "connect ECONNREFUSED" }]);
    advanceClock(100 * hour);
    expect(await send()).toBe(0);
    for (const [index, waited] of waits.slice(0, -1).entries()) {
      const plain = Math.min(6 * hour, 60_000 * 2 ** index);
      expect(waited).toBeGreaterThanOrEqual(plain * 0.75);
      expect(waited).toBeLessThanOrEqual(plain * 1.25);
    }
    expect([waitAfter(1, 0), waitAfter(1, 1), waitAfter(99, 0.5)]).toEqual([45_000, 75_000, 6 * hour]);
    now = new Date("2026-03-04T12:00:00Z");
  });

  test("a mail to an unknown mailbox is a dead letter at once, unlike one whose server refuses the login", async () => {
    const member = await provider.signUp();
    await notifyUser(provider, member.userId);
    post.reject(Object.assign(new Error("550 No such user"), { responseCode: 550, command: "RCPT TO" }));
    await send();
    await notifyUser(provider, member.userId);
    post.reject(Object.assign(new Error("535 Wrong password"), { responseCode: 535, command: "AUTH PLAIN" }));
    await send();
    expect((await outbox()).map(({ state }) => state)).toEqual(["dead", "waiting"]);
  });

  test("another process takes over a crashed process's mail when the lease ends, never before", async () => {
    const member = await provider.signUp();
    await notifyUser(provider, member.userId);
    let fail: (error: Error) => void = () => undefined;
    const failure = new Promise<void>((_, reject) => (fail = reject));
    const failingRun = sendDueMails(provider.app, { ...post.transport, send: () => failure });
    await expect.poll(async () => (await outbox())[0]!.leasedUntil).not.toBeNull();
    expect(await send()).toBe(0);
    advanceClock(2 * 60_000 + 1);
    expect({ due: await send(), sent: post.sent.length }).toEqual({ due: 1, sent: 1 });
    fail(Object.assign(new Error("550 late"), { responseCode: 550, command: "DATA" }));
    await failingRun;
    expect(await outbox()).toMatchObject([{ state: "sent", attempts: 2, error: null }]);
    now = new Date("2026-03-04T12:00:00Z");
  });

  test("eight simultaneous workers send every mail exactly once", async () => {
    const member = await provider.signUp();
    for (let count = 0; count < 40; count++) await notifyWithCause(member, `many:${count}`);
    const sentCounts = await Promise.all(Array.from({ length: 8 }, send));
    expect(sentCounts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(post.sent.map(({ id }) => id)).size).toBe(40);
    expect(post.sent).toHaveLength(40);
  });

  test("RFC 8058 one click ends all emails of its member only, with or without a form, logged out", async () => {
    const [member, otherMember] = [await provider.signUp(), await provider.signUp()];
    await notifyUser(provider, member.userId);
    await send();
    const path = new URL(post.sent[0]!.oneClickUrl!).pathname;
    const token = path.split("/").at(-2)!;
    const load = async () => (await provider.call(getSubscription, { params: { token } })).data;
    expect(await load()).toEqual({ email: `${member.email[0]}•••@example.test`, isSubscribed: true });
    const response = await provider.app.inject({
      method: "POST",
      url: path,
      payload: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(response.statusCode).toBe(200);
    expect((await load()).isSubscribed).toBe(false);
    const settings = async (as: TestUser) =>
      (await provider.call(getNotificationSettings, { as })).data.channels;
    const emails = Object.values(await settings(member)).map(({ email }) => email);
    expect(emails).toEqual(emails.map(() => false));
    expect((await settings(otherMember)).withdrawal_paid.email).toBe(true);
    expect((await provider.call(endSubscription, { params: { token } })).status).toBe(200);
  });

  test("P1 a forged link doesn't unsubscribe the member", async () => {
    const [member, other] = [await provider.signUp(), await provider.signUp()];
    await notifyUser(provider, member.userId);
    await send();
    const token = new URL(post.sent[0]!.oneClickUrl!).pathname.split("/").at(-2)!;
    const signature = token.split(".")[1]!;
    const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
    const forged = [`${other.userId}.${signature}`, `${member.userId}.${flipped}`, `nobody.${signature}`];
    for (const wrong of forged) {
      expect((await provider.call(endSubscription, { params: { token: wrong } })).status).toBe(404);
      expect((await provider.call(getSubscription, { params: { token: wrong } })).status).toBe(404);
    }
    const settings = await provider.call(getNotificationSettings, { as: member });
    expect(settings.data.channels.cashback_earned.email).toBe(true);
  });

  test("admins read the outbox, newest first, by state and address, without unsubscribe links", async () => {
    const [member, other] = [await provider.signUp(), await provider.signUp()];
    await notifyUser(provider, member.userId, "Target");
    await send();
    await notifyUser(provider, other.userId, "Walmart");
    const admin = await provider.signUp({ role: "admin" });
    const list = async (query: object) => {
      const { data, meta } = await provider.call(listMails, { as: admin, query });
      return [data.map(({ to, state }) => [to, state]), meta.total];
    };
    const [first, second] = [
      [other.email, "waiting"],
      [member.email, "sent"],
    ];
    expect(await list({})).toEqual([[first, second], 2]);
    expect(await list({ state: "sent" })).toEqual([[second], 1]);
    expect(await list({ q: other.email.slice(0, 8) })).toEqual([[first], 1]);
    const page = await provider.call(listMails, { as: admin, query: { limit: 1 } });
    const next = await provider.call(listMails, {
      as: admin,
      query: { limit: 1, cursor: page.meta.nextCursor! },
    });
    expect(next.data.map(({ to }) => to)).toEqual([member.email]);
    const { data } = await provider.call(getMail, { as: admin, params: { id: next.data[0]!.id } });
    expect(data.text).toContain("tiền hoàn từ Target");
    expect(data.text).not.toContain("token=");
    for (const id of ["nothing", crypto.randomUUID()])
      expect((await provider.call(getMail, { as: admin, params: { id } })).status).toBe(404);
    expect((await provider.call(listMails, { as: member, query: {} })).status).toBe(403);
    expect((await provider.call(getMail, { as: member, params: { id: data.id } })).status).toBe(403);
  });

  test("a mail to a changed address is sent to the new one", async () => {
    const member = await provider.signUp();
    await notifyUser(provider, member.userId);
    const [row] = await outbox();
    expect(row!.cause).toMatch(/^cashback_earned:/);
    const email = `new-${member.email}`;
    await connection.database.update(users).set({ email }).where(eq(users.id, member.userId));
    await send();
    expect(post.sent[0]!.to.address).toBe(email);
  });
});
