import { readdir, readFile, stat } from "node:fs/promises";

const folder = new URL("../../../build/client/assets/", import.meta.url);

interface ManifestRoute {
  parentId?: string;
  path?: string;
  module: string;
  imports?: string[];
}

interface Script {
  bytes: number;
  imports: string[];
}

/** Reads the build's routes and returns a function for the script bytes, as served, of a first load. */
export async function firstLoads() {
  const files = await readdir(folder);
  const text = await readFile(
    new URL(files.find((file) => /^manifest-.*\.js$/.test(file)) ?? "", folder),
    "utf8",
  );
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    entry: { module: string; imports: string[] };
    routes: Record<string, ManifestRoute>;
  };
  const scripts = new Map<string, Script>();

  async function scriptOf(file: string): Promise<Script> {
    const cached = scripts.get(file);
    if (cached) return cached;
    const source = await readFile(new URL(file, folder), "utf8");
    const imports = [...source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name = ""]) => name);
    const served = files.includes(`${file}.br`) ? `${file}.br` : file;
    const script = { bytes: (await stat(new URL(served, folder))).size, imports };
    scripts.set(file, script);
    return script;
  }

  /**
   * Returns the bytes for the screen at a path without language: its scripts, its layouts' and everything they
   * import.
   */
  return async function bytesOf(path: string): Promise<number> {
    const { entry, routes } = manifest;
    const modules = [entry.module, ...entry.imports];
    let route = Object.values(routes).find((one) => one.path === path.slice(1));
    if (!route) throw new Error(`No route at ${path}`);
    for (; route; route = routes[route.parentId ?? ""]) modules.push(route.module, ...(route.imports ?? []));
    const fileNames = new Set(modules.map((address) => address.split("/").at(-1)!));
    let bytes = 0;
    // Iterating over a set includes elements added meanwhile.
    for (const file of fileNames) {
      const script = await scriptOf(file);
      bytes += script.bytes;
      for (const name of script.imports) fileNames.add(name);
    }
    return bytes;
  };
}
