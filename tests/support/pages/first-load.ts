import { readdir, readFile, stat } from "node:fs/promises";
import type { Language } from "~/i18n/languages";
import { textFilePath } from "~/i18n/text-files";

const folder = new URL("../../../build/client/assets/", import.meta.url);

interface ManifestRoute {
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
  module: string;
  imports?: string[];
}

interface Script {
  bytes: number;
  imports: string[];
}

async function readManifest() {
  const files = await readdir(folder);
  const text = await readFile(
    new URL(files.find((file) => /^manifest-.*\.js$/.test(file)) ?? "", folder),
    "utf8",
  );
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    entry: { module: string; imports: string[] };
    routes: Record<string, ManifestRoute>;
  };
}

type Manifest = Awaited<ReturnType<typeof readManifest>>;

/** Returns the routes that render something, by their patterns as loaders get them. */
function pagesOf({ routes }: Manifest): Map<string, ManifestRoute> {
  const segmentsOf = ({ parentId = "", path = "" }: ManifestRoute): string =>
    (routes[parentId] ? segmentsOf(routes[parentId]) : "") + (path && `/${path}`);
  const pages = Object.values(routes).filter(
    ({ hasDefaultExport, parentId }) => hasDefaultExport && parentId,
  );
  return new Map(pages.map((route) => [segmentsOf(route), route]));
}

/** Returns the patterns of the URLs of all pages. */
export async function pagePatterns(): Promise<string[]> {
  return [...pagesOf(await readManifest()).keys()];
}

/** Reads the build's routes and returns a function that computes the transferred bytes of a first load. */
export async function firstLoads() {
  const files = await readdir(folder, { recursive: true });
  const [textFolder = ""] = await readdir(new URL("texts/", folder));
  const manifest = await readManifest();
  const pages = pagesOf(manifest);
  const scripts = new Map<string, Script>();

  async function scriptOf(file: string): Promise<Script> {
    const cached = scripts.get(file);
    if (cached) return cached;
    const source = await readFile(new URL(file, folder), "utf8");
    const imports = [...source.matchAll(/(?:from|import)\s*"(?:\.|\/assets)\/([^"]+\.js)"/g)].map(
      ([, name = ""]) => name,
    );
    const served = files.includes(`${file}.br`) ? `${file}.br` : file;
    const script = { bytes: (await stat(new URL(served, folder))).size, imports };
    scripts.set(file, script);
    return script;
  }

  /** Returns the bytes of files and everything they import. */
  async function sum(first: readonly string[]): Promise<number> {
    const fileNames = new Set(first);
    let bytes = 0;
    // Iterating over a set also visits elements that are added during the iteration.
    for (const file of fileNames) {
      const script = await scriptOf(file);
      bytes += script.bytes;
      for (const name of script.imports) fileNames.add(name);
    }
    return bytes;
  }

  /**
   * Returns the transferred bytes of a screen: its scripts, its layouts' scripts, and its texts in a language.
   * The path has no language prefix.
   */
  return async function bytesOf(path: string, language: Language = "en") {
    const { entry, routes } = manifest;
    const pattern = pages.has(path) ? path : `/:lang${path}`;
    let route = pages.get(pattern);
    if (!route) throw new Error(`No page at ${path}`);
    const modules = [entry.module, ...entry.imports];
    for (; route; route = routes[route.parentId ?? ""]) modules.push(route.module, ...(route.imports ?? []));
    return {
      scripts: await sum(modules.map((address) => address.split("/").at(-1)!)),
      texts: await sum([`texts/${textFolder}/${textFilePath(language, pattern)}`]),
    };
  };
}
