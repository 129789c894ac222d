import type { LazyModule } from "./lazy-module";
import { diagnoseFetchFailure } from "./diagnose-fetch-failure";

const pending = new WeakSet<LazyModule<unknown>>();

/**
 * Fetches a module that the user is waiting for. A failure is stored as the module's `problem`; the promise
 * never rejects.
 */
export async function loadOnDemand(module: LazyModule<unknown>): Promise<void> {
  if (pending.has(module)) return;
  pending.add(module);
  try {
    await module.load();
  } catch {
    // From here on, Retry starts another fetch.
    pending.delete(module);
    show(module, "failed");
    show(module, await diagnoseFetchFailure());
  }
  pending.delete(module);
}

function show(module: LazyModule<unknown>, problem: LazyModule<unknown>["problem"]): void {
  if (module.loaded()) return;
  module.problem = problem;
  module.notify();
}
