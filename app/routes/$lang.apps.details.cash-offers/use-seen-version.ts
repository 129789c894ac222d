import { useState } from "react";

/**
 * Returns the version of an offer that the admin has seen: the one the form opened with, or the one in a
 * refusal. Background reloads don't count.
 */
export function useSeenVersion(version: number, latest: number | undefined): number {
  const [opened] = useState(version);
  return latest ?? opened;
}
