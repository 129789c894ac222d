import { handlesAt } from "~/server/route-handles.server";
import { isScreenHandle } from "./screen-handle";

/** Returns whether screens of a pattern are inside the shell. Only these have a bell, which costs a call. */
export function hasShell(pattern: string): boolean {
  return handlesAt(pattern).find(isScreenHandle)?.layout === "shell";
}
