import { basename, resolve } from "node:path";
import { planFiles } from "./plan-files.mjs";

/** @typedef {import("./plan-files.mjs").SharedFile} SharedFile */
/** @typedef {Pick<import("vite").Rolldown.PluginContext, "getModuleIds" | "getModuleInfo">} Modules */

/**
 * How much an entry counts in the plan. Pages that aren't listed count 1. The pages where most visits begin
 * count most, then those that members open most.
 */
const weights = weightsOf({
  40: ["app/routes/$lang.login/route.tsx", "app/routes/front-pages.landing-page/route.tsx"],
  20: [
    "app/routes/$lang.dashboards.crm/route.tsx",
    "app/routes/$lang.apps.wallet.my-balance/route.tsx",
    "app/routes/$lang.apps.my-cash-back.cash-back-detail/route.tsx",
    "app/routes/$lang.apps.my-cash-back.withdraw-history/route.tsx",
    "app/routes/$lang.stores/route.tsx",
    "app/routes/$lang.stores_.$store/route.tsx",
    // Code that many pages load when the browser is idle.
    "app/features/notifications/bell/live-bell.tsx",
    "app/components/form/unsent/unsent-forms.tsx",
  ],
});

/** @param {Record<number, string[]>} pathsByWeight */
function weightsOf(pathsByWeight) {
  return new Map(
    Object.entries(pathsByWeight).flatMap(([weight, paths]) =>
      paths.map((path) => /** @type {const} */ ([resolve(path), Number(weight)])),
    ),
  );
}

/** The file that starts the page. React's renderer, which only this file imports, stays in its chunk. */
const entryFile = resolve("app/entry.client.tsx");
/** Every page has these modules and what they import. */
const frame = ["app/root.tsx", "app/routes/$lang.tsx"].map((path) => resolve(path));

/** How React Router's build marks the module of a page. */
const pageQuery = "?__react-router-build-client-route";
/** The weight of other entries: lazily loaded parts, which few visits need. */
const partWeight = 0.1;

/** Compressed bytes for each character of a module. */
const compression = 0.17;

/** The highest level of a planned file that `fileGroups` has a group for. */
const maxLevel = 60;

/** The libraries of menus, dialogs and the search. Loaded on first use, never with the page. */
const radix =
  /[\\/]node_modules[\\/](@radix-ui|@floating-ui|cmdk|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|detect-node-es|tslib)[\\/]/;

/** @type {Map<string, { name: string, level: number }>} */
let files = new Map();

/**
 * Puts the modules that pages share into few files (docs/decisions/0014).
 *
 * @returns {import("vite").Plugin}
 */
export function sharedFiles() {
  return {
    name: "shared-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      files = filesByModule(this);
    },
  };
}

/**
 * The groups for rolldown's `codeSplitting`. A group also takes the imports of its modules, unless an earlier one
 * has them. Therefore files that import no others come first.
 */
export const fileGroups = [
  groupOf("app", ({ name }) => name === "app"),
  { test: radix, name: "radix" },
  ...Array.from({ length: maxLevel + 1 }, (_, level) =>
    groupOf(`shared files, level ${level}`, (file) => file.level === level),
  ),
];

/**
 * @param {string} debugName
 * @param {(file: { name: string, level: number }) => boolean} contains
 */
function groupOf(debugName, contains) {
  return {
    debugName,
    /** @param {string} id */
    name(id) {
      const file = files.get(id);
      return file && contains(file) ? file.name : null;
    },
  };
}

/**
 * @param {Modules} modules
 */
function filesByModule(modules) {
  const ids = [...modules.getModuleIds()];
  const importsOf = (/** @type {string} */ id) => modules.getModuleInfo(id)?.importedIds ?? [];
  const entries = ids
    .filter((id) => isEntry(id, modules) && id !== entryFile)
    .map((id) => ({
      modules: allImports([id], importsOf).filter((imported) => !radix.test(imported)),
      weight: weights.get(withoutQuery(id)) ?? (id.endsWith(pageQuery) ? 1 : partWeight),
    }));
  const missingPaths = [...weights.keys()].filter((path) => !ids.includes(path));
  if (missingPaths.length > 0) throw new Error(`Not in the build: ${missingPaths.join(", ")}`);
  const used = new Set(entries.flatMap((entry) => entry.modules));
  const ofEntryFile = allImports([entryFile], importsOf).filter((id) => used.has(id));
  const everywhere = new Set([...allImports(frame, importsOf), ...ofEntryFile]);
  const planned = planFiles({
    entries,
    everywhere,
    importsOf,
    bytesOf: (id) => compression * (modules.getModuleInfo(id)?.code?.length ?? 0),
  });
  if (planned.some(({ level }) => level > maxLevel))
    throw new Error("Shared files import each other too deeply");
  /** @type {Set<string>} */
  const names = new Set();
  return new Map(
    planned.flatMap((file) => {
      const ownName = file.modules.some((id) => everywhere.has(id)) ? "app" : nameOf(file, modules);
      const name = names.has(ownName) ? `${ownName}-${names.size}` : ownName;
      names.add(name);
      return file.modules.map((id) => [id, { name, level: file.level }]);
    }),
  );
}

/**
 * @param {string} id
 * @param {Modules} modules
 */
function isEntry(id, modules) {
  const info = modules.getModuleInfo(id);
  return Boolean(info && (info.isEntry || info.dynamicImporters.length > 0));
}

/**
 * Returns modules and everything they import, directly or not.
 *
 * @param {readonly string[]} ids
 * @param {(id: string) => readonly string[]} importsOf
 */
function allImports(ids, importsOf) {
  const found = new Set(ids);
  // Iterating over a set also visits elements that are added during the iteration.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return [...found];
}

/**
 * Returns the name of a file: that of its largest module.
 *
 * @param {SharedFile} file
 * @param {Modules} modules
 */
function nameOf(file, modules) {
  const lengthOf = (/** @type {string} */ id) => modules.getModuleInfo(id)?.code?.length ?? 0;
  const [largest = ""] = file.modules.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return `shared-${basename(withoutQuery(largest))
    .replace(/\.\w+$/, "")
    .replace(/\W+/g, "-")}`;
}

/** @param {string} id */
function withoutQuery(id) {
  return id.replace(/\?.*$/, "");
}

/**
 * Returns a comment that makes Chromium compile a file's functions in the background while it downloads, instead
 * of each at its first call (docs/decisions/0013). Other browsers ignore it. Libraries that load later have none,
 * because a page runs only a part of them.
 *
 * @param {{ name: string, moduleIds: string[] }} chunk
 */
export function compileHint({ name, moduleIds }) {
  const isLibrary = moduleIds.some((id) => id.includes("/node_modules/"));
  return !isLibrary || name === "entry.client" || name === "app" ? "//# allFunctionsCalledOnLoad" : "";
}

/**
 * Returns the files to preload with a lazily loaded file: those that no page has loaded yet.
 *
 * @param {string} late
 * @param {string[]} files all files it needs, including itself
 */
export function filesToPreload(late, files) {
  return files.filter(
    (file) => file !== late && !/\/(app|entry\.client|rolldown-runtime)-[^/]+\.js$/.test(file),
  );
}
