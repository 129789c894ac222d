import { createContext } from "react";
import { isLanguage, type Language, languageOfAddress } from "./languages";
import type { Namespace } from "./namespaces";
import type { Texts } from "./translation";

export type NamespaceTexts = Partial<Record<Namespace, Texts>>;

/** A module that `scripts/bundling/text-files.mjs` writes. */
interface TextFile {
  default: NamespaceTexts;
  /** The texts of the shell. */
  shared?: NamespaceTexts;
}

const loadedTexts: Record<Language, NamespaceTexts> = { en: {}, fr: {}, ar: {} };

/** Texts by language: in the browser all that have been loaded, on the server those of the screen. */
export const TextsContext = createContext<Partial<Record<Language, NamespaceTexts>>>(loadedTexts);

/**
 * Returns the path of a screen's texts below the folder of all texts. `pattern` is the router's pattern of the URL:
 * "/:lang/stores/:store" → "en/stores.$store.js".
 */
export function textFilePath(language: Language, pattern: string): string {
  const name = pattern.replace(/^\/?(:lang(\/|$))?/, "").replace(/\//g, ".");
  return `${language}/${name.replace(/[:*]/g, "$") || "index"}.js`;
}

/** The URL of the texts of the document's screen; `undefined` in a document without texts (the last error page). */
let documentFile: string | undefined;

/** Loads the texts of the document. It preloads them, so that they are there together with the scripts. */
export async function loadDocumentTexts(): Promise<void> {
  documentFile = document.querySelector<HTMLLinkElement>("link[data-texts]")?.href;
  if (documentFile) await loadTextFile(documentFile);
}

/** Returns the URL of the texts of another screen, which are in the same folder. */
export function textFileAddress(url: URL, pattern: string): string | undefined {
  const language = languageOfAddress(url) ?? document.documentElement.lang;
  if (!documentFile || !isLanguage(language)) return undefined;
  return new URL(`../${textFilePath(language, pattern)}`, documentFile).href;
}

/** Loads a file of texts. Loading it again costs nothing. */
export async function loadTextFile(address: string): Promise<void> {
  const { default: texts, shared } = (await import(/* @vite-ignore */ address)) as TextFile;
  const language = new URL(address).pathname.split("/").at(-2);
  if (isLanguage(language)) Object.assign(loadedTexts[language], shared, texts);
}
