import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { createWebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import { events } from "#contract/webhooks/events.ts";
import { webhookDeliveries, webhookEvents } from "#provider/database/schema/webhook-schema.ts";
import { deliverDue } from "#provider/modules/webhooks/deliver.ts";
import { emitEvents } from "#provider/modules/webhooks/emit.ts";
import { post } from "#provider/post.ts";
import { takeDelivery } from "#provider/modules/webhooks/repository.ts";
import {
  explainMissingPostgres,
  openTestPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../support/programs/webhook-receiver.ts";

const missing = await explainMissingPostgres();

describe.skipIf(missing)(`two providers that deliver events ${missing ?? ""}`, () => {
  let database: TestPostgres;
  let providers: TestProvider[];
  let receiver: WebhookReceiver;
  let now = new Date();
  beforeAll(async () => {
    database = await openTestPostgres(20);
    receiver = await startWebhookReceiver();
    const parts = {
      connection: database,
      clock: () => now,
      environment: { WEBHOOK_PRIVATE_ADDRESSES: "allow" },
    };
    providers = [await startTestProvider(parts), await startTestProvider(parts)];
  });
  afterAll(async () => {
    for (const provider of providers) await provider.close();
    await receiver.close();
    await database.close();
  });

  test("every event reaches a receiver that fails half of the time, with one id and in order per object", async () => {
    const [one] = providers as [TestProvider, TestProvider];
    const admin = await one.signUp({ role: "admin" });
    const body = { url: receiver.origin, description: "", eventTypes: null };
    const headers = { "idempotency-key": randomUUID() };
    const { endpoint } = (await one.call(createWebhookEndpoint, { as: admin, headers, body })).data;
    const accepted: string[] = [];
    // Ten failures in a row would disable the endpoint.
    let failuresInARow = 0;
    receiver.answer = ({ id }, response) => {
      const isAccepted = failuresInARow === 5 || Math.random() < 0.5;
      failuresInARow = isAccepted ? 0 : failuresInARow + 1;
      if (isAccepted) accepted.push(id);
      response.writeHead(isAccepted ? 204 : 500).end();
    };
    const { example: data } = events["offer.updated"];
    for (let version = 0; version < 5; version++)
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          emitEvents(database.database, now, [
            { type: "offer.updated", objectId: `offer ${index}`, data: { ...data, version } },
          ]),
        ),
      );
    const isWaiting = async () =>
      (await database.database.select().from(webhookDeliveries)).some(({ state }) => state === "pending");
    for (let round = 0; await isWaiting(); round++) {
      // A killed process leaves its lease, before the request or after an answer that it couldn't record.
      const killed = round % 3 === 0 && (await takeDelivery(database.database, endpoint.id, now));
      if (killed && round % 2 === 0)
        await post(
          endpoint.url,
          { headers: { "webhook-id": killed.event.id }, body: killed.event.body },
          { allowPrivate: true },
        );
      await Promise.all(providers.map(({ app }) => deliverDue(app)));
      now = new Date(now.getTime() + 30 * 60 * 60_000);
      // Kills count as attempts, but aren't failures of the receiver, so they are removed from the count.
      await database.database.update(webhookDeliveries).set({ attempts: 1 });
      expect(round).toBeLessThan(200);
    }
    const emitted = await database.database.select().from(webhookEvents).orderBy(webhookEvents.sequence);
    expect(emitted).toHaveLength(60);
    expect(new Set(accepted)).toEqual(new Set(emitted.map(({ id }) => id)));
    const firstAccepted = (id: string) => accepted.indexOf(id);
    for (let index = 0; index < 12; index++) {
      const ofObject = emitted.filter(({ objectId }) => objectId === `offer ${index}`);
      const order = ofObject.map(({ id }) => firstAccepted(id));
      expect(order, `offer ${index}`).toEqual(order.toSorted((left, right) => left - right));
    }
  });
});
