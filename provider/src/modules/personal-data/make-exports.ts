import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { exportDays } from "#contract/accounts/data-export.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { dataExportTexts } from "../../i18n/mail-texts.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { writeNotifications } from "../notifications/notify.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { exportContent, exportSteps } from "./export-content.ts";
import { changeExport, createExportParts, takeExport, type TakenExport } from "./export-repository.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment" | "log" | "realtime">;

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** The time without progress after which a process counts as crashed. */
const lease = 2 * minute;
const maxAttempts = 3;
const pieceSize = 1024 * 1024;
/** Far larger than any real export. A larger export indicates a fault. */
const maxExportSize = 512 * 1024 * 1024;

/** Thrown if another process has taken the export, or its owner was deleted. */
class ExportLost extends Error {}

/** Creates the requested exports, one after the other, until aborted. */
export async function makeDueExports(app: App, stopped?: AbortSignal): Promise<void> {
  while (!stopped?.aborted) {
    const now = app.clock();
    const until = new Date(now.getTime() + lease);
    const taken = await app.database.transaction((tx) => takeExport(tx, now, until));
    if (!taken) return;
    await createExport(app, taken, stopped);
  }
}

async function createExport(app: App, taken: TakenExport, stopped: AbortSignal | undefined): Promise<void> {
  try {
    // All previous attempts may have ended with a crash, so the limit is also checked here.
    if (taken.attempts > maxAttempts) throw new Error("tried too often");
    const size = await writeParts(app, taken, stopped);
    await notifyReady(app, taken, size);
  } catch (error) {
    if (error instanceof ExportLost) return;
    if (stopped?.aborted) return releaseExport(app, taken);
    app.log.error({ err: error, export: taken.id }, "a member's data could not be exported");
    const isOver = taken.attempts >= maxAttempts;
    await changeExport(
      app.database,
      taken,
      isOver
        ? { state: "failed", leasedUntil: null }
        : { state: "waiting", leasedUntil: new Date(app.clock().getTime() + minute) },
    );
  }
}

/**
 * Releases an export when the process stops, so that the next process can start immediately. The attempt isn't
 * counted.
 */
async function releaseExport(app: App, taken: TakenExport): Promise<void> {
  await changeExport(app.database, taken, {
    state: "waiting",
    leasedUntil: null,
    attempts: taken.attempts - 1,
  });
}

async function writeParts(app: App, taken: TakenExport, stopped: AbortSignal | undefined): Promise<number> {
  const { database, clock } = app;
  const parts = createExportParts(app);
  const language = await findMailLanguage(database, taken.userId);
  let size = 0;
  let part = 0;
  let savedDone = 0;
  let unsavedPieces: Uint8Array[] = [];
  for await (const { done, pieces } of exportContent(database, {
    userId: taken.userId,
    language,
    now: clock(),
  })) {
    if (stopped?.aborted) throw new Error("stopped");
    unsavedPieces.push(...pieces);
    size += pieces.reduce((sum, { length }) => sum + length, 0);
    if (size > maxExportSize) throw new Error("larger than any export should be");
    const isLast = done === exportSteps;
    const isFull = isLast || unsavedPieces.reduce((sum, { length }) => sum + length, 0) >= pieceSize;
    if (!isFull && done === savedDone) continue;
    const leasedUntil = new Date(clock().getTime() + lease);
    await database.transaction(async (tx) => {
      if (!(await changeExport(tx, taken, { done, leasedUntil }))) throw new ExportLost();
      if (isFull) await parts.save(tx, taken, part, Buffer.concat(unsavedPieces));
    });
    savedDone = done;
    if (isFull) [unsavedPieces, part] = [[], part + 1];
  }
  return size;
}

/**
 * Makes the file available to its owner and notifies them in the app and by mail, regardless of their
 * notification settings.
 */
async function notifyReady(app: App, taken: TakenExport, size: number): Promise<void> {
  const { userId, id } = taken;
  const now = app.clock();
  const expiresAt = new Date(now.getTime() + exportDays * day);
  await inTransaction(app.database, async (unit) => {
    const ready = { state: "ready", size, expiresAt, leasedUntil: null } as const;
    if (!(await changeExport(unit.tx, taken, ready))) throw new ExportLost();
    const language = await findMailLanguage(unit.tx, userId);
    const [texts, type] = [dataExportTexts[language].ready, "security_data_ready"];
    await writeNotifications(unit, app, [{ id: randomUUID(), userId, type, ...texts, createdAt: now }]);
    await enqueueNow(unit.tx, {
      userId,
      kind: "notice",
      language,
      cause: `export:${id}`,
      type,
      texts,
      path: "/apps/user/view/data",
      now,
    });
  });
}

/** Creates exports while the process runs. Several processes share the work. */
export function startExportWorker(app: FastifyInstance): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 1_000,
    job: "exports",
    failure: "exports could not be worked on",
    work: (stopped) => makeDueExports(app, stopped),
  });
}
