import type { FastifyInstance } from "fastify";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";

class WorkerKilled extends Error {}

/**
 * Processes reports like a process that gets killed: the first `committed` transactions are committed, the next
 * one is rolled back after its work, and no more follow.
 */
export async function processUntilKilled(app: FastifyInstance, committed: number): Promise<void> {
  let isKilled = false;
  let remaining = committed;
  const database = new Proxy(app.database, {
    get(target, name, receiver) {
      if (isKilled) throw new WorkerKilled();
      if (name !== "transaction") return Reflect.get(target, name, receiver) as unknown;
      const transaction: typeof target.transaction = (work, ...options) => {
        if (remaining > 0) {
          remaining -= 1;
          return target.transaction(work, ...options);
        }
        return target.transaction(
          async (tx) => {
            await work(tx);
            isKilled = true;
            throw new WorkerKilled();
          },
          ...options,
        );
      };
      return transaction;
    },
  });
  const { clock, environment, realtime, log } = app;
  try {
    await processDueEvents({ clock, environment, realtime, log, database });
  } catch (error) {
    if (!(error instanceof WorkerKilled)) throw error;
  }
}
