import { useState } from "react";

/**
 * The version of an offer that the form's admin has seen: the one it opened with, or the one a refusal
 * told of. What a refetch of the page brings in silence is not seen.
 */
export function useSeenVersion(version: number, latest: number | undefined): number {
  const [opened] = useState(version);
  return latest ?? opened;
}
