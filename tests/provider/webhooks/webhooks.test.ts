import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createWebhookEndpoint,
  getWebhookDelivery,
  listWebhookDeliveries,
  pauseWebhookEndpoint,
  replayWebhookEvents,
  resendWebhookDelivery,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
} from "#contract/webhooks/admin-webhooks.ts";
import { eventBody, type EventType } from "#contract/webhooks/events.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "#provider/database/schema/webhook-schema.ts";
import { changeTier } from "#provider/modules/accounts/changes.ts";
import { deliverDue } from "#provider/modules/webhooks/deliver.ts";
import { emitEvents } from "#provider/modules/webhooks/emit.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { exampleEvents } from "../../support/notifications/webhook-events.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../support/programs/webhook-receiver.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnDatabase("webhooks", (open) => {
  let receiver: WebhookReceiver;
  let provider: TestProvider;
  let admin: TestUser;
  /** Each test starts at this time, so that the admin's password was entered recently. */
  const start = new Date();
  let now = start;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    provider = await startTestProvider({
      open,
      clock: () => now,
      environment: { WEBHOOK_PRIVATE_ADDRESSES: "allow" },
    });
    admin = await provider.signUp({ role: "admin" });
  });
  beforeEach(async () => {
    now = start;
    receiver.reset();
    await provider.app.database.update(webhookEndpoints).set({ deletedAt: now });
    await provider.app.database.delete(webhookEvents);
  });
  afterAll(async () => {
    await provider.close();
    await receiver.close();
  });

  const key = () => ({ "idempotency-key": randomUUID() });
  const connect = async (eventTypes: EventType[] | null = null, path = "/") => {
    const body = { url: `${receiver.origin}${path}`, description: "CRM", eventTypes };
    return (await provider.call(createWebhookEndpoint, { as: admin, headers: key(), body })).data;
  };
  const emit = (...objects: string[]) =>
    emitEvents(provider.app.database, now, exampleEvents("offer.created", objects));
  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const deliver = () => deliverDue(provider.app);
  const deliveries = () =>
    provider.app.database.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.sequence));
  const fail = (status: number, headers: Record<string, string> = {}) =>
    (receiver.respond = (_request, response) => void response.writeHead(status, headers).end("no"));
  const endpointOf = async (id: string) =>
    (await provider.app.database.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0]!;
  const alerts = (type: string) => provider.app.database.$count(notifications, eq(notifications.type, type));

  test("a withdrawal's event is signed as the library of Standard Webhooks expects", async () => {
    const { secret } = await connect(["withdrawal.requested"]);
    const payee = await signUpPayee(provider, 100_000n);
    const requested = (await submitWithdrawal(provider, payee, 2_000)).data;
    await deliver();
    const [got] = receiver.received;
    const body = receiver.verify(got!, secret!);
    expect(eventBody("withdrawal.requested").parse(body).data.id).toBe(requested.id);
    expect(receiver.received).toHaveLength(1);
  });

  test("an event isn't delivered if its change is rolled back", async () => {
    await connect();
    const member = await provider.signUp();
    await inTransaction(provider.app.database, async (unit) => {
      await changeTier(provider.app, unit, member.userId, "premium");
      throw new Error("rolled back");
    }).catch(() => undefined);
    await deliver();
    expect(receiver.received).toHaveLength(0);
  });

  test("nothing is stored while there is no endpoint", async () => {
    await emit("a");
    expect(await provider.app.database.$count(webhookEvents)).toBe(0);
  });

  test("the secret is only in the first answer", async () => {
    const headers = key();
    const body = { url: receiver.origin, description: "", eventTypes: null };
    const first = (await provider.call(createWebhookEndpoint, { as: admin, headers, body })).data;
    const repeatedResult = (await provider.call(createWebhookEndpoint, { as: admin, headers, body })).data;
    expect(first.secret).toMatch(/^whsec_/);
    expect(repeatedResult.secret).toBeNull();
    expect(repeatedResult.endpoint.id).toBe(first.endpoint.id);
  });

  test("both secrets sign until the overlap ends", async () => {
    const { endpoint, secret } = await connect();
    const replaces = endpoint.secrets[0]!.id;
    const rotated = await provider.call(rotateWebhookSecret, {
      as: admin,
      params: { id: endpoint.id },
      body: { overlapHours: 24, replaces },
    });
    await emit("a");
    await deliver();
    expect(() => receiver.verify(receiver.received[0]!, secret!)).not.toThrow();
    expect(() => receiver.verify(receiver.received[0]!, rotated.data.secret!)).not.toThrow();
    advanceClock(day + minute);
    await emit("b");
    await deliver();
    expect(receiver.received[1]!.headers["webhook-signature"]!.split(" ")).toHaveLength(1);
  });

  test("a failed event is sent again with the same id, and later ones of its object wait", async () => {
    await connect();
    fail(500);
    await emit("a", "a", "b");
    await deliver();
    expect(receiver.received).toHaveLength(2);
    const failedId = receiver.received.find(({ id }) => id !== receiver.received[1]!.id)!.id;
    receiver.reset();
    advanceClock(7_000);
    await deliver();
    const order = await deliveries();
    const receivedIds = receiver.received.map(({ id }) => id);
    expect(receivedIds).toHaveLength(3);
    expect(receivedIds).toContain(failedId);
    expect(receivedIds.indexOf(order[0]!.eventId)).toBeLessThan(receivedIds.indexOf(order[1]!.eventId));
  });

  test("gives up after ten attempts, and continues with the next event of the object", async () => {
    await connect();
    fail(500);
    await emit("a");
    for (let count = 0; count < 10; count++) {
      await deliver();
      advanceClock(1.25 * day);
      await provider.app.database.update(webhookEndpoints).set({ failures: 0, failingSince: null });
    }
    expect(receiver.received).toHaveLength(10);
    expect((await deliveries())[0]!.state).toBe("failed");
    receiver.reset();
    await emit("a");
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  test("an overloaded receiver gets no request before the time that it demands", async () => {
    await connect();
    fail(429, { "retry-after": "600" });
    await emit("a");
    await deliver();
    await emit("b");
    advanceClock(9 * minute);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    receiver.reset();
    advanceClock(2 * minute);
    await deliver();
    expect(receiver.received).toHaveLength(2);
  });

  test("410 disables the endpoint and notifies admins", async () => {
    const { endpoint } = await connect();
    const before = await alerts("webhook_disabled");
    fail(410);
    await emit("a");
    await deliver();
    expect((await endpointOf(endpoint.id)).disabledReason).toBe("gone");
    expect(await alerts("webhook_disabled")).toBe(before + 1);
    await emit("b");
    expect(await deliveries()).toHaveLength(1);
    receiver.reset();
    await provider.call(resumeWebhookEndpoint, { as: admin, params: { id: endpoint.id } });
    advanceClock(minute);
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  test("repeated failure notifies admins once, and disables the endpoint after three days", async () => {
    const { endpoint } = await connect();
    const before = await alerts("webhook_failing");
    fail(500);
    await emit("a", "b", "c");
    await deliver();
    expect(await alerts("webhook_failing")).toBe(before);
    for (let count = 0; count < 3; count++) {
      advanceClock(20 * minute);
      await deliver();
    }
    expect(await alerts("webhook_failing")).toBe(before + 1);
    advanceClock(3 * day);
    await deliver();
    expect((await endpointOf(endpoint.id)).disabledReason).toBe("failing");
  });

  test("a paused endpoint collects its events", async () => {
    const { endpoint } = await connect();
    await provider.call(pauseWebhookEndpoint, { as: admin, params: { id: endpoint.id } });
    await emit("a");
    await deliver();
    expect(receiver.received).toHaveLength(0);
    await provider.call(resumeWebhookEndpoint, { as: admin, params: { id: endpoint.id } });
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  test("a slow receiver doesn't delay another endpoint", async () => {
    const releases: (() => void)[] = [];
    receiver.respond = ({ path }, response) => {
      if (path === "/slow") releases.push(() => response.writeHead(204).end());
      else response.writeHead(204).end();
    };
    await connect(null, "/slow");
    await connect(null, "/quick");
    await emit(...Array.from({ length: 30 }, (_, index) => `object ${index}`));
    const over = deliverDue(provider.app, { timeout: 10 * minute });
    const count = (path: string) => receiver.received.filter((one) => one.path === path).length;
    await expect.poll(() => count("/quick")).toBe(30);
    expect(count("/slow")).toBe(4);
    receiver.respond = (_request, response) => void response.writeHead(204).end();
    releases.forEach((release) => release());
    await over;
    expect(count("/slow")).toBe(30);
  });

  test("an event is shown with its attempts and can be sent again with the same id", async () => {
    const { endpoint } = await connect();
    fail(500);
    await emit("a");
    await deliver();
    const list = { as: admin, query: { endpoint: endpoint.id, state: "pending" as const } };
    const [row] = (await provider.call(listWebhookDeliveries, list)).data;
    const params = { id: row!.id };
    const { data } = await provider.call(getWebhookDelivery, { as: admin, params });
    expect(data.attempted[0]!.status).toBe(500);
    expect(data.attempted[0]!.answer).toBe("no");
    const headerPairs = data.attempted[0]!.headers.map(({ name, value }) => [name, value]);
    const { headers } = receiver.received[0]!;
    expect(Object.fromEntries(headerPairs)).toEqual({
      "content-type": "application/json",
      "user-agent": headers["user-agent"],
      "webhook-id": row!.event.id,
      "webhook-timestamp": headers["webhook-timestamp"],
      "webhook-signature": `${headers["webhook-signature"]!.slice(0, 11)}…`,
    });
    receiver.reset();
    await provider.call(resendWebhookDelivery, { as: admin, params });
    await deliver();
    expect(receiver.received[0]!.id).toBe(row!.event.id);
  });

  test("a test event is marked and also sent to a paused endpoint", async () => {
    const { endpoint } = await connect();
    const params = { id: endpoint.id };
    await provider.call(pauseWebhookEndpoint, { as: admin, params });
    await provider.call(testWebhookEndpoint, { as: admin, params, body: { type: "withdrawal.paid" } });
    await deliver();
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: "withdrawal.paid", test: true });
  });

  test("the events of a period are replayed with their ids, also for a new endpoint", async () => {
    await connect();
    await emit("a", "b");
    await deliver();
    const ids = receiver.received.map(({ id }) => id).toSorted();
    const { endpoint } = await connect(null, "/new");
    const [from, to] = [-day, minute].map((shift) => new Date(now.getTime() + shift).toISOString());
    receiver.reset();
    const replayed = await provider.call(replayWebhookEvents, {
      as: admin,
      params: { id: endpoint.id },
      body: { from: from!, to: to!, which: "undelivered" },
    });
    expect(replayed.data.count).toBe(2);
    await deliver();
    expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(ids);
  });
});
