import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "contract", "provider/src", "shared", "public"];
const files = [
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["vite.config.ts", "react-router.config.ts", "scripts/build.mjs"],
];

/**
 * Returns whether `build/` was built from the current sources.
 *
 * @param {string} root the repository's root
 */
export function isBuilt(root) {
  const stamp = join(root, "build/stamp");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources(root);
}

/**
 * Returns a hash of the names and contents of all files that the build depends on.
 *
 * @param {string} root
 */
export function hashSources(root) {
  const hash = createHash("sha256");
  const sources = folders.flatMap((folder) => listFiles(root, folder));
  for (const file of [...sources, ...files].filter((name) => existsSync(join(root, name))).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} hash of the sources, computed before the build started
 */
export function writeStamp(root, hash) {
  writeFileSync(join(root, "build/stamp"), hash);
}

/**
 * @param {string} root
 * @param {string} folder
 */
function listFiles(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
