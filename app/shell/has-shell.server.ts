import { handlesAt } from "~/route-handles.server";
import { isScreenHandle } from "./screen-handle";

/** Whether the screens of a pattern stand inside the shell: only these have a bell, which costs a call. */
export function hasShell(pattern: string): boolean {
  return handlesAt(pattern).find(isScreenHandle)?.layout === "shell";
}
