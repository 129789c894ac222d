import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { datasets, isUsable, readCursor, readDataset, warehouseSchema, type Dataset } from "./datasets.ts";
import { openPart, partFormats, type PartFile } from "./part-file.ts";
import { changeRun, findCursor, leaseTime, scheduleRun, takeRun, type TakenRun } from "./repository.ts";
import { openStorage, StorageError, type Storage } from "./storage.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment" | "log">;

const minute = 60_000;
const maxAttempts = 3;
/** The maximum number of rows per file, so that a file is small enough to be sent with one request. */
const rowsOfPart = 500_000;

/** Thrown if another process has taken the export. */
class RunLost extends Error {}

interface StoredFile extends Omit<PartFile, "path"> {
  name: string;
  dataset: string;
  format: string;
}

/** Works on exports that are due, until aborted. Does nothing if no storage is configured. */
export async function exportDue(app: App, stopped?: AbortSignal): Promise<void> {
  const storage = openStorage(app.environment);
  if (!storage) return;
  try {
    await scheduleRun(app.database, { now: app.clock(), hours: app.environment.WAREHOUSE_HOURS });
    for (let taken; !stopped?.aborted && (taken = await takeRun(app.database, app.clock()));)
      await attempt(app, taken, storage, stopped);
  } finally {
    await storage.close();
  }
}

async function attempt(app: App, taken: TakenRun, storage: Storage, stopped?: AbortSignal): Promise<void> {
  try {
    // All previous attempts may have ended with a crash, so the limit is also checked here.
    if (taken.attempts > maxAttempts) throw new Error("tried too often");
    await exportAll(app, taken, storage, stopped);
  } catch (error) {
    if (error instanceof RunLost) return;
    const now = app.clock();
    const isStopped = stopped?.aborted === true;
    if (!isStopped) app.log.error({ err: error, run: taken.id }, "figures could not be exported");
    const isOver = !isStopped && taken.attempts >= maxAttempts;
    await changeRun(app.database, taken, {
      state: isOver ? "failed" : "waiting",
      attempts: taken.attempts - (isStopped ? 1 : 0),
      dueAt: new Date(now.getTime() + (isStopped ? 0 : taken.attempts * minute)),
      finishedAt: isOver ? now : null,
      failure: isStopped ? null : error instanceof StorageError ? error.failure : "failed",
      lease: null,
      leaseEndsAt: null,
    });
  }
}

async function exportAll(app: App, taken: TakenRun, storage: Storage, stopped?: AbortSignal): Promise<void> {
  const { database, clock } = app;
  const startedAt = clock();
  const [next, previous] = [await readCursor(database), await findCursor(database)];
  const since = previous && isUsable(previous, next) ? previous : null;
  // Each attempt has its own folder, so that two processes never write the same file.
  const stamp = startedAt.toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = `${stamp}-${taken.id.slice(0, 8)}-${taken.attempts}`;
  const staging = await mkdtemp(path.join(app.environment.DATA_DIR, "warehouse-"));
  const files: StoredFile[] = [];
  const keepLease = async () => {
    if (stopped?.aborted) throw new Error("stopped");
    const leaseEndsAt = new Date(clock().getTime() + leaseTime);
    if (!(await changeRun(database, taken, { leaseEndsAt }))) throw new RunLost();
  };
  try {
    for (const dataset of datasets)
      for await (const file of writeParts(app, dataset, { since, staging, keepLease })) {
        const { path: source, ...stored } = file;
        await storage.put(folder, stored.name, file);
        await rm(source);
        files.push(stored);
        await keepLease();
      }
    const total = (field: "rows" | "bytes") => files.reduce((sum, file) => sum + file[field], 0);
    const manifest = {
      format: "cashlane-warehouse",
      schema: warehouseSchema,
      kind: since ? "incremental" : "complete",
      run: taken.id,
      startedAt: startedAt.toISOString(),
      finishedAt: clock().toISOString(),
      cursor: { after: since, until: next },
      datasets: datasets.map(({ name, columns }) => ({
        name,
        rows: files
          .filter(({ dataset, format }) => dataset === name && format === "csv")
          .reduce((sum, { rows }) => sum + rows, 0),
        columns: columns.map(([column, type]) => ({ name: column, type })),
      })),
      files,
    };
    // The manifest is written last, so that a folder without a manifest is recognized as unfinished.
    const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const source = path.join(staging, "manifest.json");
    await writeFile(source, content);
    const sha256 = createHash("sha256").update(content).digest("hex");
    await keepLease();
    await storage.put(folder, "manifest.json", { path: source, bytes: content.length, sha256 });
    const done = await changeRun(database, taken, {
      state: "done",
      folder,
      files: files.length,
      rows: manifest.datasets.reduce((sum, { rows }) => sum + rows, 0),
      bytes: total("bytes"),
      cursor: next,
      finishedAt: clock(),
      lease: null,
      leaseEndsAt: null,
    });
    if (!done) throw new RunLost();
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

interface PartContext {
  since: Awaited<ReturnType<typeof findCursor>>;
  staging: string;
  keepLease: () => Promise<void>;
}

/** Writes a dataset to pairs of local files, one per format, and yields each pair once it is complete. */
async function* writeParts(
  { database }: App,
  dataset: Dataset,
  { since, staging, keepLease }: PartContext,
): AsyncGenerator<StoredFile & PartFile> {
  let part = 0;
  let rows = 0;
  let open = await openPair();

  async function openPair() {
    part++;
    const pair = [];
    for (const format of partFormats) {
      const name = `${dataset.name}-${String(part).padStart(4, "0")}.${format}`;
      pair.push({ name, format, file: await openPart(path.join(staging, name), dataset, format) });
    }
    return pair;
  }
  async function finishPair() {
    const finished = [];
    for (const { name, format, file } of open)
      finished.push({ name, format, dataset: dataset.name, ...(await file.finish()) });
    open = [];
    return finished;
  }

  try {
    for await (const batch of readDataset(database, dataset, since)) {
      if (rows >= rowsOfPart) {
        yield* await finishPair();
        [open, rows] = [await openPair(), 0];
      }
      for (const { file } of open) await file.write(batch);
      rows += batch.length;
      await keepLease();
    }
    yield* await finishPair();
  } finally {
    for (const { file } of open) await file.abandon();
  }
}

/** Exports figures while the process runs. Several processes share the work. */
export function startWarehouseWorker(app: FastifyInstance): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 30_000,
    job: "warehouse",
    failure: "exports to the storage could not be worked on",
    work: (stopped) => exportDue(app, stopped),
  });
}
