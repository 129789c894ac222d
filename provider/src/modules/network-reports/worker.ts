import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { amountLimit } from "../../amount-limit.ts";
import { Problem } from "../../problem.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { findNetwork } from "../networks/repository.ts";
import { emptyExamination, summarize } from "./examination.ts";
import {
  batch,
  purchaseTransactionOf,
  createExamination,
  withoutOwnPurchases,
  type ExaminationContext,
} from "./examine.ts";
import { streamLines, type Line } from "./lines.ts";
import * as reports from "./repository.ts";
import type { LeasedReport } from "./repository.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment" | "log" | "postbackSignal">;

/** The number of crashes after which work is given up. */
const maxAttempts = 5;

/** Thrown if another process has taken over the work. */
class LeaseLost extends Error {}

interface FileWork {
  app: App;
  report: LeasedReport;
  context: ExaminationContext;
  content: string;
  stop: AbortSignal | undefined;
}

/**
 * Examines and stores the lines of large files until nothing is due. A process that stops leaves the rest to
 * the next one: storing continues after the last stored lines, an examination begins again.
 */
export async function workOnReports(app: App, stop?: AbortSignal): Promise<number> {
  for (let done = 0; ; done += 1) {
    if (stop?.aborted) return done;
    const report = await reports.leaseWork(app.database, app.clock());
    if (!report) return done;
    try {
      await work(app, report, stop);
    } catch (error) {
      if (stop?.aborted) await update(app, report, { leaseEndsAt: app.clock() }).catch(() => undefined);
      else if (!(error instanceof LeaseLost)) await fail(app, report, error);
    }
  }
}

async function work(app: App, report: LeasedReport, stop: AbortSignal | undefined): Promise<void> {
  const network = (await findNetwork(app.database, report.network))!;
  const content = await reports.findContent(app.database, report.id);
  const viewer = report.appliedBy ?? report.createdBy;
  const context = { network, limit: amountLimit(app.environment), at: app.clock(), viewer };
  const fileWork = { app, report, context, content, stop };
  await (report.work === "examine" ? examineFile(fileWork) : storeFile(fileWork));
}

async function examineFile({ app, report, context, content, stop }: FileWork): Promise<void> {
  await update(app, report, { workDone: 0 });
  const purchases = new Set<string>();
  for await (const lines of batchesOf(streamLines(content, context.network))) {
    stop?.throwIfAborted();
    for (const line of lines) {
      const transaction = purchaseTransactionOf(line, context);
      if (transaction !== undefined) purchases.add(transaction);
    }
    await update(app, report, {});
  }
  const examineNext = createExamination(app.database, purchases, context);
  let [examination, workDone] = [emptyExamination, 0];
  for await (const lines of batchesOf(streamLines(content, context.network))) {
    stop?.throwIfAborted();
    examination = summarize(examination, await examineNext(lines));
    workDone += lines.length;
    await update(app, report, { workDone });
  }
  await update(app, report, {
    ...noWork,
    examination,
    examinedAt: app.clock(),
    lineCount: workDone,
  });
}

const noWork = { work: null, lease: null, leaseEndsAt: null, workFailure: null };

/** Stores a file's lines, each batch together with its progress, so that no line is stored twice. */
async function storeFile({ app, report, context, content, stop }: FileWork): Promise<void> {
  const at = report.appliedAt!;
  let lineCount = 0;
  for await (const lines of batchesOf(streamLines(content, context.network))) {
    stop?.throwIfAborted();
    lineCount += lines.length;
    if (lineCount <= report.workDone) continue;
    await app.database.transaction(async (tx) => {
      await update(app, report, { workDone: lineCount }, tx);
      const linesToStore = await withoutOwnPurchases(tx, lines, context);
      await reports.storeLines(tx, report, linesToStore, { at, ip: null });
    });
    app.postbackSignal.wake();
  }
  await update(app, report, noWork);
}

/** Yields lines in batches, and lets the event loop answer requests between them while a large file is read. */
async function* batchesOf(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let next: Line[] = [];
  for await (const line of lines) {
    next.push(line);
    if (next.length < batch) continue;
    await nextTurn();
    yield next;
    next = [];
  }
  if (next.length > 0) yield next;
}

async function update(
  app: App,
  report: LeasedReport,
  change: Parameters<typeof reports.updateWork>[2],
  queryable: Parameters<typeof reports.updateWork>[0] = app.database,
): Promise<void> {
  if (!(await reports.updateWork(queryable, report, change, app.clock()))) throw new LeaseLost();
}

/**
 * Ends an examination whose file is invalid or that has failed too often. After other errors, the examination
 * or storing is repeated when the lease ends.
 */
async function fail(app: App, report: LeasedReport, error: unknown): Promise<void> {
  const problem = error instanceof Problem ? error : undefined;
  app.log.error({ err: error, report: report.id, work: report.work }, "a network's file could not be read");
  const isOver = report.work === "examine" && (problem || report.workAttempts >= maxAttempts);
  if (!isOver) return;
  await update(app, report, {
    ...noWork,
    workFailure: problem?.key ?? "failed",
    examination: null,
  });
}

/** Examines and stores large files while the process runs. Several processes share the work. */
export function startReportWorker(app: App & Pick<FastifyInstance, "operation">): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 1_000,
    job: "report-files",
    failure: "networks' files could not be worked on",
    work: (stopped) => workOnReports(app, stopped),
  });
}
