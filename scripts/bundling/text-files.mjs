import { build } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** @typedef {Record<string, Record<string, string>>} Texts texts by namespace */
/** @typedef {{ kind: string, namespaces: string[], late: string[] }} ScreenTexts */

const languages = ["en", "fr", "ar"];
/** Namespaces that every page needs. */
const base = ["ui", "fallback"];
const shell = { name: "shell", namespaces: [...base, "shell", "navigation", "table"] };
const handle = /export const handle = (\w+)Screen\(([^)]*)\);/;
const developmentFolder = "/assets/texts/development";

/**
 * Returns the namespaces in the `handle` of each screen, by the name of the screen's text file: what
 * `textFileName` returns for the route's pattern.
 *
 * @param {string} folder of the routes
 */
export function screensIn(folder) {
  /** @type {Map<string, ScreenTexts>} */
  const screens = new Map();
  for (const route of readdirSync(folder)) {
    const file = route.endsWith(".tsx") ? `${folder}/${route}` : `${folder}/${route}/route.tsx`;
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    const [, kind, texts = ""] = handle.exec(source) ?? [];
    const [list = "", late = ""] = texts.split("late:");
    if (kind) screens.set(fileName(route), { kind, namespaces: quotedTexts(list), late: quotedTexts(late) });
    else if (/^export .*\bhandle\b/m.test(source))
      throw new Error(`The handle in ${file} must be a call with literal namespaces.`);
  }
  return screens;
}

/** @param {string} list */
function quotedTexts(list) {
  return [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
}

/**
 * `$lang.stores_.$store` → `stores.$store`
 *
 * @param {string} route
 */
function fileName(route) {
  const segments = route
    .replace(/^\$lang\./, "")
    .replace(/\.tsx$/, "")
    .split(".");
  return segments.map((segment) => segment.replace(/^_.*|_$/, "")).join(".") || "index";
}

/**
 * Returns the source of the file with a screen's texts. Screens inside the shell share a file.
 *
 * @param {string} folder the URL of the language's folder
 * @param {Pick<ScreenTexts, "kind" | "namespaces">} screen
 * @param {(namespaces: readonly string[]) => string} write returns a module with the namespaces' texts as its default export
 */
function sourceOf(folder, { kind, namespaces }, write) {
  if (kind === "shell")
    return `export { default as shared } from "${folder}/${shell.name}.js";\n${write(namespaces)}`;
  return write([...base, ...(kind === "front" ? ["shell"] : []), ...namespaces]);
}

/**
 * Returns the texts of a language by namespace.
 *
 * @param {string} folder of the language's files
 * @returns {Promise<Texts>}
 */
async function readTexts(folder) {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
  const lines = names.map((name, index) => `export { texts as t${index} } from "./${folder}/${name}.ts";`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: "." },
    bundle: true,
    write: false,
    format: "esm",
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  const values = await import(`data:text/javascript;base64,${source}`);
  return Object.fromEntries(names.map((name, index) => [name, values[`t${index}`]]));
}

/**
 * Returns the files of all languages and screens by their path. The name of their folder contains a hash of all
 * files.
 *
 * @param {string} routes
 * @param {string} locales
 */
async function writeFiles(routes, locales) {
  const texts = await Promise.all(languages.map((language) => readTexts(`${locales}/${language}`)));
  const screens = screensIn(routes);
  function filesIn(/** @type {string} */ folder) {
    /** @type {Map<string, string>} */
    const files = new Map();
    languages.forEach((language, index) => {
      const target = `${folder}/${language}`;
      const write = (/** @type {readonly string[]} */ namespaces) =>
        `export default ${JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, texts[index]?.[name]])))};`;
      files.set(`${target}/${shell.name}.js`, write(shell.namespaces));
      for (const [name, screen] of screens) {
        files.set(`${target}/${name}.js`, sourceOf(target, screen, write));
        for (const late of screen.late) files.set(`${target}/late/${late}.js`, write([late]));
      }
    });
    return files;
  }
  const content = JSON.stringify([...filesIn("")]);
  const folder = `/assets/texts/${createHash("sha256").update(content).digest("hex").slice(0, 8)}`;
  return { folder, files: filesIn(folder) };
}

/**
 * Returns a module for the development server, which loads the source files, so that it reloads pages when a text
 * changes.
 *
 * @param {string} path
 */
function developmentSource(path) {
  const [language = "", file = "", late] = path.slice(developmentFolder.length + 1).split("/");
  const write = (/** @type {readonly string[]} */ namespaces) => {
    const imports = namespaces.map(
      (name, index) => `import { texts as t${index} } from "/app/locales/${language}/${name}.ts";`,
    );
    const entries = namespaces.map((name, index) => `${JSON.stringify(name)}: t${index}`);
    return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
  };
  if (late) return write([late.replace(/\.js$/, "")]);
  const name = file.replace(/\.js$/, "");
  if (name === shell.name) return write(shell.namespaces);
  const screen = screensIn("app/routes").get(name);
  return screen ? sourceOf(`${developmentFolder}/${language}`, screen, write) : null;
}

/**
 * Writes the browser's texts into one file per screen and language (docs/decisions/0007). The server reads their
 * folder from `import.meta.env.TEXT_FOLDER`.
 *
 * @returns {Promise<import("vite").Plugin[]>}
 */
export async function textFiles() {
  const { folder, files } = await writeFiles("app/routes", "app/locales");
  const define = (/** @type {string} */ address) => ({
    define: { "import.meta.env.TEXT_FOLDER": JSON.stringify(address) },
  });
  return [
    {
      name: "text-files",
      apply: "build",
      config: () => define(folder),
      generateBundle() {
        if (this.environment.name !== "client") return;
        for (const [path, source] of files) this.emitFile({ type: "asset", fileName: path.slice(1), source });
      },
    },
    {
      name: "text-files-development",
      apply: "serve",
      config: () => define(developmentFolder),
      resolveId: (id) => (id.startsWith(`${developmentFolder}/`) ? id : null),
      load: (id) => (id.startsWith(`${developmentFolder}/`) ? developmentSource(id) : null),
    },
  ];
}
