import { id } from "#contract/identifiers.ts";
import type { OneTimeState } from "./list-state";

/** Reads what the URL says for once; what is broken is not there. */
export function readOneTimeState(parameters: URLSearchParams): OneTimeState {
  const deletion = id.safeParse(parameters.get("undo"));
  const count = Number(parameters.get("deleted"));
  return {
    undo: deletion.success
      ? { deletion: deletion.data, count: Number.isInteger(count) && count > 0 ? count : 1 }
      : undefined,
    help: parameters.get("keys") === "help",
  };
}
