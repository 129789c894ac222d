import type { FastifyInstance } from "fastify";
import { eventDays } from "#contract/webhooks/webhook-states.ts";
import type { Connection } from "./database/engine/connection.ts";
import { matchLatePayments } from "./modules/bank/match-late.ts";
import { sendDueAlerts } from "./modules/alerts/find-alerts.ts";
import { pruneAlerts } from "./modules/alerts/send-alerts.ts";
import { sendWeeklySummaries } from "./modules/alerts/weekly-summary.ts";
import { vacuumPglite } from "./database/engine/upkeep.ts";
import { reportFindings } from "./ledger/report-findings.ts";
import { pruneDevices } from "./modules/devices/devices.ts";
import { countClickDays } from "./modules/clicks/count-days.ts";
import { proposeLastMonth } from "./modules/invoices/propose.ts";
import { pruneLinks } from "./modules/mail-links/repository.ts";
import { recountPromises } from "./modules/stores/boost-budget.ts";
import { pruneMails } from "./modules/mails/repository.ts";
import { expireExports } from "./modules/personal-data/export-repository.ts";
import { deleteDueAccounts } from "./modules/personal-data/deletion.ts";
import { prunePasskeyChallenges } from "./modules/passkeys/challenges.ts";
import { hashLegacyMailboxes } from "./modules/payout-methods/hash-mailboxes.ts";
import { pruneChallenges } from "./modules/second-factor/challenges.ts";
import { pruneInvitations } from "./modules/referrals/invite.ts";
import { pruneSessions } from "./modules/sessions/prune.ts";
import { pruneSecurityEvents } from "./modules/security-events/prune.ts";
import { pruneServiceFlows } from "./modules/connected-services/flow.ts";
import { pruneTickets } from "./modules/tickets/repository.ts";
import { pruneEvents } from "./modules/webhooks/repository.ts";
import { createWorker, type Worker } from "./workers/create-worker.ts";

const hour = 60 * 60 * 1000;
const webhookRetention = eventDays * 24 * hour;
const mailRetention = 90 * 24 * hour;
/** Longer than any event that causes alerts can last. */
const alertRetention = 180 * 24 * hour;
const invitationRetention = 90 * 24 * hour;
/** How long visitors' tickets are stored after the last message. */
const ticketRetention = 365 * 24 * hour;

/** Runs maintenance now and every hour. Failures are logged and retried an hour later. */
export function startHourlyWork(app: FastifyInstance, connection: Connection): Worker {
  const { database, clock, log, operation } = app;
  const jobs: [failure: string, work: () => Promise<unknown>][] = [
    ["the database could not be vacuumed", () => vacuumPglite(connection)],
    ["old sessions could not be removed", () => pruneSessions(database, clock())],
    ["old devices could not be removed", () => pruneDevices(database, clock())],
    ["old links could not be removed", () => pruneLinks(database, clock())],
    ["old login challenges could not be removed", () => pruneChallenges(database, clock())],
    ["used passkey challenges could not be removed", () => prunePasskeyChallenges(database, clock())],
    ["used ways to services could not be removed", () => pruneServiceFlows(database, clock())],
    ["accounts could not be deleted", () => deleteDueAccounts(app)],
    ["old exports could not be removed", () => expireExports(database, clock())],
    ["old security events could not be removed", () => pruneSecurityEvents(database, clock())],
    [
      "old mails could not be removed",
      () => pruneMails(database, new Date(clock().getTime() - mailRetention)),
    ],
    [
      "old events of webhooks could not be removed",
      () => pruneEvents(database, new Date(clock().getTime() - webhookRetention)),
    ],
    [
      "old tickets could not be removed",
      () => pruneTickets(database, new Date(clock().getTime() - ticketRetention)),
    ],
    [
      "old invitations could not be removed",
      () => pruneInvitations(database, new Date(clock().getTime() - invitationRetention)),
    ],
    ["mailboxes of earlier payout methods could not be hashed", () => hashLegacyMailboxes(app)],
    ["alerts could not be sent", () => sendDueAlerts(app)],
    ["summaries of the week could not be sent", () => sendWeeklySummaries(app)],
    [
      "old alerts could not be removed",
      () => pruneAlerts(database, new Date(clock().getTime() - alertRetention)),
    ],
    ["budgets of boosts could not be counted", () => recountPromises(database, clock())],
    ["clicks of past days could not be counted", () => countClickDays(database, clock())],
    ["last month's invoices could not be proposed", () => proposeLastMonth(app)],
    ["networks' payments could not be matched", () => matchLatePayments(app)],
    ["the ledger could not be checked", () => reportFindings(database, log)],
  ];
  const workers = jobs.map(([failure, work]) =>
    createWorker({ log, operation, every: hour, job: "maintenance", failure, work }),
  );
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
