import type { LazyModule } from "./lazy-module";
import { problemOfFetch } from "./new-version";

const demanded = new WeakSet<LazyModule<unknown>>();

/** Fetches a module for somebody who waits for it: a failure becomes its `problem`. Never rejects. */
export async function demand(module: LazyModule<unknown>): Promise<void> {
  if (demanded.has(module)) return;
  demanded.add(module);
  try {
    await module.load();
  } catch {
    module.problem ??= "failed";
    module.notify();
    module.problem = await problemOfFetch();
    module.notify();
  }
  demanded.delete(module);
}
