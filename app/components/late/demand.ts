import type { LazyModule } from "./lazy-module";
import { problemOfFetch } from "./new-version";

const pending = new WeakSet<LazyModule<unknown>>();

/** Fetches a module for somebody who waits for it: a failure becomes its `problem`. Never rejects. */
export async function demand(module: LazyModule<unknown>): Promise<void> {
  if (pending.has(module)) return;
  pending.add(module);
  try {
    await module.load();
  } catch {
    // Retry may be pressed from now on.
    pending.delete(module);
    show(module, "failed");
    show(module, await problemOfFetch());
  }
  pending.delete(module);
}

function show(module: LazyModule<unknown>, problem: LazyModule<unknown>["problem"]): void {
  if (module.loaded()) return;
  module.problem = problem;
  module.notify();
}
