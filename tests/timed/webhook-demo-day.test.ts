import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import { writeCourses } from "#provider/academy/write-courses.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { users, withdrawals } from "#provider/database/schema/schema.ts";
import { webhookDeliveries, webhookEvents } from "#provider/database/schema/webhook-schema.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import { memberEvent } from "#provider/modules/accounts/events.ts";
import { recordChanges } from "#provider/modules/leads/record-changes.ts";
import { deliverDue } from "#provider/modules/webhooks/deliver.ts";
import { emitEvents } from "#provider/modules/webhooks/emit.ts";
import { withdrawalEvent } from "#provider/modules/withdrawals/events.ts";
import { openMemoryDatabase } from "../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { printCoverage } from "../support/programs/repetitions.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../support/programs/webhook-receiver.ts";

const hour = 60 * 60_000;
/** An event is given up after ten attempts. */
const maxFailures = 8;

let connection: Connection;
let provider: TestProvider;
let receiver: WebhookReceiver;
let dataDir: string;
let now = new Date();
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-day-"));
  connection = await openMemoryDatabase();
  receiver = await startWebhookReceiver();
  await writeCourses(connection, () => now);
  const environment = { DATA_DIR: dataDir, WEBHOOK_PRIVATE_ADDRESSES: "allow" };
  provider = await startTestProvider({ connection, clock: () => now, environment });
  await seedDemo(connection, provider.environment, provider.app.clock);
}, 600_000);
afterAll(async () => {
  await provider.close();
  await connection.close();
  await receiver.close();
  await rm(dataDir, { recursive: true });
});

/** Emits the events of all purchases, withdrawals and members of the demo, as if they happened on one day. */
async function emitDemoDay(): Promise<void> {
  const { database } = connection;
  const purchases = await database.select().from(leads);
  const changes = purchases.map((lead) => ({
    lead,
    event: "track" as const,
    fromState: null,
    cashBackBefore: 0n,
    cashBackAfter: lead.cashBack,
  }));
  await database.transaction((tx) => recordChanges(tx, changes, now));
  const requested = await database.select().from(withdrawals);
  const members = await database.select().from(users);
  await emitEvents(database, now, [
    ...requested.map((withdrawal) => withdrawalEvent(withdrawal)),
    ...members.map((member) => memberEvent("member.created", member)),
  ]);
}

test("every event of the demo's purchases, withdrawals and members reaches a receiver that fails half of the time, with one id", async () => {
  const admin = await provider.signUp({ role: "admin" });
  const body = { url: receiver.origin, description: "", eventTypes: null };
  const headers = { "idempotency-key": randomUUID() };
  await provider.call(createWebhookEndpoint, { as: admin, headers, body });
  const failures = new Map<string, number>();
  const accepted: string[] = [];
  receiver.respond = (request, response) => {
    const failed = failures.get(request.id) ?? 0;
    const isAccepted = failed === maxFailures || Math.random() < 0.5;
    if (isAccepted) accepted.push(request.id);
    else failures.set(request.id, failed + 1);
    response.writeHead(isAccepted ? 204 : 500).end();
  };
  await emitDemoDay();
  const emitted = await connection.database.select().from(webhookEvents);
  const countPending = () =>
    connection.database.$count(webhookDeliveries, eq(webhookDeliveries.state, "pending"));
  while ((await countPending()) > 0) {
    await deliverDue(provider.app);
    now = new Date(now.getTime() + hour);
  }
  printCoverage(`${emitted.length} events, ${receiver.received.length} attempts`);
  expect(emitted.length).toBeGreaterThan(1_000);
  expect(accepted.toSorted()).toEqual(emitted.map(({ id }) => id).toSorted());
  const idsOfBodies = new Map<string, Set<string>>();
  for (const { id, body } of receiver.received)
    idsOfBodies.set(body, (idsOfBodies.get(body) ?? new Set()).add(id));
  expect([...idsOfBodies.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  expect(idsOfBodies.size).toBe(emitted.length);
}, 1_800_000);
