import { createContext } from "react";
import { isLanguage } from "./languages";
import type { Namespace } from "./namespaces";
import type { Texts } from "./translation";

export type NamespaceTexts = Partial<Record<Namespace, Texts>>;

const loadedTexts: Partial<Record<string, NamespaceTexts>> = {};

/** Texts by language: on the server those of the screen, in the browser all that have been loaded. */
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
 * Loads the namespaces of a lazily loaded part in the page's language, which the screen's `handle` lists as late.
 * The server has them from the start.
 */
export async function loadLateTexts(namespaces: readonly Namespace[]): Promise<void> {
  if (import.meta.env.SSR) return;
  for (const namespace of namespaces) lateNamespaces.add(namespace);
  await loadNamespaces(document.documentElement.lang, namespaces);
}

async function loadNamespaces(language: string, namespaces: Iterable<Namespace>): Promise<void> {
  const missing = [...namespaces].filter((namespace) => !loadedTexts[language]?.[namespace]);
  const addresses = missing.map(
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
 * Loads a screen's text file and, at the same time, the shell's, which most screens import, and in another
 * language the late texts of the current one. A file is fetched only once.
 */
export async function loadScreenTexts(path: string, pattern: string): Promise<void> {
  const language = languageOf(path);
  const address = textFileAddress(path, pattern);
  loadTextFile(new URL("shell.js", address).href, language).catch(() => {});
  await Promise.all([loadTextFile(address, language), loadNamespaces(language, lateNamespaces)]);
}

/**
 * Loads a text file and adds its exports: its own texts and, for screens inside the shell, those of the
 * shell.
 */
async function loadTextFile(address: string, language: string): Promise<void> {
  const parts = Object.values((await import(/* @vite-ignore */ address)) as Record<string, NamespaceTexts>);
  Object.assign((loadedTexts[language] ??= {}), ...parts);
}
