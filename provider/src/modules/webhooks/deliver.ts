import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { webhookAttempts, webhookEndpoints } from "../../database/schema/webhook-schema.ts";
import type { publicLookup } from "../../public-address.ts";
import { notifyOfEndpoint } from "./alerts.ts";
import { postRequest, sentHeaders, type PostResult } from "../../outbound-request.ts";
import { readRetryAfter } from "../../retry-after.ts";
import {
  endLease,
  type EndpointRow,
  findDueEndpoints,
  openSecrets,
  postponeFollowing,
  takeDelivery,
  type TakenDelivery,
  updateEndpoint,
} from "./repository.ts";
import { inJobSpan } from "../../workers/create-worker.ts";
import { blockedUntil, maxAttempts, nextAttempt } from "./schedule.ts";
import { createWebhookSecretCipher, signedHeaders, storedHeaders } from "./cipher.ts";

export type DeliveryApp = Pick<FastifyInstance, "clock" | "database" | "environment" | "log" | "realtime">;

/** Options that only tests set. */
export interface DeliveryOptions {
  lookup?: ReturnType<typeof publicLookup>;
  timeout?: number;
}

/** The maximum number of concurrent requests to one endpoint in each process. */
const lanesPerEndpoint = 4;
const minute = 60_000;
/** Admins are notified after this number of failed attempts in a row, if they span at least this time. */
const notificationLimit = { failures: 5, milliseconds: 10 * minute };
/** An endpoint is disabled after this number of failed attempts in a row, if they span at least this time. */
const disablingLimit = { failures: maxAttempts, milliseconds: 3 * 24 * 60 * minute };

/**
 * Creates the deliverer of this process. Each endpoint has its own lanes, so that a slow endpoint doesn't delay
 * the others.
 */
export function createDeliverer(app: DeliveryApp, options: DeliveryOptions = {}) {
  const lanes = new Map<string, Set<Promise<void>>>();

  function startLane(endpointId: string, running: Set<Promise<void>>, stopped?: AbortSignal): void {
    const lane = inJobSpan("webhooks", () => runLane(app, endpointId, options, stopped))
      .catch((error: unknown) => app.log.error({ err: error, endpointId }, "events could not be delivered"))
      .finally(() => {
        running.delete(lane);
        if (running.size === 0) lanes.delete(endpointId);
      });
    running.add(lane);
  }

  return {
    /** Starts all due deliveries without waiting for them. */
    async start(stopped?: AbortSignal): Promise<void> {
      for (const endpointId of await findDueEndpoints(app.database, app.clock())) {
        const running = lanes.get(endpointId) ?? new Set();
        lanes.set(endpointId, running);
        while (running.size < lanesPerEndpoint) startLane(endpointId, running, stopped);
      }
    },
    /** Waits until the running attempts have ended. */
    async idle(): Promise<void> {
      await Promise.all([...lanes.values()].flatMap((running) => [...running]));
    },
  };
}

/** Attempts all due deliveries. Returns once none is due. */
export async function deliverDue(app: DeliveryApp, options: DeliveryOptions = {}): Promise<void> {
  const deliverer = createDeliverer(app, options);
  for (;;) {
    await deliverer.start();
    await deliverer.idle();
    if ((await findDueEndpoints(app.database, app.clock())).length === 0) return;
  }
}

async function runLane(
  app: DeliveryApp,
  endpointId: string,
  options: DeliveryOptions,
  stopped?: AbortSignal,
): Promise<void> {
  while (!stopped?.aborted) {
    const taken = await takeDelivery(app.database, endpointId, app.clock());
    if (!taken) return;
    await attempt(app, taken, options);
  }
}

async function attempt(app: DeliveryApp, taken: TakenDelivery, options: DeliveryOptions): Promise<void> {
  const { endpoint, event, delivery } = taken;
  const at = app.clock();
  const started = performance.now();
  const result =
    // Every process that took the delivery before has crashed during the attempt.
    delivery.attempts > maxAttempts
      ? ({ status: null, failure: "stopped", responseText: "", headers: {} } as const)
      : await send(app, { endpoint, event, at }, options);
  const milliseconds = Math.round(performance.now() - started);
  await inTransaction(
    app.database,
    async (unit) => {
      // Locks the endpoint before the event, in the order in which admins' changes lock them, to avoid
      // deadlocks.
      const [current] = await unit.tx
        .select()
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.id, endpoint.id))
        .for("no key update");
      if (!(await finish(unit, app, taken, result))) return;
      await unit.tx.insert(webhookAttempts).values({
        id: randomUUID(),
        deliveryId: delivery.id,
        url: endpoint.url,
        at,
        milliseconds,
        status: result.status,
        failure: result.failure,
        headers: storedHeaders(result.headers),
        answer: result.responseText,
      });
      await noteOutcome(unit, app, current!, { result, isTest: event.isTest });
    },
    (error) => app.log.error({ err: error }, "an effect of a delivery failed"),
  );
}

/** An attempt's outcome with the headers of its request. */
interface SendResult extends PostResult {
  headers: Record<string, string>;
}

async function send(
  app: DeliveryApp,
  { endpoint, event: { id, body }, at }: Pick<TakenDelivery, "endpoint" | "event"> & { at: Date },
  options: DeliveryOptions,
): Promise<SendResult> {
  const cipher = createWebhookSecretCipher(app.environment.PAYOUT_KEY);
  let secrets;
  try {
    secrets = await openSecrets(app.database, cipher, endpoint.id, at);
  } catch (error) {
    app.log.error({ err: error, endpoint: endpoint.id }, "a webhook secret could not be opened");
    return { status: null, failure: "secret_unreadable", responseText: "", headers: {} };
  }
  const allowPrivate = app.environment.WEBHOOK_PRIVATE_ADDRESSES === "allow";
  const headers = signedHeaders({ id, body, at }, secrets);
  const result = await postRequest(endpoint.url, { headers, body }, { allowPrivate, ...options });
  return { ...result, headers: sentHeaders(headers) };
}

/** Records an attempt's outcome on its delivery. Returns false if another process has taken it over. */
async function finish(
  { tx }: UnitOfWork,
  app: DeliveryApp,
  { delivery, event }: TakenDelivery,
  { status, failure, retryAfter }: PostResult,
): Promise<boolean> {
  if (failure === null) return endLease(tx, delivery, { state: "delivered", lastStatus: status });
  const now = app.clock();
  const retryAt = readRetryAfter(retryAfter, now);
  // A test isn't retried, so that the admin who sent it sees the result.
  const next = event.isTest ? undefined : nextAttempt(delivery.attempts, now, { retryAt });
  const change = next ? { dueAt: next } : { state: "failed" as const };
  if (!(await endLease(tx, delivery, { ...change, lastStatus: status }))) return false;
  if (next) await postponeFollowing(tx, delivery, next);
  return true;
}

/** Records a success or failure on the locked endpoint, which may notify admins and disable it. */
async function noteOutcome(
  unit: UnitOfWork,
  app: DeliveryApp,
  endpoint: EndpointRow,
  { result: { status, failure, retryAfter }, isTest }: { result: PostResult; isTest: boolean },
): Promise<void> {
  const { tx } = unit;
  const now = app.clock();
  if (failure === null) {
    if (endpoint.failures === 0 && endpoint.blockedUntil === null) return;
    const success = { failures: 0, failingSince: null, notifiedAt: null, blockedUntil: null };
    await updateEndpoint(tx, endpoint.id, success);
    return;
  }
  if (isTest || endpoint.disabledAt) return;
  const failures = endpoint.failures + 1;
  const failingSince = endpoint.failingSince ?? now;
  const blocked = blockedUntil(status, readRetryAfter(retryAfter, now), now);
  const exceeds = (limit: typeof disablingLimit) =>
    failures >= limit.failures && now.getTime() - failingSince.getTime() >= limit.milliseconds;
  const reason = status === 410 ? "gone" : exceeds(disablingLimit) ? "failing" : null;
  const isNotified = reason === null && endpoint.notifiedAt === null && exceeds(notificationLimit);
  const changed = await updateEndpoint(tx, endpoint.id, {
    failures,
    failingSince,
    ...(blocked && { blockedUntil: blocked }),
    ...(isNotified && { notifiedAt: now }),
    ...(reason && { disabledAt: now, disabledReason: reason }),
  });
  if (reason) await notifyOfEndpoint(unit, app, { type: "webhook_disabled", endpoint: changed });
  else if (isNotified) await notifyOfEndpoint(unit, app, { type: "webhook_failing", endpoint: changed });
}
