import type { FastifyInstance } from "fastify";
import { payableRules } from "#contract/networks/networks.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { applyTransition } from "./apply.ts";
import { scheduleOf } from "./payable.ts";
import { lockDueLead, lockLeadsByRule, updateLead } from "./repository.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment" | "log" | "realtime">;

const rescheduleBatchSize = 200;

/**
 * Updates the schedules of leads that aren't payable yet to their networks' current rules, in batches, until
 * all are updated or `stop` aborts. A later run continues where a killed process stopped.
 */
export async function rescheduleLeads(app: App, stop?: AbortSignal): Promise<void> {
  for (const rule of payableRules) {
    for (let found = rescheduleBatchSize; found === rescheduleBatchSize && !stop?.aborted;)
      found = await app.database.transaction(async (tx) => {
        const rows = await lockLeadsByRule(tx, rule, rescheduleBatchSize);
        for (const { lead, network } of rows) {
          const { payableRule } = network;
          await updateLead(tx, lead.id, { payableRule, ...scheduleOf(lead, network) });
        }
        return rows.length;
      });
  }
}

/**
 * Makes confirmed leads payable once their network's rule allows it, each in its own transaction, until none is
 * due or `stop` aborts. Several processes share the work and skip each other's locked leads. A lead that fails
 * is logged and retried in the next run. Returns how many became payable.
 */
export async function releaseDueLeads(app: App, stop?: AbortSignal): Promise<number> {
  await rescheduleLeads(app, stop);
  const failed: string[] = [];
  let released = 0;
  while (!stop?.aborted) {
    const next = await releaseOne(app, failed);
    if (next === "none") break;
    if (next === "released") released += 1;
  }
  return released;
}

async function releaseOne(app: App, failed: string[]): Promise<"released" | "failed" | "none"> {
  let leadId: string | undefined;
  try {
    return await inTransaction(
      app.database,
      async (unit) => {
        const at = app.clock();
        const lead = await lockDueLead(unit.tx, at, failed);
        if (!lead) return "none";
        leadId = lead.id;
        await applyTransition(unit, app, lead, "release", { at, actorId: null });
        return "released";
      },
      (error) => app.log.error({ err: error }, "an effect of releasing cash back failed"),
    );
  } catch (error) {
    if (leadId === undefined) throw error;
    app.log.error({ err: error, lead: leadId }, "cash back could not be released");
    failed.push(leadId);
    return "failed";
  }
}

/** Releases due leads regularly while the process runs. */
export function startReleaseJob(app: App & Pick<FastifyInstance, "operation">): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 15_000,
    job: "releases",
    failure: "due cash back could not be looked for",
    work: (stopped) => releaseDueLeads(app, stopped),
  });
}
