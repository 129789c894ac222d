import type { StaticHandlerContext } from "react-router";
import type { Language } from "./languages";
import type { Namespace } from "./namespaces";
import { textsOf } from "./resources.server";
import { type NamespaceTexts, textFilePath } from "./text-files";

interface DocumentTexts {
  byLanguage: Partial<Record<Language, NamespaceTexts>>;
  /** The links that preload the same texts for the browser, in HTML. */
  links: string;
}

type Matches = StaticHandlerContext["matches"];

/**
 * Returns the texts a document needs: the shared ones, and the namespaces in the handles of the matched routes. A
 * document whose root loader failed has no texts.
 */
export function documentTexts({ loaderData, matches }: StaticHandlerContext): DocumentTexts {
  const root = loaderData.root as { locale: { language: Language } } | undefined;
  if (!root) return { byLanguage: {}, links: "" };
  const { language } = root.locale;
  return { byLanguage: { [language]: screenTexts(language, matches) }, links: textLinks(language, matches) };
}

function screenTexts(language: Language, matches: Matches): NamespaceTexts {
  const namespaces: Namespace[] = ["ui", ...matches.flatMap((match) => handleOf(match).namespaces ?? [])];
  return Object.fromEntries(namespaces.map((namespace) => [namespace, textsOf(language, namespace)]));
}

/** The browser finds the link to the screen's file by its attribute (`text-files.ts`). */
function textLinks(language: Language, matches: Matches): string {
  const layout = matches.map(handleOf).findLast((handle) => handle.layout)?.layout;
  if (!layout) return "";
  const folder = import.meta.env.TEXT_FOLDER as string;
  const pattern = matches.flatMap(({ route }) => route.path ?? []).join("/");
  const shell = layout === "shell" ? `<link rel="modulepreload" href="${folder}/${language}/shell.js">` : "";
  return `${shell}<link rel="modulepreload" href="${folder}/${textFilePath(language, pattern)}" data-texts>`;
}

function handleOf({ route: { handle } }: Matches[number]): { layout?: string; namespaces?: Namespace[] } {
  return typeof handle === "object" && handle !== null ? handle : {};
}
