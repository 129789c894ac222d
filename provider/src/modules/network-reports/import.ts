import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallInput } from "#contract/calls/call.ts";
import { id } from "#contract/text/identifiers.ts";
import {
  largestReport,
  networkReport,
  type NetworkReport,
  type ReportDetails,
  type uploadReport,
} from "#contract/networks/network-reports.ts";
import { amountLimit } from "../../amount-limit.ts";
import { textOf } from "../../csv/read.ts";
import { identityOf } from "../../plugins/identity.ts";
import { toWire } from "../../money.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { lockAdmins } from "../admin-actions/lock-admin.ts";
import { dayBefore, dayLimits } from "../four-eyes/day-limits.ts";
import { sumImported } from "../four-eyes/sums.ts";
import { lockDailySums } from "../four-eyes/lock-daily-sums.ts";
import { findNetwork } from "../networks/repository.ts";
import { examine } from "./examine.ts";
import { linesOf } from "./lines.ts";
import * as reports from "./repository.ts";

type Upload = NonNullable<CallInput<typeof uploadReport>["body"]>;

/**
 * Stores a network's file, so that what was previewed is what is applied. Credits nothing.
 * @throws Problem 400 at the invalid field; and as `once` does
 */
export async function upload(
  app: FastifyInstance,
  request: FastifyRequest,
  body: Upload,
  key: string | undefined,
): Promise<{ id: string }> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > largestReport)
    throw new Problem(400, "report_too_large", { fields: { content: ["report_too_large"] } });
  const content = textOf(bytes);
  const network = await findNetwork(app.database, body.network);
  if (!network)
    throw new Problem(400, "report_network_unknown", { fields: { network: ["report_network_unknown"] } });
  const lines = linesOf(content, network).length;
  return adminAction(app, request, {
    once: () => ({ route: "POST /v1/admin/network-reports", key, body, answer: z.object({ id }) }),
    async run({ tx, at, admin, log }) {
      const { fileName } = body;
      const report = {
        id: randomUUID(),
        network: network.key,
        fileName,
        content,
        createdBy: admin.userId,
        createdAt: at,
      };
      await reports.insertReport(tx, report);
      await log({
        action: "report.upload",
        object: { type: "report", id: report.id, label: fileName },
        before: null,
        after: { network: network.key, lines },
      });
      return { id: report.id };
    },
  });
}

const shownLines = 500;

/**
 * Previews the effect of a report, line by line. @throws Problem 404, 400 if its network's mapping has changed
 * since
 */
export async function previewReport(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<ReportDetails> {
  const report = await reports.findReport(app.database, id);
  const stored = report && (await reports.findContent(app.database, id));
  const network = stored && (await findNetwork(app.database, stored.network));
  if (!report || !network) throw notFound();
  const examined = await examine(app.database, linesOf(stored.content, network), {
    network,
    limit: amountLimit(app.environment),
    at: app.clock(),
    viewer: identityOf(request).userId,
  });
  const totals = { new: 0, changes: 0, unchanged: 0, error: 0 };
  for (const { effect } of examined) totals[effect] += 1;
  const errorsFirst = examined.toSorted(
    (one, other) => Number(other.effect === "error") - Number(one.effect === "error"),
  );
  const lines = errorsFirst.slice(0, shownLines).map(({ source: _, credits: __, ...line }) => line);
  return { ...report, totals, lines, became: await reports.countStates(app.database, id) };
}

/**
 * Queues a report's lines to be processed like all of the network's reports, with the same handling of
 * duplicates and order. Lines that don't fit the header are quarantined; the admin's own purchases are left out. If two
 * admins do so concurrently, the second is refused. Above the amount that one admin may import in 24 hours, this only
 * requests it; another admin who applies it approves.
 * @throws Problem 404; 403 `report_needs_other_admin`; 409 `report_applied_already`; and as `once` does
 */
export async function apply(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  key: string | undefined,
): Promise<NetworkReport> {
  return adminAction(app, request, {
    async lock({ tx }) {
      const stored = await reports.lockReport(tx, id);
      const network = stored && (await findNetwork(tx, stored.network));
      return network && { stored, network };
    },
    once: ({ stored }) => ({
      route: `POST /v1/admin/network-reports/${stored.id}/apply`,
      key,
      body: null,
      answer: networkReport,
    }),
    async run(action, { stored, network }) {
      const { tx, at, admin, log, afterCommit } = action;
      if (stored.appliedAt) throw new Problem(409, "report_applied_already");
      const context = { network, limit: amountLimit(app.environment), at, viewer: admin.userId };
      const examined = await examine(tx, linesOf(stored.content, network), context);
      const lines = examined.filter(({ reason }) => reason !== "own_purchase");
      const credits = lines.reduce((sum, line) => sum + line.credits, 0n);
      const summary = { network: network.key, lines: lines.length, credits: toWire(credits) };
      const object = { type: "report", id: stored.id, label: stored.fileName };
      if (await needsSecond(action, app, stored, credits)) {
        await reports.markRequested(tx, stored.id, { by: admin.userId, at, credits });
        await log({ action: "report.request", object, before: null, after: summary });
        return (await reports.findReport(tx, stored.id))!;
      }
      const sources = lines.map(({ source }) => source);
      await reports.storeLines(tx, stored, sources, { at, ip: request.clientAddress ?? null });
      await reports.markApplied(tx, stored.id, { by: admin.userId, at, credits });
      await log({
        action: "report.apply",
        object,
        before: null,
        after: { ...summary, leftOut: examined.length - lines.length },
      });
      afterCommit(() => app.postbackSignal.wake());
      return (await reports.findReport(tx, stored.id))!;
    },
  });
}

/**
 * Returns whether this admin can only request the import. A request by a former admin doesn't count as a first
 * approval.
 * @throws Problem 403 `report_needs_other_admin` if this admin has already requested it
 */
async function needsSecond(
  { tx, at, admin }: AdminAction,
  { environment }: FastifyInstance,
  { requestedBy }: reports.ReportRow,
  credits: bigint,
): Promise<boolean> {
  if (requestedBy === admin.userId) throw new Problem(403, "report_needs_other_admin");
  if (requestedBy && (await lockAdmins(tx, [requestedBy], ["reports.import"])).has(requestedBy)) return false;
  await lockDailySums(tx, [admin.userId]);
  return (await sumImported(tx, admin.userId, dayBefore(at))) + credits > dayLimits(environment).imports;
}
