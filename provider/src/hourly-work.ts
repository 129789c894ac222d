import type { FastifyInstance } from "fastify";
import type { Connection } from "./database/connection.ts";
import { tendEmbedded } from "./database/upkeep.ts";
import { reportFindings } from "./ledger/report-findings.ts";
import { countClickDays } from "./modules/clicks/count-days.ts";
import { pruneMails } from "./modules/mails/repository.ts";
import { pruneSessions } from "./modules/sessions/prune.ts";

const hour = 60 * 60 * 1000;
const keptMails = 90 * 24 * hour;

/** Keeps the house now and every hour; what fails is logged and tried again an hour later. */
export function startHourlyWork(app: FastifyInstance, connection: Connection): { stop: () => void } {
  const { database, clock, log } = app;
  const works: [failure: string, work: () => Promise<unknown>][] = [
    ["the database could not be tended", () => tendEmbedded(connection)],
    ["old sessions could not be removed", () => pruneSessions(database, clock())],
    ["old mails could not be removed", () => pruneMails(database, new Date(clock().getTime() - keptMails))],
    ["clicks of past days could not be counted", () => countClickDays(database, clock())],
    ["the ledger could not be checked", () => reportFindings(database, log)],
  ];
  let isStopped = false;
  const timers = works.map(([failure, work]) => {
    const run = () =>
      work().catch((error: unknown) => {
        // The database may be closed in the middle of it.
        if (!isStopped) log.error({ err: error }, failure);
      });
    void run();
    return setInterval(() => void run(), hour).unref();
  });
  return {
    stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}
