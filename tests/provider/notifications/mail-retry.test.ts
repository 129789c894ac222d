import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { retryMail } from "#contract/notifications/mails.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { maxAttempts, sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { printCoverage, repetitions } from "../../support/programs/repetitions.ts";

const noSuchUser = Object.assign(new Error("550 No such user"), { responseCode: 550, command: "RCPT TO" });
const minute = 60_000;

describeOnDatabase("a dead letter", (open) => {
  let provider: TestProvider;
  let ada: TestUser;
  let otto: TestUser;
  const start = new Date("2026-03-04T12:00:00Z");
  let now = start;
  const post = storingTransport();

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    ada = await provider.signUp({ role: "admin", name: "Ada Admin" });
    otto = await provider.signUp({ role: "admin", name: "Otto Auditor" });
  });
  afterEach(async () => {
    post.reject(undefined);
    post.sent.length = 0;
    now = start;
    // Removes mails that earlier tests left in the queue.
    await provider.connection.database.delete(mails);
  });
  afterAll(() => provider.close());

  const send = () => sendDueMails(provider.app, post.transport);
  const outbox = () => provider.connection.database.select().from(mails).orderBy(mails.sequence);
  async function createWaitingMail(): Promise<string> {
    const member = await provider.signUp();
    await notifyUser(provider, member.userId);
    return (await outbox()).at(-1)!.id;
  }
  async function createFailedMail(): Promise<string> {
    const id = await createWaitingMail();
    post.reject(noSuchUser);
    await send();
    post.reject(undefined);
    return id;
  }
  const retry = (id: string, as: TestUser, key?: string) =>
    provider.call(retryMail, {
      as,
      params: { id },
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  async function readLog(id: string) {
    const { data } = await provider.call(listActivityLogs, { as: ada, query: { limit: 100 } });
    return data.filter(({ object }) => object.id === id);
  }

  test("a retried mail is due at once, is sent once, and the admin is logged", async () => {
    const id = await createFailedMail();
    now = new Date(now.getTime() + 10 * minute);
    expect((await retry(id, ada)).data).toMatchObject({
      id,
      state: "waiting",
      attempts: 0,
      error: "550 No such user",
      sendAfter: now.toISOString(),
    });
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(post.sent.map((mail) => mail.id)).toEqual([id]);
    expect(await outbox()).toMatchObject([{ state: "sent", attempts: 1, error: null }]);
    expect(await readLog(id)).toMatchObject([
      {
        action: "mail.retry",
        actor: { id: ada.userId },
        object: { type: "mail", id, label: "Bạn đã nhận được tiền hoàn" },
        before: { state: "dead", attempts: 1 },
        after: { state: "waiting", attempts: 0 },
      },
    ]);
  });

  test("a retried mail gets all attempts again and becomes a dead letter after the last", async () => {
    const id = await createFailedMail();
    await retry(id, ada);
    post.reject(new Error("connect ECONNREFUSED"));
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      expect(await send(), `attempt ${attempt}`).toBe(1);
      now = new Date(now.getTime() + 600 * minute);
    }
    expect(await send()).toBe(0);
    expect(await outbox()).toMatchObject([{ state: "dead", attempts: maxAttempts }]);
    const later = await provider.signUp({ role: "admin" });
    expect((await retry(id, later)).data.attempts).toBe(0);
  });

  test("refuses mails that were sent, are waiting or are no longer wanted", async () => {
    const [sent, dropped] = [await createWaitingMail(), await createWaitingMail()];
    await provider.connection.database.update(mails).set({ state: "dropped" }).where(eq(mails.id, dropped));
    await send();
    const waits = await createWaitingMail();
    const before = await outbox();
    expect(before.map(({ state }) => state)).toEqual(["sent", "dropped", "waiting"]);
    for (const id of [sent, dropped, waits]) {
      expect(await retry(id, ada)).toMatchObject({ status: 409, body: { key: "mail_not_dead" } });
      expect(await readLog(id)).toEqual([]);
    }
    expect(await outbox()).toEqual(before);
    expect((await retry(randomUUID(), ada)).status).toBe(404);
  });

  test("one of four simultaneous retries succeeds, the others are refused, and the mail is sent once", async () => {
    const rounds = repetitions({ ci: 5, long: 300 });
    for (let round = 0; round < rounds; round++) {
      const id = await createFailedMail();
      const responses = await Promise.all(
        [ada, otto, ada, otto].map((admin) => retry(id, admin, randomUUID())),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(await readLog(id)).toHaveLength(1);
      await Promise.all([send(), send()]);
      expect(post.sent.filter((mail) => mail.id === id)).toHaveLength(1);
    }
    printCoverage(
      `dead letters on ${provider.connection.kind}: ${rounds} rounds of four tries at once, one each`,
    );
  });

  test("M2 the same form again gets the first answer, also after the mail was sent", async () => {
    const id = await createFailedMail();
    const key = randomUUID();
    const first = await retry(id, ada, key);
    await send();
    expect((await retry(id, ada, key)).body).toEqual(first.body);
    expect((await outbox())[0]!.state).toBe("sent");
    expect(await readLog(id)).toHaveLength(1);
    // Keys belong to one admin, so another's identical key is unrelated.
    expect((await retry(id, otto, key)).status).toBe(409);
  });

  test("M6 refuses a demoted admin, also with a saved answer", async () => {
    const rogue = await provider.signUp({ role: "admin" });
    const id = await createFailedMail();
    const key = randomUUID();
    await retry(id, rogue, key);
    await provider.connection.database
      .update(users)
      .set({ role: "member" })
      .where(eq(users.id, rogue.userId));
    expect((await retry(id, rogue, key)).status).toBe(403);
    expect((await retry(await createFailedMail(), rogue)).status).toBe(403);
  });
});
