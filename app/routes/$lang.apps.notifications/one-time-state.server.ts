import { id } from "#contract/text/identifiers.ts";
import type { OneTimeState } from "./list-state";

/** Reads the parameters that apply to one page view. Invalid parameters are ignored. */
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
