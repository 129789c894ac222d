import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { eq, inArray, isNotNull } from "drizzle-orm";
import { createWebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import { eventBody, events } from "#contract/webhooks/events.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "#provider/database/schema/webhook-schema.ts";
import { deliverDue } from "#provider/modules/webhooks/deliver.ts";
import { emitEvents } from "#provider/modules/webhooks/emit.ts";
import { postRequest } from "#provider/outbound-request.ts";
import { takeDelivery } from "#provider/modules/webhooks/repository.ts";
import {
  explainMissingPostgres,
  openTestPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { startProviderProcess, type ProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, withoutDayLimits, type TestProvider } from "../support/programs/provider.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../support/programs/webhook-receiver.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { signUpPayee, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`two providers that deliver events ${skipReason ?? ""}`, () => {
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
    receiver.respond = ({ id }, response) => {
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
      // Simulates a process that was killed while it held a lease, either before its request or after an answer
      // that it couldn't record.
      const killedDelivery = round % 3 === 0 && (await takeDelivery(database.database, endpoint.id, now));
      if (killedDelivery && round % 2 === 0)
        await postRequest(
          endpoint.url,
          { headers: { "webhook-id": killedDelivery.event.id }, body: killedDelivery.event.body },
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

  test("a process killed while it delivers leaves no committed event undelivered, and none with two ids", async () => {
    const rounds = repetitions({ ci: 1, long: 20 });
    let repeated = 0;
    for (let round = 0; round < rounds; round++) {
      now = new Date();
      receiver.reset();
      const [one] = providers as [TestProvider, TestProvider];
      await database.database.update(webhookEndpoints).set({ deletedAt: now });
      const admin = await one.signUp({ role: "admin" });
      const body = { url: receiver.origin, description: "", eventTypes: ["withdrawal.requested" as const] };
      const headers = { "idempotency-key": randomUUID() };
      const { secret } = (await one.call(createWebhookEndpoint, { as: admin, headers, body })).data;
      const payees = await Promise.all([1, 2, 3, 4].map(() => signUpPayee(one, 1_000_000n)));
      const variables = {
        ...withoutDayLimits,
        DATABASE_URL: database.url,
        WEBHOOK_PRIVATE_ADDRESSES: "allow",
      };

      const child = await startProviderProcess(variables);
      let killed: Promise<void> | undefined;
      // The kill happens during a request, which the receiver has accepted but the process can't record.
      const killAt = 2 + Math.floor(Math.random() * 8);
      receiver.respond = (_request, response) => {
        if (receiver.received.length >= killAt) killed ??= child.kill();
        else response.writeHead(204).end();
      };
      await Promise.all(payees.map((payee) => requestUntilKilled(child, payee, () => killed)));
      await expect.poll(() => killed !== undefined).toBe(true);
      await killed;

      // Another process takes over once the leases of the killed one have ended.
      await database.database
        .update(webhookDeliveries)
        .set({ leaseEndsAt: now })
        .where(isNotNull(webhookDeliveries.lease));
      receiver.respond = (_request, response) => void response.writeHead(204).end();
      const next = await startProviderProcess(variables);
      const countPending = () =>
        database.database.$count(webhookDeliveries, eq(webhookDeliveries.state, "pending"));
      await expect.poll(countPending).toBe(0);
      await next.kill();

      const idsOf = new Map<string, Set<string>>();
      for (const request of receiver.received) {
        const { data } = eventBody("withdrawal.requested").parse(receiver.verify(request, secret!));
        const id = String(data.id);
        idsOf.set(id, (idsOf.get(id) ?? new Set()).add(request.id));
      }
      const committed = await database.database
        .select({ id: withdrawals.id })
        .from(withdrawals)
        .where(
          inArray(
            withdrawals.userId,
            payees.map(({ userId }) => userId),
          ),
        );
      expect([...idsOf.keys()].toSorted()).toEqual(committed.map(({ id }) => id).toSorted());
      for (const [id, ids] of idsOf) expect(ids.size, id).toBe(1);
      repeated += receiver.received.length - idsOf.size;
    }
    expect(repeated).toBeGreaterThanOrEqual(rounds);
    printCoverage(
      `${rounds} processes killed while they delivered, ${repeated} events repeated with the same id`,
    );
  });
});

/** Requests up to twelve withdrawals of a member, until the process is killed. */
async function requestUntilKilled(
  child: ProviderProcess,
  payee: Payee,
  killed: () => Promise<void> | undefined,
): Promise<void> {
  try {
    for (let count = 0; count < 12; count++) {
      const response = await fetch(`${child.origin}/apis/v1/withdrawals`, {
        method: "POST",
        body: JSON.stringify({ payoutMethodId: payee.methodId, amount: 1_000, password: payee.password }),
        headers: {
          authorization: `Bearer ${payee.accessToken}`,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
      });
      expect(response.status).toBe(201);
    }
  } catch (error) {
    // After the kill, connection errors are expected. Any other error fails the test.
    if (!killed()) throw error;
  }
}
