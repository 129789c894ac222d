import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getServiceStatus } from "#contract/service-status/service-status.ts";
import { networkConnections } from "#provider/database/schema/connection-schema.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { createPulledStore } from "../../support/money/pulled-network.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const minute = 60_000;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
  await createPulledStore(provider, "awin", { publisherId: "189069", token: "awin-token-0123456789" });
});
beforeEach(async () => {
  await provider.app.database.delete(mails);
  await provider.app.database
    .update(networkConnections)
    .set({ failures: 0, changedThrough: new Date(), isPaused: false });
});
afterAll(() => provider.close());

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

async function addMail(values: Partial<typeof mails.$inferInsert>): Promise<void> {
  await provider.app.database.insert(mails).values({
    id: randomUUID(),
    toName: "Vic Visitor",
    toAddress: "vic@example.org",
    kind: "answer",
    cause: randomUUID(),
    language: "en",
    sendAfter: new Date(),
    ...values,
  });
}

async function readDelay(service: "purchases" | "emails"): Promise<string | null | undefined> {
  const { data } = await provider.call(getServiceStatus, {});
  return data.services.find((entry) => entry.service === service)?.delayedSince;
}

test("nothing is delayed while networks are read and no email waits", async () => {
  expect(await readDelay("purchases")).toBeNull();
  expect(await readDelay("emails")).toBeNull();
});

test("purchases are delayed since the last successful read of a failing network", async () => {
  const changedThrough = ago(120 * minute);
  await provider.app.database.update(networkConnections).set({ failures: 3, changedThrough });
  expect(await readDelay("purchases")).toBe(changedThrough.toISOString());
});

test("emails are delayed since the oldest one that waits for 15 minutes", async () => {
  const createdAt = ago(16 * minute);
  // The lease prevents the worker from sending the mail.
  const leasedUntil = new Date(Date.now() + 60 * minute);
  await addMail({ createdAt, sendAfter: createdAt, leasedUntil });
  expect(await readDelay("emails")).toBe(createdAt.toISOString());
});

test("emails are delayed while every attempt fails", async () => {
  const createdAt = ago(40 * minute);
  await addMail({ createdAt, sendAfter: new Date(Date.now() + 60 * minute), attempts: 3 });
  expect(await readDelay("emails")).toBe(createdAt.toISOString());
});

test("emails aren't delayed by one unreachable mailbox", async () => {
  await addMail({ createdAt: ago(40 * minute), sendAfter: ago(-60 * minute), attempts: 3 });
  await addMail({ state: "sent", sentAt: ago(minute) });
  expect(await readDelay("emails")).toBeNull();
});
