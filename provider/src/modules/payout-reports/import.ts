import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { applyPayoutReport, type PayoutReportDetails } from "#contract/payout-runs/payout-reports.ts";
import { maxPayoutReportBytes } from "#contract/payout-runs/report-states.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { insertInBatches } from "../../database/engine/insert-in-batches.ts";
import { bankStatements } from "../../database/schema/invoice-schema.ts";
import { payoutReportLines, payoutReports } from "../../database/schema/payout-report-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockRun } from "../payout-runs/repository.ts";
import { type PayoutFileCipher, hashOf } from "../payout-runs/cipher.ts";
import { applyEffects } from "./apply-effects.ts";
import { requireCorrections } from "./require-corrections.ts";
import { type Decision, decideLines } from "./decide.ts";
import type { ParsedLine } from "./formats/parsed-report.ts";
import { movementTable } from "./formats/camt-table.ts";
import { groupBy } from "./group-by.ts";
import { readPayoutReport } from "./formats/read-payout-report.ts";
import {
  findReport,
  findPayments,
  findRunIds,
  findWaiting,
  lockReport,
  type PayoutReportRow,
  type StoredLine,
  toLine,
} from "./repository.ts";
import { findGaps, findStatements, storeStatements } from "./statement-series.ts";
import { viewOf } from "./view.ts";

interface Context {
  files: PayoutFileCipher;
  /** Whether a status report proves a payment. */
  isStatusEnough: boolean;
}

/**
 * Stores an answer encrypted, so that exactly the previewed content is applied. The same content is stored
 * once. @throws Problem 400 at `content` for another kind of file
 */
export async function uploadReport(
  app: FastifyInstance,
  request: FastifyRequest,
  { files }: Pick<Context, "files">,
  { fileName, content: encoded }: { fileName: string; content: string },
): Promise<{ id: string }> {
  const content = Buffer.from(encoded, "base64");
  if (content.length > maxPayoutReportBytes)
    throw new Problem(400, "payout_answer_too_large", { fields: { content: ["payout_answer_too_large"] } });
  const { format, lines } = readPayoutReport(content);
  const sha256 = hashOf(content);
  return adminAction(app, request, {
    async run({ tx, at, admin, log }) {
      const id = randomUUID();
      const row = { id, fileName, format, sha256, sealed: files.seal(content, id), createdAt: at };
      const [stored] = await tx
        .insert(payoutReports)
        .values({ ...row, createdBy: admin.userId })
        .onConflictDoNothing({ target: payoutReports.sha256 })
        .returning({ id: payoutReports.id });
      if (!stored) {
        const [known] = await tx
          .select({ id: payoutReports.id })
          .from(payoutReports)
          .where(eq(payoutReports.sha256, sha256));
        return known!;
      }
      const object = { type: "payout-answer", id, label: fileName };
      await log({
        action: "payout-answer.upload",
        object,
        before: null,
        after: { format, lines: lines.length },
      });
      return stored;
    },
  });
}

/**
 * Returns an answer with its decisions: those that were applied, or those that would be if `viewer` applied the
 * answer now.
 * @throws Problem 404
 */
export async function loadReportDetails(
  app: FastifyInstance,
  id: string,
  { files, isStatusEnough, viewer }: Context & { viewer: string },
): Promise<PayoutReportDetails> {
  const stored = await findReport(app.database, id);
  if (!stored) throw notFound();
  const { report } = stored;
  if (report.appliedAt) return viewApplied(app.database, id);
  const { lines, statements } = readPayoutReport(files.open(report.sealed, id));
  const payments = await findPayments(app.database, await findRunIds(app.database, lines));
  const { decisions } = decideLines(lines, payments, { viewer, isStatusEnough });
  return viewOf(stored, decisions, { statements, gaps: await findGaps(app.database, statements) });
}

/**
 * Applies the lines of an answer and the waiting lines of earlier answers. Does nothing if the answer was
 * already applied.
 * @throws Problem 404; 409 `payout_account_deleted`
 */
export function applyReport(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, idempotencyKey, ...context }: Context & { id: string; idempotencyKey: string | undefined },
): Promise<PayoutReportDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockReport(tx, id),
    once: () => ({
      route: `POST /v1/admin/payout-answers/${id}/apply`,
      key: idempotencyKey,
      body: null,
      response: applyPayoutReport.data,
    }),
    async run(action, report) {
      const { tx, at, admin } = action;
      if (!report.appliedAt) {
        const { lines, statements } = readPayoutReport(context.files.open(report.sealed, id));
        const { isStatusEnough } = context;
        // The runs are locked in the order of their ids, before their payments are read.
        const runIds = await findRunIds(tx, lines);
        const runs = [];
        for (const runId of runIds) runs.push((await lockRun(tx, runId))!);
        const waitingLines = (await findWaiting(tx, runIds)).map(toLine);
        const payments = await findPayments(tx, runIds);
        const rules = { viewer: admin.userId, isStatusEnough };
        const { decisions, effects, corrections } = decideLines<ParsedLine>(
          [...waitingLines, ...lines],
          payments,
          rules,
        );
        await applyEffects(action, app, runs, effects);
        await requireCorrections(action, app, corrections);
        await updateWaiting(tx, waitingLines, decisions.slice(0, waitingLines.length));
        const newDecisions = decisions.slice(waitingLines.length);
        await storeLines(tx, report, newDecisions);
        await storeStatements(tx, id, statements);
        const incoming = newDecisions.filter(({ outcome }) => outcome === "incoming").map(({ line }) => line);
        await tx
          .update(payoutReports)
          .set({
            appliedAt: at,
            appliedBy: admin.userId,
            sealed: new Uint8Array(),
            bankStatementId: await storeIncoming(tx, { report, incoming, at, by: admin.userId }),
          })
          .where(eq(payoutReports.id, id));
        const counts = groupBy(newDecisions, ({ outcome }) => outcome);
        await action.log({
          action: "payout-answer.apply",
          object: { type: "payout-answer", id, label: report.fileName },
          before: null,
          after: Object.fromEntries([...counts].map(([outcome, found]) => [outcome, found.length])),
        });
      }
      return viewApplied(tx, id);
    },
  });
}

/** Returns the effects of an applied answer, and which statements of its accounts are still missing. */
async function viewApplied(queryable: Queryable, id: string): Promise<PayoutReportDetails> {
  const statements = await findStatements(queryable, id);
  const gaps = await findGaps(queryable, statements);
  return viewOf((await findReport(queryable, id))!, await storedDecisions(queryable, id), {
    statements,
    gaps,
  });
}

/** Stores incoming movements that aren't payments of runs as a bank file to import. Records no payments yet. */
async function storeIncoming(
  tx: Transaction,
  { report, incoming, at, by }: { report: PayoutReportRow; incoming: ParsedLine[]; at: Date; by: string },
): Promise<string | null> {
  if (incoming.length === 0) return null;
  const id = randomUUID();
  const { fileName } = report;
  await tx
    .insert(bankStatements)
    .values({ id, fileName, content: movementTable(incoming), createdBy: by, createdAt: at });
  return id;
}

/** Stores the lines of an applied answer with their effects. */
export async function storeLines(
  tx: Transaction,
  { id: reportId }: Pick<PayoutReportRow, "id">,
  decisions: Decision<ParsedLine>[],
): Promise<void> {
  const rows = decisions.map(({ line, outcome, run, failure }) => {
    const { run: lineRun, account: _, ...rest } = line;
    return {
      ...rest,
      answerId: reportId,
      runNumber: run?.number ?? lineRun,
      outcome,
      runId: run?.id ?? null,
      failure,
    };
  });
  await insertInBatches(tx, payoutReportLines, rows);
}

async function updateWaiting(
  tx: Transaction,
  waitingLines: StoredLine[],
  decisions: Decision<ParsedLine>[],
): Promise<void> {
  for (const [at, { outcome, failure }] of decisions.entries()) {
    const { answerId, line, outcome: before } = waitingLines[at]!;
    if (outcome === before) continue;
    await tx
      .update(payoutReportLines)
      .set({ outcome, failure })
      .where(and(eq(payoutReportLines.answerId, answerId), eq(payoutReportLines.line, line)));
  }
}

/** Returns the stored effects of an applied answer. */
async function storedDecisions(queryable: Queryable, reportId: string): Promise<Decision<ParsedLine>[]> {
  const rows = await queryable
    .select()
    .from(payoutReportLines)
    .where(eq(payoutReportLines.answerId, reportId))
    .orderBy(payoutReportLines.line);
  return rows.map((row) => ({
    line: toLine(row),
    outcome: row.outcome,
    run: row.runId && row.runNumber !== null ? { id: row.runId, number: row.runNumber } : null,
    failure: row.failure,
  }));
}
