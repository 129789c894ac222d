import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { startTracing } from "#shared/tracing/start-tracing.ts";
import { buildApp } from "./app.ts";
import type { Connection } from "./database/engine/connection.ts";
import { openDatabase } from "./database/engine/open-database.ts";
import { startFraudWorker } from "./modules/fraud/worker.ts";
import { seedDemo } from "./demo/seed.ts";
import { readEnvironment, type Environment } from "./environment.ts";
import { writeCourses } from "./academy/write-courses.ts";
import { writeHelp } from "./help/write-help.ts";
import { startHourlyWork } from "./hourly-work.ts";
import { startPullWorker } from "./modules/connections/worker.ts";
import { startReleaseJob } from "./modules/leads/release.ts";
import { startMailWorker } from "./modules/mails/worker.ts";
import { startExportWorker } from "./modules/personal-data/make-exports.ts";
import { startPushWorker } from "./modules/push/worker.ts";
import { startReportWorker } from "./modules/network-reports/worker.ts";
import { startPostbackWorker } from "./modules/postbacks/worker.ts";
import { startDecisionWorker } from "./modules/withdrawals/apply-due-decisions.ts";
import { startTransferWorker } from "./modules/payout-transfers/transfer.ts";
import { startRollupWorker } from "./modules/rollups/worker.ts";
import { startWarehouseWorker } from "./modules/warehouse/run.ts";
import { startWebhookWorker } from "./modules/webhooks/worker.ts";
import { openRedis } from "./redis.ts";
import { StartError, startStep } from "./start-error.ts";

// The maximum time in milliseconds for draining. Callers don't wait longer than 3 s for a response.
const drainTimeout = 3_000;
const hardExit = 8_000;

// This relative path is the same in the sources and in the bundle.
const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** Functions that close the opened resources. They run in reverse order of opening. */
const closers: (() => unknown)[] = [];
let isStopping = false;

async function start(): Promise<void> {
  const environment = readConfiguration();
  const stopTracing = await startTracing({
    service: "cashlane-provider",
    endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
    onProblem: (message) => console.error(message),
  });
  closers.push(stopTracing);
  const { app, connection } = await assemble(environment);
  const { PROVIDER_PORT: port, HOST: host } = environment;
  await startStep(`The provider cannot listen on ${host} (PROVIDER_PORT, METRICS_PORT)`, () =>
    app.listen({ host, port }),
  );
  const hourlyWork = startHourlyWork(app, connection);
  closers.push(() => hourlyWork.stop());
}

function readConfiguration(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Starts of the jobs that run beside the requests. They stop together, so that the process ends in time. */
const backgroundJobs = [
  startMailWorker,
  startPushWorker,
  startPostbackWorker,
  startReportWorker,
  startPullWorker,
  startTransferWorker,
  startExportWorker,
  startReleaseJob,
  startDecisionWorker,
  startRollupWorker,
  startWarehouseWorker,
  startWebhookWorker,
  startFraudWorker,
];

async function assemble(environment: Environment): Promise<{ app: FastifyInstance; connection: Connection }> {
  const clock = () => new Date();
  const redis = await connectRedis(environment);
  const connection = await prepareDatabase(environment);
  await startStep("The help cannot be written", () => writeHelp(connection, clock));
  await startStep("The courses cannot be written", () => writeCourses(connection, clock));
  if (environment.SEED === "demo") {
    await startStep("The demo cannot be written", () => seedDemo(connection, environment, clock));
  }
  const app = await buildApp({ environment, connection, redis, clock });
  redis?.on("error", (error) => app.log.warn({ err: error }, "redis"));
  const jobs = backgroundJobs.map((start) => start(app));
  closers.push(() => Promise.all([drain(app), ...jobs.map((job) => job.stop())]));
  return { app, connection };
}

async function connectRedis({ REDIS_URL: url }: Environment) {
  if (!url) return undefined;
  const redis = await startStep("Redis of REDIS_URL cannot be reached", () => openRedis(url));
  closers.push(() => redis.disconnect());
  return redis;
}

async function prepareDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Environment) {
  const place = databaseUrl ? "The database of DATABASE_URL" : `The database in ${dataDir}`;
  const connection = await startStep(`${place} cannot be opened`, () =>
    openDatabase({ databaseUrl, dataDir, migrationsFolder }),
  );
  closers.push(connection.close);
  await startStep(`${place} cannot be brought up to date`, connection.migrate);
  return connection;
}

/** Stops listening, disconnects the sockets and waits for pending requests for a limited time. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), drainTimeout);
  await app.close();
  clearTimeout(timer);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), hardExit).unref();
  while (closers.length > 0) await closers.pop()?.();
  process.exit(exitCode);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  if (!isStopping) {
    console.error(error instanceof StartError ? error.message : error);
    await stop(1);
  }
}
