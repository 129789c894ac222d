import { useState } from "react";

/**
 * Returns the version of an offer that the admin has seen: the one with which the form was opened, or the one
 * in a refusal. Background reloads don't change it.
 */
export function useSeenVersion(version: number, latest: number | undefined): number {
  const [opened] = useState(version);
  return latest ?? opened;
}
