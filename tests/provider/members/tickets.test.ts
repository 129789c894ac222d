import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetTicket,
  adminListTickets,
  answerTicket,
  closeTicket,
} from "#contract/tickets/admin-tickets.ts";
import { changeTier } from "#contract/accounts/admin-users.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { getTicket, listTickets, openTicket, replyToTicket, writeToUs } from "#contract/tickets/tickets.ts";
import { ticketsOfDay, type Tier } from "#contract/cash-back/tiers.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { users } from "#provider/database/schema/schema.ts";
import { ticketMessages, tickets } from "#provider/database/schema/ticket-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { pruneTickets } from "#provider/modules/tickets/repository.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { storingTransport } from "../../support/money/mails.ts";
import {
  startTestProvider,
  testVariables,
  type TestProvider,
  type TestUser,
} from "../../support/programs/provider.ts";

const now = new Date("2026-03-15T12:00:00Z");
const ticketFields = {
  topic: "withdrawals",
  subject: "Where is my money?",
  message: "It was paid two weeks ago.",
} as const;

describeOnDatabase("tickets", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let member: TestUser;
  let ada: TestUser;
  const post = storingTransport();

  beforeAll(async () => {
    connection = await open();
    const environment = { PUBLIC_ORIGIN: "https://cash.example" };
    provider = await startTestProvider({ connection, clock: () => now, environment });
    [member, ada] = [await provider.signUp(), await provider.signUp({ name: "Ada", role: "admin" })];
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const once = (key: string = randomUUID()) => ({ "idempotency-key": key });
  const write = (as = member, headers = once()) =>
    provider.call(openTicket, { as, body: ticketFields, headers });
  const visit = (address: string, key?: string, language = "fr") =>
    provider.call(writeToUs, {
      body: { ...ticketFields, name: "Vic Visitor", email: "Vic@Example.org" },
      headers: {
        ...once(key),
        "accept-language": language,
        "x-internal-key": testVariables.INTERNAL_KEY,
        "x-client-address": address,
      },
    });
  const answer = (id: string, seen: number, message = "It left us today.\nTake care.") =>
    provider.call(answerTicket, { as: ada, params: { id }, body: { message, seen } });
  const giveTier = async ({ userId }: TestUser, tier: Tier) => {
    const params = { id: userId };
    const { status } = await provider.call(changeTier, { as: ada, params, body: { tier, reason: "Test" } });
    expect(status).toBe(200);
  };
  const statusAndKey = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.key,
  ];
  const mailsSent = async () => {
    post.sent.length = 0;
    await sendDueMails(provider.app, post.transport);
    return post.sent;
  };

  test("a member's ticket is answered in the app and by mail, continued, and closed", async () => {
    const key = randomUUID();
    const { data: opened } = await write(member, once(key));
    expect((await write(member, once(key))).data).toEqual(opened);
    const params = { id: opened.id };
    expect((await answer(opened.id, 1)).data).toMatchObject({
      state: "answered",
      messages: [{}, { author: "Ada" }],
    });

    const { data: notices } = await provider.call(listNotifications, { as: member, query: {} });
    expect(notices[0]).toMatchObject({ type: "ticket_answered", title: "Chúng tôi đã trả lời bạn" });
    expect(notices[0]!.description).toContain("It left us today. Take care.");
    const [mail] = await mailsSent();
    expect(mail).toMatchObject({
      to: { address: member.email },
      subject: `Trả lời của chúng tôi: ${ticketFields.subject}`,
    });
    expect(mail!.text).toContain(`https://cash.example/en/apps/help/tickets/${opened.id}`);
    expect(mail!.text).toContain("It left us today.\nTake care.");
    expect(mail!.oneClickUrl).toBeUndefined();

    const reply = { as: member, params, body: { message: "It is still not there." }, headers: once() };
    const { data: replied } = await provider.call(replyToTicket, reply);
    expect((await provider.call(replyToTicket, reply)).data).toEqual(replied);
    expect(replied.state).toBe("open");
    expect(replied.messages.map(({ from }) => from)).toEqual(["sender", "team", "sender"]);
    expect(JSON.stringify(replied)).not.toContain("Ada");
    expect(statusAndKey(await answer(opened.id, 2))).toEqual([409, "ticket_changed"]);
    const closed = await provider.call(closeTicket, { as: ada, params, body: { seen: 3 } });
    expect(closed.data.state).toBe("closed");
    expect(statusAndKey(await provider.call(replyToTicket, { ...reply, headers: once() }))).toEqual([
      409,
      "ticket_closed",
    ]);
    expect(statusAndKey(await answer(opened.id, 3))).toEqual([409, "ticket_closed"]);
    const { data: log } = await provider.call(listActivityLogs, {
      as: ada,
      query: { q: ticketFields.subject },
    });
    expect(log.map(({ action }) => action)).toEqual(["ticket.close", "ticket.answer"]);
  });

  test("S7 no one else reads or continues a member's ticket", async () => {
    const { data: opened } = await write();
    const [other, params] = [await provider.signUp(), { id: opened.id }];
    const body = { message: "Let me in, please." };
    for (const { status } of [
      await provider.call(getTicket, { as: other, params }),
      await provider.call(replyToTicket, { as: other, params, body, headers: once() }),
    ])
      expect(status).toBe(404);
    for (const { status } of [
      await provider.call(adminGetTicket, { as: member, params }),
      await provider.call(answerTicket, { as: member, params, body: { ...body, seen: 1 } }),
    ])
      expect(status).toBe(403);
    expect((await provider.call(listTickets, { as: other, query: {} })).data).toEqual([]);
  });

  test("a visitor's form is one ticket however often it is sent, answered by mail in their language", async () => {
    const key = randomUUID();
    for (let time = 0; time < 2; time++) expect((await visit("203.0.113.1", key)).status).toBe(200);
    const query = { q: "vic@example", state: "open" as const };
    const { data } = await provider.call(adminListTickets, { as: ada, query });
    expect(data).toHaveLength(1);
    expect(data[0]!.sender).toEqual({
      name: "Vic Visitor",
      email: "vic@example.org",
      userId: null,
      isPremium: false,
    });
    await answer(data[0]!.id, 1, "C’est parti ce matin.");
    const [mail] = await mailsSent();
    expect(mail).toMatchObject({
      to: { name: "Vic Visitor", address: "vic@example.org" },
      subject: `Notre réponse\u00a0: ${ticketFields.subject}`,
    });
    expect(mail!.text).toContain("C’est parti ce matin.");
    expect(mail!.text).toContain("https://cash.example/fr/contact");
  });

  test.each([
    ["أحمد العلي", "احمد"],
    ["فاطمة الزهراء", "فاطمه"],
    ["Élodie Müller", "elodie muller"],
  ])("a ticket of %s is found by %s", async (name, q) => {
    const { data: opened } = await write(await provider.signUp({ name }));
    const { data } = await provider.call(adminListTickets, { as: ada, query: { q } });
    expect(data.map(({ id }) => id)).toEqual([opened.id]);
  });

  test("limits tickets per address and member and day, with more for premium members, also simultaneously", async () => {
    const flood = await Promise.all(
      Array.from({ length: ticketsOfDay.free + 3 }, () => visit("203.0.113.2")),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(ticketsOfDay.free);
    expect(statusAndKey(await visit("203.0.113.2"))).toEqual([429, "ticket_limit"]);
    expect((await visit("203.0.113.3")).status).toBe(200);
    const busy = await provider.signUp();
    for (let time = 0; time < ticketsOfDay.free; time++) expect((await write(busy)).status).toBe(200);
    expect(statusAndKey(await write(busy))).toEqual([429, "ticket_limit"]);
    await giveTier(busy, "premium");
    for (let time = ticketsOfDay.free; time < ticketsOfDay.premium; time++)
      expect((await write(busy)).status).toBe(200);
    expect(statusAndKey(await write(busy))).toEqual([429, "ticket_limit"]);
    await giveTier(busy, "free");
  });

  test("lists a member's tickets first on every page while the member is premium and they are open", async () => {
    const { database } = connection;
    const premium = await provider.signUp({ name: "Crowned" });
    const early = (await write(premium)).data.id;
    await database
      .update(tickets)
      .set({ createdAt: new Date("2020-01-01T00:00:00Z") })
      .where(eq(tickets.id, early));
    const queue = async (query = {}) =>
      (await provider.call(adminListTickets, { as: ada, query: { limit: 100, ...query } })).data;
    expect((await queue()).at(-1)).toMatchObject({ id: early, sender: { isPremium: false } });

    await giveTier(premium, "premium");
    const premiumId = (await write(premium)).data.id;
    const all = await queue();
    expect(all.slice(0, 2)).toMatchObject([
      { id: premiumId, sender: { isPremium: true } },
      { id: early, sender: { isPremium: true } },
    ]);
    const walked: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const query: { limit: number; cursor?: string } = { limit: 1, ...(cursor && { cursor }) };
      const page = await provider.call(adminListTickets, { as: ada, query });
      walked.push(...page.data.map(({ id }) => id));
      cursor = page.meta.nextCursor;
    }
    expect(walked).toEqual(all.map(({ id }) => id));
    expect((await queue({ order: "oldest" }))[0]!.id).toBe(early);

    await answer(early, 1);
    expect((await queue()).findIndex(({ id }) => id === early)).toBeGreaterThan(1);
    await giveTier(premium, "free");
    const { data: free } = await provider.call(adminGetTicket, { as: ada, params: { id: premiumId } });
    expect(free.sender.isPremium).toBe(false);
    expect((await queue()).at(-1)!.id).toBe(early);
  });

  test("refuses invalid input with an error on its field", async () => {
    const body = { topic: "something-else", subject: " a ", message: "short" } as const;
    const { status, body: responseBody } = await provider.call(openTicket, {
      as: member,
      body,
      headers: once(),
    });
    expect(status).toBe(400);
    expect(Object.keys(responseBody.fields as object).sort()).toEqual(["message", "subject"]);
    expect((await provider.call(openTicket, { as: member, body: ticketFields })).status).toBe(400);
  });

  test("shows a sender's current name and suspension, and deletes visitors' tickets after a time", async () => {
    const { database } = connection;
    const renamed = await provider.signUp({ name: "Before" });
    await write(renamed);
    await database.update(users).set({ name: "After" }).where(eq(users.id, renamed.userId));
    const { data } = await provider.call(adminListTickets, { as: ada, query: { q: "After" } });
    expect(data.map(({ sender }) => sender.name)).toEqual(["After"]);
    const before = await database.$count(tickets);
    await pruneTickets(database, now);
    expect(await database.$count(tickets)).toBe(before);
    await pruneTickets(database, new Date(now.getTime() + 1));
    const remainingTickets = await database.select().from(tickets);
    expect(remainingTickets.every(({ userId }) => userId !== null)).toBe(true);
    expect(remainingTickets.length).toBeLessThan(before);
    expect(await database.$count(ticketMessages)).toBeGreaterThanOrEqual(remainingTickets.length);
  });
});
