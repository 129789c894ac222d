import { handlesAt } from "~/server/route-handles.server";
import type { Language } from "./languages";
import type { Namespace } from "./namespaces";
import { textsOf } from "./resources.server";
import type { Texts } from "./translation";

/**
 * Returns the texts a page needs: the shared ones, and the namespaces in the handles of the matched routes.
 * `pattern` is the router's pattern of the URL. The browser keeps texts, so a client navigation gets only
 * namespaces that aren't in `known`.
 */
export function screenTexts(
  language: Language,
  pattern: string,
  known: ReadonlySet<Namespace>,
): Partial<Record<Namespace, Texts>> {
  const texts: Partial<Record<Namespace, Texts>> = {};
  for (const namespace of namespacesAt(pattern)) {
    if (!known.has(namespace)) texts[namespace] = textsOf(language, namespace);
  }
  return texts;
}

/**
 * Returns the namespaces the browser already has on a client navigation within the same language: those of the
 * page that it starts from. Pages whose URL has parameters count with the shared ones only.
 */
export function knownNamespaces(request: Request, language: Language): ReadonlySet<Namespace> {
  if (!new URL(request.url).pathname.endsWith(".data")) return new Set();
  const from = request.headers.get("Referer");
  const [, spoken, ...path] = from && URL.canParse(from) ? new URL(from).pathname.split("/") : [];
  return spoken === language ? namespacesAt([":lang", ...path].join("/")) : new Set();
}

function namespacesAt(pattern: string): Set<Namespace> {
  return new Set<Namespace>(["ui", ...handlesAt(pattern).flatMap(namespacesOf)]);
}

function namespacesOf(handle: unknown): Namespace[] {
  if (typeof handle !== "object" || handle === null || !("namespaces" in handle)) return [];
  return Array.isArray(handle.namespaces) ? handle.namespaces : [];
}
