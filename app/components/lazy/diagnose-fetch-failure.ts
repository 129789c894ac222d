import { hasUnsavedInput } from "../form/unsaved-input";
import type { FetchProblem } from "./lazy-module";

const reloadedVersionKey = "reloaded-for";

/**
 * Determines why a file of this version couldn't be fetched. After a deployment, the manifest of the old
 * version is gone. In that case, reloads the page once per version, unless a form has unsaved input.
 */
export async function diagnoseFetchFailure(): Promise<FetchProblem> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url: string } };
  if (!manifest) return "failed";
  const response = await fetch(manifest.url, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (response?.status !== 404) return "failed";
  if (!hasUnsavedInput() && isFirstTry(manifest.url)) location.reload();
  return "outdated";
}

function isFirstTry(version: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedVersionKey) === version) return false;
    sessionStorage.setItem(reloadedVersionKey, version);
    return true;
  } catch {
    // Without storage, the page could reload endlessly.
    return false;
  }
}
