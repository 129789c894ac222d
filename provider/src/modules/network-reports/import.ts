import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallInput } from "#contract/calls/call.ts";
import { id } from "#contract/text/identifiers.ts";
import {
  maxReportFileBytes,
  maxLinesAtOnce,
  maxReportLines,
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
import { findNetwork, type NetworkRow } from "../networks/repository.ts";
import { emptyExamination, hasManyLines, isExaminationValid, summarize } from "./examination.ts";
import { examineLines } from "./examine.ts";
import { linesOf, streamLines } from "./lines.ts";
import * as reports from "./repository.ts";

type Upload = NonNullable<CallInput<typeof uploadReport>["body"]>;

/**
 * Stores a network's file, so that exactly the previewed content is applied. Credits nothing. @throws Problem
 * 400 at the invalid field; and as `once` does
 */
export async function storeReportFile(
  app: FastifyInstance,
  request: FastifyRequest,
  body: Upload,
  idempotencyKey: string | undefined,
): Promise<{ id: string }> {
  const content = textOf(uncompress(Buffer.from(body.content, "base64")));
  const network = await findNetwork(app.database, body.network);
  if (!network)
    throw new Problem(400, "report_network_unknown", { fields: { network: ["report_network_unknown"] } });
  const lines = await countLines(content, network);
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/network-reports",
      key: idempotencyKey,
      body,
      response: z.object({ id }),
    }),
    async run({ tx, at, admin, log }) {
      const { fileName } = body;
      const report = {
        id: randomUUID(),
        network: network.key,
        fileName,
        content,
        createdBy: admin.userId,
        createdAt: at,
        lineCount: lines,
        work: lines > maxLinesAtOnce ? ("examine" as const) : null,
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

/** Returns the content of a file that may be compressed. @throws Problem 400 `report_too_large` */
function uncompress(bytes: Buffer): Buffer {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    const content = isCompressed ? gunzipSync(bytes, { maxOutputLength: maxReportFileBytes }) : bytes;
    if (content.length <= maxReportFileBytes) return content;
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    if (!isTooLarge) throw new Problem(400, "report_not_text", { fields: { content: ["report_not_text"] } });
  }
  throw new Problem(400, "report_too_large", { fields: { content: ["report_too_large"] } });
}

async function countLines(content: string, network: NetworkRow): Promise<number> {
  let count = 0;
  for await (const _ of streamLines(content, network))
    if (++count > maxReportLines)
      throw new Problem(400, "report_too_many_lines", { fields: { content: ["report_too_many_lines"] } });
  return count;
}

/**
 * Previews the effect of a report, line by line. For a file with many lines, returns the results of its
 * examination in the background. @throws Problem 404, 400 if its network's mapping has changed since
 */
export async function previewReport(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<ReportDetails> {
  const [report, row] = await Promise.all([
    reports.findReport(app.database, id),
    reports.findRow(app.database, id),
  ]);
  const network = row && (await findNetwork(app.database, row.network));
  if (!report || !row || !network) throw notFound();
  const now = app.clock();
  const became = await reports.countStates(app.database, id);
  if (hasManyLines(row)) {
    const { totals, lines } = row.examination ?? emptyExamination;
    const examinedAt = row.examinedAt?.toISOString() ?? null;
    const isOutdated = !row.appliedAt && !row.work && !isExaminationValid(row, now);
    const failure = row.workFailure === null ? null : row.workFailure === "failed" ? "failed" : "unfit";
    return { ...report, examinedAt, isOutdated, failure, totals, lines, became };
  }
  const examined = await examineLines(
    app.database,
    linesOf(await reports.findContent(app.database, id), network),
    {
      network,
      limit: amountLimit(app.environment),
      at: now,
      viewer: identityOf(request).userId,
    },
  );
  const { totals, lines } = summarize(emptyExamination, examined);
  return {
    ...report,
    examinedAt: now.toISOString(),
    isOutdated: false,
    failure: null,
    totals,
    lines,
    became,
  };
}

/**
 * Examines a file with many lines again. @throws Problem 404; 409 if it is being examined or has been applied
 */
export async function requestExamination(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<NetworkReport> {
  return adminAction(app, request, {
    lock: ({ tx }) => reports.lockReport(tx, id),
    async run({ tx, log }, stored) {
      if (stored.appliedAt) throw new Problem(409, "report_applied_already");
      if (stored.work || !hasManyLines(stored)) throw new Problem(409, "report_being_examined");
      await reports.startWork(tx, stored.id, "examine");
      await log({
        action: "report.upload",
        object: { type: "report", id: stored.id, label: stored.fileName },
        before: null,
        after: { network: stored.network, lines: stored.lineCount },
      });
      return (await reports.findReport(tx, stored.id))!;
    },
  });
}

/**
 * Queues a report's lines, to be processed like all reports of the network, with the same handling of
 * duplicates and order. Quarantines lines that don't fit the header, and leaves out the admin's own purchases.
 * If two admins apply a report concurrently, the second is refused.
 *
 * Above the amount that one admin may import in 24 hours, the first call only requests the import. Another
 * admin approves the import by calling this function as well.
 *
 * The lines of a large file are queued in the background, from the result of its latest examination.
 * @throws Problem 404; 403 `report_needs_other_admin`; 409 `report_applied_already`, `report_being_examined`,
 *   `report_outdated`; and as `once` does
 */
export async function applyReportFile(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  idempotencyKey: string | undefined,
): Promise<NetworkReport> {
  return adminAction(app, request, {
    async lock({ tx }) {
      const stored = await reports.lockReport(tx, id);
      const network = stored && (await findNetwork(tx, stored.network));
      return network && { stored, network };
    },
    once: ({ stored }) => ({
      route: `POST /v1/admin/network-reports/${stored.id}/apply`,
      key: idempotencyKey,
      body: null,
      response: networkReport,
    }),
    async run(action, { stored, network }) {
      const { tx, at, admin, log, afterCommit } = action;
      if (stored.appliedAt) throw new Problem(409, "report_applied_already");
      const context = { network, limit: amountLimit(app.environment), at, viewer: admin.userId };
      if (hasManyLines(stored) && stored.work) throw new Problem(409, "report_being_examined");
      if (hasManyLines(stored) && !isExaminationValid(stored, at)) throw new Problem(409, "report_outdated");
      const examined = hasManyLines(stored)
        ? undefined
        : await examineLines(tx, linesOf(await reports.findContent(tx, stored.id), network), context);
      const lines = examined?.filter(({ reason }) => reason !== "own_purchase");
      const credits = lines
        ? lines.reduce((sum, line) => sum + line.credits, 0n)
        : BigInt(stored.examination!.credits);
      const summary = {
        network: network.key,
        lines: lines?.length ?? stored.lineCount!,
        credits: toWire(credits),
      };
      const object = { type: "report", id: stored.id, label: stored.fileName };
      if (await needsSecond(action, app, stored, credits)) {
        await reports.markRequested(tx, stored.id, { by: admin.userId, at, credits });
        await log({ action: "report.request", object, before: null, after: summary });
        return (await reports.findReport(tx, stored.id))!;
      }
      if (lines) {
        const sources = lines.map(({ source }) => source);
        await reports.storeLines(tx, stored, sources, { at, ip: request.clientAddress ?? null });
      } else await reports.startWork(tx, stored.id, "store");
      await reports.markApplied(tx, stored.id, { by: admin.userId, at, credits });
      await log({
        action: "report.apply",
        object,
        before: null,
        after: lines ? { ...summary, leftOut: examined!.length - lines.length } : summary,
      });
      afterCommit(() => app.postbackSignal.wake());
      return (await reports.findReport(tx, stored.id))!;
    },
  });
}

/**
 * Returns whether this admin can only request the import. A request by a former admin doesn't count as the
 * first approval. @throws Problem 403 `report_needs_other_admin` if this admin has already requested it
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
