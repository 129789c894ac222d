/** @typedef {{ importers: readonly string[], dynamicImporters?: readonly string[] }} ModuleInfo */
/** @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Graph */

/** Every shell screen comes through this module, and nothing else of the shell does. */
const gate = "/app/shell/shell-screen.ts";
const inDemo = /[\\/]app[\\/]demo[\\/]/;
const root = /\/app\/root\.tsx(\?|$)/;

const manyScreens = 8;

/**
 * What many screens share. What only screens inside the shell or with a list need stays out of it, and so does
 * what many have only because showcases use it.
 */
const kit = {
  test: /[\\/]app[\\/](?!routes|demo|components[\\/](data-table|chart|dialog[\\/](?!dialog-module)|late[\\/](?!lazy-module)|timeline|form[\\/](file-field|upload-fetch))|features[\\/]administration|navigation[\\/](screens|hidden-screens|menu|canonical-path|unprefixed)|shell[\\/](nav|flyout|footer|disabled))/,
  minShareCount: manyScreens,
  /** @param {string} id @param {Graph} graph */
  name: (id, graph) => (isBehindGate(id, graph) || !isSharedWithoutDemo(id, graph) ? null : "kit"),
};

/** Every page loads what its root imports: a file of its own for each would be an answer more. */
const ofRoot = {
  test: /[\\/](app|shared)[\\/](?!routes|root|.*node_modules)/,
  /** @param {string} id @param {Graph} graph */
  name: (id, graph) => (isImportedByRoot(id, graph) ? "app" : null),
};

/** The parts of the pages that stand alone: forms, and the frame around them. */
const forms = {
  test: /[\\/]app[\\/](components[\\/](form[\\/](?!leave-guard|picture-form)|passkey[\\/]passkey-(form|icon))|features[\\/]auth|shell[\\/]blank)/,
  minShareCount: 2,
  name: "forms",
};

/** What parts that come late share, and dialogs: pages that stand alone have neither. */
const late = {
  test: /[\\/]app[\\/]components[\\/](late|dialog[\\/](dialog|late-dialog-frame)\.)/,
  minShareCount: 2,
  name: "late",
};

/** The parts of lists: most screens have one, but neither log in nor home. */
const lists = {
  test: /[\\/]app[\\/](components[\\/]data-table[\\/](?!list-table|saved-views|view-panel|column-list)|features[\\/]administration[\\/](?!admin-list))/,
  minShareCount: 2,
  name: "lists",
};

/** What only the product's lists have: saved views, and the choice of columns. */
const listScreens = {
  test: /[\\/]app[\\/](components[\\/]data-table|features[\\/]administration)/,
  minShareCount: 2,
  name: "list-screens",
};

/** What every menu, dialog and the search stand on. No first load has it: it comes when somebody reaches for one. */
const radix = {
  test: /[\\/]node_modules[\\/](@radix-ui|@floating-ui|cmdk|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|detect-node-es|tslib)[\\/]|[\\/]app[\\/]components[\\/](dialog[\\/](dialog-frame|popup-dialog|style-nonce)|ui[\\/]menu-content)/,
  name: "radix",
};

/** Charts drawn on the server: home has them, log in has not. */
const charts = { test: /[\\/]app[\\/]components[\\/]chart/, minShareCount: 2, name: "charts" };

/** Icons are names of drawings in one file: a hundred bytes each, not worth an answer. */
const icons = { test: /^\0icon:/, minShareCount: 2, name: "icons" };

/** What screens share, in few files (docs/decisions/0014). For rolldown's `advancedChunks.groups`; the first that fits. */
export const sharedChunks = [kit, ofRoot, late, forms, lists, listScreens, radix, charts, icons];

/**
 * Has Chromium compile the entry, which is React's renderer, where it is read, beside the page, and not function
 * by function while the page starts (docs/decisions/0013). Other browsers read a comment.
 *
 * @param {{ name: string }} chunk
 */
export function compileHint({ name }) {
  return name === "entry.client" ? "//# allFunctionsCalledOnLoad" : "";
}

/**
 * What is fetched beside a file that comes late: what it imports, but not what every page has loaded by then.
 *
 * @param {string} late
 * @param {string[]} files the file itself among them
 */
export function withoutFirstLoad(late, files) {
  return files.filter(
    (file) => file !== late && !/\/(kit|app|entry\.client|rolldown-runtime)-[^/]+\.js$/.test(file),
  );
}

/**
 * Whether every way to a module leads through the gate.
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
 * Whether many screens and lazy parts that are no showcases share a module: what nothing imports, or what is
 * fetched later.
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
 * Walks from a module to those that import it, and on to those that import these.
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
