import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { jobQueues, type JobQueueName } from "#contract/jobs/job-queues.ts";
import { networkConnections } from "../../database/schema/connection-schema.ts";
import { dataExports } from "../../database/schema/data-export-schema.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { mails } from "../../database/schema/mail-schema.ts";
import { networkReports, postbackEvents } from "../../database/schema/network-schema.ts";
import { payoutTransfers } from "../../database/schema/payout-transfer-schema.ts";
import { pushMessages } from "../../database/schema/push-schema.ts";
import { queuedDecisions } from "../../database/schema/queued-decision-schema.ts";
import { rollupChanges } from "../../database/schema/rollup-schema.ts";
import { warehouseRuns } from "../../database/schema/warehouse-schema.ts";
import { webhookDeliveries, webhookEndpoints } from "../../database/schema/webhook-schema.ts";
import { defineJobQueue, type JobQueue } from "../../workers/job-queue.ts";
import { alertedFailures } from "../connections/failing-connections.ts";

const isUnderWay = inArray(payoutTransfers.state, ["waiting", "accepted"]);
const isLatestRun = sql`not exists (select from ${warehouseRuns} later where later.created_at > ${warehouseRuns.createdAt})`;
const hasEndpoint = sql`exists (select from ${webhookEndpoints}
  where ${webhookEndpoints.id} = ${webhookDeliveries.endpointId} and ${webhookEndpoints.deletedAt} is null)`;
const hasActiveEndpoint = sql`exists (select from ${webhookEndpoints}
  where ${webhookEndpoints.id} = ${webhookDeliveries.endpointId} and ${webhookEndpoints.deletedAt} is null
    and not ${webhookEndpoints.isPaused} and ${webhookEndpoints.disabledAt} is null)`;

/** Every kind of background job that waits in the database. */
const queueByName: Record<JobQueueName, JobQueue> = {
  reports: defineJobQueue(postbackEvents, {
    name: "reports",
    isWaiting: (now) => and(eq(postbackEvents.state, "received"), lte(postbackEvents.dueAt, now)),
    dueAt: postbackEvents.dueAt,
    failures: {
      // Only reports that couldn't be processed because of an error, not those that wait for an admin's
      // decision.
      where: and(eq(postbackEvents.state, "quarantined"), eq(postbackEvents.reason, "failed")),
      id: postbackEvents.id,
      subject: postbackEvents.network,
      reason: postbackEvents.reason,
      attempts: postbackEvents.attempts,
      at: postbackEvents.dueAt,
      retry: (now) =>
        ({ state: "received", reason: null, attempts: 0, dueAt: now, processedAt: null }) as const,
    },
  }),
  "report-files": defineJobQueue(networkReports, {
    name: "report-files",
    isWaiting: () => isNotNull(networkReports.work),
    dueAt: networkReports.createdAt,
    failures: {
      // Other failures don't count, because then the examination found an error in the file.
      where: and(isNull(networkReports.work), eq(networkReports.workFailure, "failed")),
      id: networkReports.id,
      subject: networkReports.fileName,
      reason: networkReports.workFailure,
      attempts: networkReports.workAttempts,
      at: networkReports.createdAt,
      retry: () => ({ work: "examine", workAttempts: 0, workFailure: null }) as const,
    },
  }),
  networks: defineJobQueue(networkConnections, {
    name: "networks",
    isWaiting: (now) => and(eq(networkConnections.isPaused, false), lte(networkConnections.nextRunAt, now)),
    dueAt: networkConnections.nextRunAt,
    failures: {
      where: and(eq(networkConnections.isPaused, false), gte(networkConnections.failures, alertedFailures)),
      id: networkConnections.network,
      subject: networkConnections.network,
      reason: sql<null>`null`,
      attempts: networkConnections.failures,
      at: networkConnections.nextRunAt,
      retry: (now) => ({ nextRunAt: now }) as const,
    },
  }),
  releases: defineJobQueue(leads, {
    name: "releases",
    isWaiting: (now) => and(eq(leads.state, "confirmed"), lte(leads.releasableAt, now)),
    dueAt: leads.releasableAt,
  }),
  decisions: defineJobQueue(queuedDecisions, {
    name: "decisions",
    // Refused decisions wait for their admin, not for the worker.
    isWaiting: (now) => and(isNull(queuedDecisions.refusal), lte(queuedDecisions.dueAt, now)),
    dueAt: queuedDecisions.dueAt,
  }),
  transfers: defineJobQueue(payoutTransfers, {
    name: "transfers",
    isWaiting: (now) => and(isUnderWay, lte(payoutTransfers.nextAt, now)),
    dueAt: payoutTransfers.nextAt,
    failures: {
      where: and(isUnderWay, gte(payoutTransfers.failures, alertedFailures)),
      id: payoutTransfers.runId,
      subject: payoutTransfers.senderBatchId,
      reason: payoutTransfers.failure,
      attempts: payoutTransfers.failures,
      at: payoutTransfers.nextAt,
      retry: (now) => ({ nextAt: now }) as const,
    },
  }),
  mails: defineJobQueue(mails, {
    name: "mails",
    isWaiting: (now) => and(eq(mails.state, "waiting"), lte(mails.sendAfter, now)),
    dueAt: mails.sendAfter,
    failures: {
      where: eq(mails.state, "dead"),
      id: mails.id,
      subject: mails.kind,
      reason: mails.error,
      attempts: mails.attempts,
      at: mails.sendAfter,
      retry: (now) => ({ state: "waiting", attempts: 0, sendAfter: now }) as const,
    },
  }),
  push: defineJobQueue(pushMessages, {
    name: "push",
    isWaiting: (now) => lte(pushMessages.dueAt, now),
    dueAt: pushMessages.dueAt,
  }),
  webhooks: defineJobQueue(webhookDeliveries, {
    name: "webhooks",
    isWaiting: (now) =>
      and(eq(webhookDeliveries.state, "pending"), lte(webhookDeliveries.dueAt, now), hasActiveEndpoint),
    dueAt: webhookDeliveries.dueAt,
    failures: {
      where: and(eq(webhookDeliveries.state, "failed"), hasEndpoint),
      id: webhookDeliveries.id,
      subject: webhookDeliveries.objectId,
      reason: sql<string>`${webhookDeliveries.lastStatus}::text`,
      attempts: webhookDeliveries.attempts,
      at: webhookDeliveries.dueAt,
      retry: (now) =>
        ({ state: "pending", attempts: 0, dueAt: now, lease: null, leaseEndsAt: null }) as const,
    },
  }),
  exports: defineJobQueue(dataExports, {
    name: "exports",
    isWaiting: () => inArray(dataExports.state, ["waiting", "working"]),
    dueAt: dataExports.requestedAt,
    failures: {
      where: eq(dataExports.state, "failed"),
      id: dataExports.id,
      subject: dataExports.id,
      reason: sql<null>`null`,
      attempts: dataExports.attempts,
      at: dataExports.requestedAt,
      retry: () => ({ state: "waiting", attempts: 0, leasedUntil: null }) as const,
    },
  }),
  rollups: defineJobQueue(rollupChanges, {
    name: "rollups",
    isWaiting: () => undefined,
    dueAt: rollupChanges.changedAt,
  }),
  warehouse: defineJobQueue(warehouseRuns, {
    name: "warehouse",
    isWaiting: (now) =>
      and(inArray(warehouseRuns.state, ["waiting", "working"]), lte(warehouseRuns.dueAt, now)),
    dueAt: warehouseRuns.dueAt,
    failures: {
      // Only the latest export counts, because it also contains the data of earlier exports that failed.
      where: and(eq(warehouseRuns.state, "failed"), isLatestRun),
      id: warehouseRuns.id,
      subject: sql`coalesce(${warehouseRuns.folder}, ${warehouseRuns.id}::text)`,
      reason: warehouseRuns.failure,
      attempts: warehouseRuns.attempts,
      at: warehouseRuns.dueAt,
      retry: (now) =>
        ({ state: "waiting", attempts: 0, dueAt: now, failure: null, finishedAt: null }) as const,
    },
  }),
};

/** The kinds of background jobs, in the order of the screen. */
export const queues: readonly JobQueue[] = jobQueues.map((name) => queueByName[name]);

export function findQueue(name: JobQueueName): JobQueue {
  return queueByName[name];
}
