import { handlesAt } from "~/server/route-handles.server";
import type { Language } from "./languages";
import type { Namespace } from "./namespaces";
import { textsOf } from "./resources.server";
import type { Texts } from "./translation";

/**
 * The texts a page needs: of the kit, and of the namespaces the matched routes' handles name.
 * `pattern` is the router's pattern of the address, as loaders get it. After the first page the browser
 * keeps what it has, so a client navigation (`known`) brings only the screen's own.
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
 * What the browser already has: a client navigation from a page in the same language has the kit's texts,
 * which every document brings along.
 */
export function knownNamespaces(request: Request, language: Language): Namespace[] {
  if (!new URL(request.url).pathname.endsWith(".data")) return [];
  const from = request.headers.get("Referer");
  const spoken = from && URL.canParse(from) ? new URL(from).pathname.split("/")[1] : undefined;
  return spoken === language ? ["ui"] : [];
}
