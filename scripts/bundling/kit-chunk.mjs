/** @typedef {{ getModuleInfo(id: string): { importers: readonly string[] } | null }} Graph */

/** Every shell screen comes through this module, and nothing else of the shell does. */
const gate = "/app/shell/shell-screen.ts";

/**
 * The chunk of what many screens share (docs/decisions/0073). What only screens inside the shell need
 * stays out of it: the login page has no sidebar. For rolldown's `advancedChunks.groups`.
 */
export const kitChunk = {
  test: /[\\/]app[\\/](?!routes)/,
  minShareCount: 8,
  /** @param {string} id @param {Graph} graph */
  name: (id, graph) => (isBehindGate(id, graph) ? null : "kit"),
};

/**
 * Whether every way to a module leads through the gate.
 *
 * @param {string} id
 * @param {Graph} graph
 */
function isBehindGate(id, graph) {
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.endsWith(gate) || seen.has(next)) continue;
    seen.add(next);
    const importers = graph.getModuleInfo(next)?.importers ?? [];
    if (importers.length === 0) return false;
    waiting.push(...importers);
  }
  return true;
}
