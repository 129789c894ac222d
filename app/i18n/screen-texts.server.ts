import { handlesAt } from "~/server/route-handles.server";
import type { Language } from "./languages";
import type { Namespace } from "./namespaces";
import { textsOf } from "./resources.server";
import type { Texts } from "./translation";

/**
 * Returns the texts a page needs: the shared ones, and the namespaces in the handles of the matched routes.
 * `pattern` is the router's pattern of the address. The browser keeps texts, so a client navigation gets only
 * namespaces that aren't in `known`.
 */
export function screenTexts(
  language: Language,
  pattern: string,
  known: readonly Namespace[],
): Partial<Record<Namespace, Texts>> {
  const texts: Partial<Record<Namespace, Texts>> = {};
  for (const namespace of new Set<Namespace>(["ui", ...handlesAt(pattern).flatMap(namespacesOf)])) {
    if (!known.includes(namespace)) texts[namespace] = textsOf(language, namespace);
  }
  return texts;
}

function namespacesOf(handle: unknown): Namespace[] {
  if (typeof handle !== "object" || handle === null || !("namespaces" in handle)) return [];
  return Array.isArray(handle.namespaces) ? handle.namespaces : [];
}

/**
 * Returns the namespaces the browser already has: every document contains the shared ones, so a client
 * navigation within the same language doesn't need them.
 */
export function knownNamespaces(request: Request, language: Language): Namespace[] {
  if (!new URL(request.url).pathname.endsWith(".data")) return [];
  const from = request.headers.get("Referer");
  const spoken = from && URL.canParse(from) ? new URL(from).pathname.split("/")[1] : undefined;
  return spoken === language ? ["ui"] : [];
}
