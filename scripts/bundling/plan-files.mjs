/**
 * @typedef {object} SharedFile
 * @property {string[]} modules their ids
 * @property {number} bytes the estimated compressed size
 * @property {Set<number>} users the indexes of the entries that load the file
 * @property {Set<SharedFile>} imports
 * @property {number} level 0 if the file imports no other shared file, otherwise one more than the highest of these
 */
/**
 * @typedef {object} Entry a page, a lazily loaded part, or the entry file
 * @property {string[]} modules the ids of all modules that it imports, directly or not
 * @property {number} weight how much its size matters
 */
/**
 * @typedef {object} ModuleGraph
 * @property {readonly Entry[]} entries
 * @property {(id: string) => number} bytesOf the estimated compressed size of a module
 * @property {(id: string) => readonly string[]} importsOf
 * @property {ReadonlySet<string>} everywhere modules that every page has, which are in one file
 */

/** What a file costs beyond its content: a request, a line in the document, and a worse compression. */
const fileCost = 300;

/** Larger files aren't merged into others. */
const maxMerged = 3000;

/**
 * Plans the files of the modules that several entries share. First, modules of exactly the same entries are in
 * one file, so that no entry loads code that it doesn't use. Then a small file is merged into another one where
 * that saves more (`fileCost` for each entry that needs both) than it costs (the bytes that entries load without
 * using them).
 *
 * @param {ModuleGraph} graph
 * @returns {SharedFile[]} none imports itself through others
 */
export function planFiles(graph) {
  let files = filesByUsers(graph);
  for (let count = Infinity; files.length < count;) {
    count = files.length;
    for (const file of files.toSorted((a, b) => a.bytes - b.bytes)) {
      if (file.bytes > maxMerged) break;
      const target = bestTarget(file, files, graph.entries);
      if (target) files = merge(file, target, files);
    }
  }
  for (const file of files) file.level = levelOf(file);
  return files;
}

/**
 * @param {ModuleGraph} graph
 * @returns {SharedFile[]}
 */
function filesByUsers({ entries, bytesOf, importsOf, everywhere }) {
  /** @type {Map<string, Set<number>>} */
  const users = new Map();
  for (const [index, { modules }] of entries.entries())
    for (const id of modules) users.set(id, (users.get(id) ?? new Set()).add(index));

  /** @type {Map<string, SharedFile>} */
  const byUsers = new Map();
  /** @type {Map<string, SharedFile>} */
  const fileOf = new Map();
  for (const [id, using] of users) {
    if (using.size < 2 && !everywhere.has(id)) continue;
    const indexes = new Set(everywhere.has(id) ? entries.keys() : using);
    const key = [...indexes].join();
    const file = byUsers.get(key) ?? { modules: [], bytes: 0, users: indexes, imports: new Set(), level: 0 };
    file.modules.push(id);
    file.bytes += bytesOf(id);
    byUsers.set(key, file);
    fileOf.set(id, file);
  }
  for (const [id, file] of fileOf)
    for (const imported of importsOf(id)) {
      const other = fileOf.get(imported);
      if (other && other !== file) file.imports.add(other);
    }
  return [...byUsers.values()];
}

/**
 * Returns the file into which merging `file` saves most, or undefined if no merge saves anything.
 *
 * @param {SharedFile} file
 * @param {readonly SharedFile[]} files
 * @param {readonly Entry[]} entries
 */
function bestTarget(file, files, entries) {
  let best;
  let bestSaving = 0;
  for (const target of files) {
    if (target === file || wouldImportItself(file, target)) continue;
    const sharedWeight = weightOf(
      [...file.users].filter((user) => target.users.has(user)),
      entries,
    );
    let saved = fileCost * sharedWeight;
    if (saved > bestSaving) saved -= addedBytes(file, target, entries);
    if (saved > bestSaving) saved -= addedBytes(target, file, entries);
    if (saved > bestSaving) [best, bestSaving] = [target, saved];
  }
  return best;
}

/**
 * Returns the weighted bytes that the users of `target` would load in addition, if it contained `file`.
 *
 * @param {SharedFile} file
 * @param {SharedFile} target
 * @param {readonly Entry[]} entries
 */
function addedBytes(file, target, entries) {
  const added = [...target.users].filter((user) => !file.users.has(user));
  let bytes = file.bytes * weightOf(added, entries);
  for (const imported of allImports(file))
    bytes +=
      imported.bytes *
      weightOf(
        added.filter((user) => !imported.users.has(user)),
        entries,
      );
  return bytes;
}

/**
 * @param {readonly number[]} users
 * @param {readonly Entry[]} entries
 */
function weightOf(users, entries) {
  return users.reduce((sum, user) => sum + (entries[user]?.weight ?? 0), 0);
}

/**
 * @param {SharedFile} file
 * @param {SharedFile} target
 */
function wouldImportItself(file, target) {
  const importsIndirectly = (/** @type {SharedFile} */ from, /** @type {SharedFile} */ to) =>
    [...from.imports].some((between) => between !== to && allImports(between).has(to));
  return importsIndirectly(file, target) || importsIndirectly(target, file);
}

/**
 * Merges a file into another one and returns the remaining files.
 *
 * @param {SharedFile} file
 * @param {SharedFile} target
 * @param {readonly SharedFile[]} files
 */
function merge(file, target, files) {
  target.modules.push(...file.modules);
  target.bytes += file.bytes;
  for (const imported of file.imports) target.imports.add(imported);
  for (const other of files) if (other.imports.delete(file)) other.imports.add(target);
  target.imports.delete(file);
  target.imports.delete(target);
  for (const user of file.users) target.users.add(user);
  for (const imported of allImports(target)) for (const user of target.users) imported.users.add(user);
  return files.filter((other) => other !== file);
}

/**
 * Returns all files that a file imports, directly or not.
 *
 * @param {SharedFile} file
 * @param {Set<SharedFile>} found
 */
function allImports(file, found = new Set()) {
  for (const imported of file.imports) if (!found.has(imported)) allImports(imported, found.add(imported));
  return found;
}

/**
 * @param {SharedFile} file
 * @returns {number}
 */
function levelOf(file) {
  return Math.max(0, ...[...file.imports].map((imported) => levelOf(imported) + 1));
}
