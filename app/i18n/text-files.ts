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
  if (documentFile) await loadTextFile(documentFile);
}

/** Returns the URL of the text file for a path and its route pattern. */
export function textFileAddress(path: string, pattern: string): string {
  const [, first] = path.split("/");
  const file = textFilePath(isLanguage(first) ? first : document.documentElement.lang, pattern);
  return new URL(`../${file}`, documentFile).href;
}

/**
 * Loads a screen's text file and, at the same time, the shell's, which most screens import. A file is fetched
 * only once.
 */
export async function loadScreenTexts(path: string, pattern: string): Promise<void> {
  const address = textFileAddress(path, pattern);
  loadTextFile(new URL("shell.js", address).href).catch(() => {});
  await loadTextFile(address);
}

/**
 * Loads a text file and adds its exports: its own texts and, for screens inside the shell, those of the
 * shell.
 */
async function loadTextFile(address: string): Promise<void> {
  const parts = Object.values((await import(/* @vite-ignore */ address)) as Record<string, NamespaceTexts>);
  Object.assign((loadedTexts[address.split("/").at(-2)!] ??= {}), ...parts);
}
