import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "vite";

const directive = /@source imports\("([^"]+)"\);/g;

/**
 * Lets a style sheet name a module instead of the files in which Tailwind looks for class names:
 * `@source imports("../routes/home.tsx");` stands for the module and everything that it imports statically. Runs
 * before Tailwind.
 *
 * @returns {import("vite").Plugin}
 */
export function styleSources() {
  return {
    name: "style-sources",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/styles\/sheets\/[\w-]+\.css(\?|$)/ },
      handler(code, id) {
        const folder = dirname(id);
        return code.replace(directive, (_, entry) =>
          sourcesOf(join(folder, entry))
            .map((file) => `@source ${JSON.stringify(file)};`)
            .join("\n"),
        );
      },
    },
  };
}

/**
 * Returns a module and the modules of `app/` that it imports statically, without type imports and server code.
 *
 * @param {string} entry
 */
export function sourcesOf(entry) {
  if (!existsSync(entry)) throw new Error(`There is no module ${entry}.`);
  const files = new Set([entry]);
  // Iterating over a set also visits elements that are added during the iteration.
  for (const file of files)
    for (const specifier of importsOf(file)) {
      const imported = fileOf(file, specifier);
      if (imported) files.add(imported);
    }
  return [...files];
}

/** @param {string} file */
function importsOf(file) {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, "utf8")).module;
  const imports = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  return [...imports, ...exports];
}

/**
 * @param {string} importer
 * @param {string} specifier
 */
function fileOf(importer, specifier) {
  if (!/^[.~]/.test(specifier) || /\.server$|\.css|\+types/.test(specifier)) return undefined;
  const path = specifier.startsWith("~/")
    ? resolve("app", specifier.slice(2))
    : join(dirname(importer), specifier);
  const file = [`${path}.tsx`, `${path}.ts`, path].find(
    (name) => existsSync(name) && statSync(name).isFile(),
  );
  return file && /\.tsx?$/.test(file) ? file : undefined;
}
