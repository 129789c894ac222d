import { useState } from "react";

/**
 * Returns the version of an offer that the admin has seen: the version when the form was opened, or the
 * version in the latest refusal. Background reloads don't change it.
 */
export function useSeenVersion(version: number, latest: number | undefined): number {
  const [initialVersion] = useState(version);
  return latest ?? initialVersion;
}
