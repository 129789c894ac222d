import { readdirSync } from "node:fs";
import { join } from "node:path";

// A folder may import from its own rank and from lower ranks, never from a higher one.
const ranks = [
  ["routes"],
  ["shell"],
  ["features", "demo", "middleware"],
  ["navigation"],
  ["components", "i18n", "locales", "session", "provider-client", "page", "server"],
  ["styles"],
];
const entryFiles = /^(root|entry\.\w+|routes)\.tsx?$/;

/** @type {Zone} */
const demoZone = {
  target: "app/!(routes|demo)/**",
  from: "app/demo",
  message: " Only routes import demo screens.",
};

/**
 * @typedef {{ target: string, from: string | string[], except?: string[], message: string }} Zone
 */

/**
 * Returns the zones for import-x/no-restricted-paths. They are read from the folder tree, so that a new feature
 * or folder is covered from its first file on.
 *
 * @param {string} root the repository's root
 * @returns {Zone[]} paths relative to `root`
 * @throws {Error} when `app/` has a folder without a rank
 */
export function dependencyZones(root) {
  return [...partZones(), ...rankZones(root), ...featureZones(root), demoZone];
}

/**
 * @returns {Zone[]} zones that let app and provider share only contract and shared
 */
function partZones() {
  const message = " App and provider meet only in contract/ and shared/, which import nothing of ours.";
  return ["app", "provider", "contract", "shared"].map((part) => ({
    target: part,
    from: ".",
    // Route types are generated next to the sources.
    except: [part, ...sharedFolders(part), "node_modules", ".react-router"],
    message,
  }));
}

/**
 * @param {string} part
 * @returns {string[]} the other parts it may import
 */
function sharedFolders(part) {
  return part === "app" || part === "provider" ? ["contract", "shared"] : [];
}

/** @param {string} root */
function rankZones(root) {
  const folders = list(root, "app").filter((entry) => entry.isDirectory());
  const files = list(root, "app").filter((entry) => entry.isFile() && entryFiles.test(entry.name));
  return folders.flatMap(({ name }) => {
    const higher = folders.filter((other) => rankOf(other.name) < rankOf(name));
    const from = [...files, ...higher].map((entry) => `app/${entry.name}`);
    const message = ` app/${name} must not know about a higher layer.`;
    return from.length === 0 || name === "routes" ? [] : [{ target: `app/${name}`, from, message }];
  });
}

/** @param {string} root */
function featureZones(root) {
  return list(root, "app/features").map(({ name }) => ({
    target: `app/features/${name}`,
    from: "app/features",
    except: [name],
    message: " A feature never imports a feature; a route composes them.",
  }));
}

/** @param {string} folder */
function rankOf(folder) {
  const rank = ranks.findIndex((names) => names.includes(folder));
  if (rank === -1) throw new Error(`app/${folder} has no rank: name it in ${import.meta.filename}`);
  return rank;
}

/**
 * @param {string} root
 * @param {string} folder
 */
function list(root, folder) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}
