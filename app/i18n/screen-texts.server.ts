import type { StaticHandlerContext } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "./languages";
import type { Namespace } from "./namespaces";
import { textsOf } from "./resources.server";
import { type NamespaceTexts, textFilePath } from "./text-files";

interface DocumentTexts {
  byLanguage: Partial<Record<string, NamespaceTexts>>;
  /** HTML links with which the browser preloads the same texts. */
  links: string;
}

type Matches = StaticHandlerContext["matches"];

/**
 * Returns the texts that a document needs: the shared ones, and the namespaces in the handles of the matched
 * routes.
 */
export function documentTexts({ loaderData, location, matches }: StaticHandlerContext): DocumentTexts {
  const root = loaderData.root as { locale: { language: Language } } | undefined;
  const [, first] = location.pathname.split("/");
  const language = root?.locale.language ?? (isLanguage(first) ? first : defaultLanguage);
  return { byLanguage: { [language]: screenTexts(language, matches) }, links: textLinks(language, matches) };
}

function screenTexts(language: Language, matches: Matches): NamespaceTexts {
  const screenNamespaces = matches.flatMap((match) => handleOf(match).namespaces ?? []);
  const namespaces: Namespace[] = ["ui", "fallback", ...screenNamespaces];
  return Object.fromEntries(namespaces.map((namespace) => [namespace, textsOf(language, namespace)]));
}

/**
 * Returns the links for a document's text files. The browser finds the link to the screen's file by its
 * attribute (`text-files.ts`). Without a matching screen, the last-resort error page is shown; its texts are
 * in the file for unknown URLs.
 */
function textLinks(language: Language, matches: Matches): string {
  const { layout } = matches.map(handleOf).findLast((handle) => handle.layout) ?? {};
  const folder = import.meta.env.TEXT_FOLDER as string;
  const pattern = layout ? matches.flatMap(({ route }) => route.path ?? []).join("/") : "*";
  const link = (path: string, mark = "") => `<link rel="modulepreload" href="${folder}/${path}"${mark}>`;
  const shell = layout === "shell" ? link(`${language}/shell.js`) : "";
  return shell + link(textFilePath(language, pattern), " data-texts");
}

function handleOf({ route: { handle } }: Matches[number]): { layout?: string; namespaces?: Namespace[] } {
  return typeof handle === "object" && handle !== null ? handle : {};
}
