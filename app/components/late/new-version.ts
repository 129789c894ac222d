import { hasUnsavedInput } from "../form/unsaved-input";
import type { LateProblem } from "./lazy-module";

const reloadedFor = "reloaded-for";

/**
 * Finds out why a file of this version could not be fetched. After a deployment the page is loaded again by itself,
 * once: not while something typed would be lost, and not when that has been tried in vain.
 */
export async function problemOfFetch(): Promise<LateProblem> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url: string } };
  if (!manifest) return "failed";
  const answer = await fetch(manifest.url, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.status !== 404) return "failed";
  if (!hasUnsavedInput() && isFirstTry(manifest.url)) location.reload();
  return "outdated";
}

function isFirstTry(version: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === version) return false;
    sessionStorage.setItem(reloadedFor, version);
    return true;
  } catch {
    // Without a memory it might go round in circles.
    return false;
  }
}
