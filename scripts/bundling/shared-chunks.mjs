/** @typedef {{ importers: readonly string[], dynamicImporters?: readonly string[] }} ModuleInfo */
/** @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Graph */

/** All screens inside the shell import this module, and no other part of the shell does. */
const gate = "/app/shell/frame/shell-screen.ts";
const inDemo = /[\\/]app[\\/]demo[\\/]/;
const root = /\/app\/root\.tsx(\?|$)/;

const manyScreens = 8;

/**
 * Modules that many screens share. Excludes modules that only screens inside the shell or lists need, and
 * modules that many screens share only because showcases use them.
 */
const kit = {
  test: /[\\/]app[\\/](?!routes|demo|components[\\/](data-table|chart|dialog[\\/](?!dialog-module)|lazy[\\/](?!lazy-module)|timeline|ui[\\/](textarea|facts|copy-button|use-copied)|form[\\/](file-field|use-chosen-file|upload-fetch|leave-guard))|features[\\/](administration|shop-admin|invoices|withdrawals|shop[\\/](card-picture|order-badge)|stores[\\/]cash-back-text)|i18n[\\/]typed-text|navigation[\\/](back-link|screens|showcases|hidden-screens|manage-screens|menu|unprefixed)|shell[\\/](menus[\\/](nav|flyout|disabled)|frame[\\/](footer|offline-notice)))/,
  minShareCount: manyScreens,
  /** @param {string} id @param {Graph} graph */
  name: (id, graph) => (isBehindGate(id, graph) || !isSharedWithoutDemo(id, graph) ? null : "kit"),
};

/** Modules that the root, and therefore every page, imports. Separate files would cost a request each. */
const ofRoot = {
  test: /[\\/](app|shared)[\\/](?!routes|root|.*node_modules)/,
  /** @param {string} id @param {Graph} graph */
  name: (id, graph) => (isImportedByRoot(id, graph) ? "app" : null),
};

/** Formatting of international e-mail addresses. Lists and some screens need it; log-in and home don't. */
const addresses = { test: /[\\/]shared[\\/]readable-email/, name: "addresses" };

/** Fields for files and what sends them. Log-in has none. */
const fileFields = {
  test: /[\\/]app[\\/]components[\\/]form[\\/](file-field|file-upload-form|csv-field|use-chosen-file|upload-fetch)/,
  minShareCount: 2,
  name: "file-fields",
};

/** Forms and the frame of pages outside the shell. */
const forms = {
  test: /[\\/]app[\\/](components[\\/](form[\\/](?!leave-guard|picture-form)|passkey[\\/]passkey-(form|icon))|features[\\/]auth[\\/](?!resend)|shell[\\/]frame[\\/]blank)/,
  minShareCount: 2,
  name: "forms",
};

/** Modules shared by lazily loaded parts and dialogs. Pages outside the shell have neither. */
const lazy = {
  test: /[\\/]app[\\/]components[\\/](lazy|dialog[\\/](dialog|lazy-dialog-frame)\.)/,
  minShareCount: 2,
  name: "lazy",
};

/** Parts of lists. Most screens have a list; log-in and home don't. */
const lists = {
  test: /[\\/]app[\\/](components[\\/]data-table[\\/](?!list-table|saved-views)|features[\\/]administration[\\/]csv-link)/,
  minShareCount: 2,
  name: "lists",
};

/** Parts that only lists in the Manage Center and the wallet have, such as saved views. */
const listScreens = {
  test: /[\\/]app[\\/](components[\\/]data-table|features[\\/]administration[\\/](?!period[\\/]report-screen))/,
  minShareCount: 2,
  name: "list-screens",
};

/** The libraries of menus, dialogs and the search. Loaded on first use, never with the page. */
const radix = {
  test: /[\\/]node_modules[\\/](@radix-ui|@floating-ui|cmdk|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|detect-node-es|tslib)[\\/]|[\\/]app[\\/]components[\\/](dialog[\\/](dialog-frame|popup-dialog|style-nonce)|ui[\\/]menu-content)/,
  name: "radix",
};

/** Tiles of stores. Small separate files would compress worse. */
const storeTiles = {
  test: /[\\/]app[\\/]features[\\/]stores[\\/](store-(grid|tile)|category-chips|cash-back-text)/,
  minShareCount: 2,
  name: "store-tiles",
};

/** Parts of detail views: labelled values and copy buttons. Log-in, home and stores have none. */
const details = {
  test: /[\\/]app[\\/](components[\\/]ui[\\/](facts|copy-button|use-copied)|features[\\/]shop[\\/]order-badge)/,
  minShareCount: 2,
  name: "details",
};

/** Server-rendered charts. Home has them, log-in doesn't. */
const charts = { test: /[\\/]app[\\/]components[\\/]chart/, minShareCount: 2, name: "charts" };

/** Icon modules: references of about a hundred bytes into one SVG file, too small for files of their own. */
const icons = { test: /^\0icon:/, minShareCount: 3, name: "icons" };

/**
 * Groups shared modules into few files (docs/decisions/0014). Passed to rolldown's `advancedChunks.groups`,
 * which uses the first group that matches.
 */
export const sharedChunks = [
  kit,
  ofRoot,
  addresses,
  lazy,
  fileFields,
  forms,
  icons,
  details,
  lists,
  listScreens,
  storeTiles,
  radix,
  charts,
];

/**
 * Returns a comment that makes Chromium compile the entry (React's renderer) in the background while it
 * downloads, instead of function by function during start-up (docs/decisions/0013). Other browsers ignore it.
 *
 * @param {{ name: string }} chunk
 */
export function compileHint({ name }) {
  return name === "entry.client" ? "//# allFunctionsCalledOnLoad" : "";
}

/**
 * Returns the files to preload with a lazily loaded file: those that no page has loaded yet.
 *
 * @param {string} late
 * @param {string[]} files all files it needs, including itself
 */
export function filesToPreload(late, files) {
  return files.filter(
    (file) => file !== late && !/\/(kit|app|entry\.client|rolldown-runtime)-[^/]+\.js$/.test(file),
  );
}

/**
 * Returns whether every import chain to a module passes through the gate.
 *
 * @param {string} id
 * @param {Graph} graph
 */
function isBehindGate(id, graph) {
  return !someImporter(id, graph, (next, importers) =>
    next.endsWith(gate) ? "stop" : importers.length === 0 ? "found" : "on",
  );
}

/**
 * @param {string} id
 * @param {Graph} graph
 */
function isImportedByRoot(id, graph) {
  return someImporter(id, graph, (next) => (root.test(next) ? "found" : "on"));
}

/**
 * Returns whether at least `manyScreens` screens or lazy parts outside the showcases share a module. A screen
 * is a module without importers; a lazy part is imported dynamically.
 *
 * @param {string} id
 * @param {Graph} graph
 */
function isSharedWithoutDemo(id, graph) {
  let screens = 0;
  return someImporter(id, graph, (next, importers) => {
    if (inDemo.test(next)) return "stop";
    const isLazy = Boolean(graph.getModuleInfo(next)?.dynamicImporters?.length);
    if (importers.length === 0 || isLazy) screens += 1;
    return screens >= manyScreens ? "found" : "on";
  });
}

/**
 * Visits a module and its direct and indirect importers until `judge` returns "found". "stop" ends one branch.
 *
 * @param {string} id
 * @param {Graph} graph
 * @param {(id: string, importers: readonly string[]) => "found" | "stop" | "on"} judge
 */
function someImporter(id, graph, judge) {
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const importers = graph.getModuleInfo(next)?.importers ?? [];
    const verdict = judge(next, importers);
    if (verdict === "found") return true;
    if (verdict === "on") waiting.push(...importers);
  }
  return false;
}
