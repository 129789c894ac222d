import { createContext } from "react";
import { isLanguage } from "./languages";
import type { Namespace } from "./namespaces";
import type { Texts } from "./translation";

export type NamespaceTexts = Partial<Record<Namespace, Texts>>;

const loadedTexts: Partial<Record<string, NamespaceTexts>> = {};

/**
 * Texts by language. On the server these are the texts of the screen, in the browser all texts loaded so far.
 */
export const TextsContext = createContext(loadedTexts);

/**
 * Returns the path of a screen's texts, relative to the folder of all text files. `pattern` is the router's
 * pattern of the URL: "/:lang/stores/:store" → "en/stores.$store.js".
 */
export function textFilePath(language: string, pattern: string): string {
  const name = pattern.replace(/^\/?(:lang)?\/?/, "").replace(/\//g, ".");
  return `${language}/${name.replace(/[:*]/g, "$") || "index"}.js`;
}

/** The URL of the current document's text file. */
let documentFile: string | undefined;

/**
 * Loads the texts of the document. The document preloads the file, so that it arrives together with the
 * scripts.
 */
export async function loadDocumentTexts(): Promise<void> {
  documentFile = document.querySelector<HTMLLinkElement>("link[data-texts]")?.href;
  if (documentFile) await loadTextFile(documentFile, document.documentElement.lang);
}

/** The namespaces that lazily loaded parts have fetched so far. */
const lateNamespaces = new Set<Namespace>();

/**
 * Loads the namespaces of a lazily loaded part in the page's language. The screen's `handle` lists these
 * namespaces as late. Does nothing on the server, which has all texts.
 */
export async function loadLateTexts(namespaces: readonly Namespace[]): Promise<void> {
  if (import.meta.env.SSR) return;
  for (const namespace of namespaces) lateNamespaces.add(namespace);
  await loadNamespaces(document.documentElement.lang, namespaces);
}

async function loadNamespaces(language: string, namespaces: Iterable<Namespace>): Promise<void> {
  const missingNamespaces = [...namespaces].filter((namespace) => !loadedTexts[language]?.[namespace]);
  const addresses = missingNamespaces.map(
    (namespace) => new URL(`../${lateTextPath(language, namespace)}`, documentFile),
  );
  await Promise.all(addresses.map(({ href }) => loadTextFile(href, language)));
}

/** Returns the path of the text file with one namespace. */
function lateTextPath(language: string, namespace: Namespace): string {
  return `${language}/late/${namespace}.js`;
}

/** Returns the URL of the text file for a path and its route pattern. */
export function textFileAddress(path: string, pattern: string): string {
  return new URL(`../${textFilePath(languageOf(path), pattern)}`, documentFile).href;
}

function languageOf(path: string): string {
  const [, first] = path.split("/");
  return isLanguage(first) ? first : document.documentElement.lang;
}

/**
 * Loads the text file of a screen, in parallel with the text file of the shell, which most screens import. If
 * the screen has another language, also loads the late namespaces of the current screen in that language. A
 * file is fetched only once.
 */
export async function loadScreenTexts(path: string, pattern: string): Promise<void> {
  const language = languageOf(path);
  const address = textFileAddress(path, pattern);
  loadTextFile(new URL("shell.js", address).href, language).catch(() => {});
  await Promise.all([loadTextFile(address, language), loadNamespaces(language, lateNamespaces)]);
}

/**
 * Loads a text file and stores the texts that it exports: its own texts and, for screens inside the shell,
 * the texts of the shell.
 */
async function loadTextFile(address: string, language: string): Promise<void> {
  const parts = Object.values((await import(/* @vite-ignore */ address)) as Record<string, NamespaceTexts>);
  Object.assign((loadedTexts[language] ??= {}), ...parts);
}
