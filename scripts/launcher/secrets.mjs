import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "./command-error.mjs";

const names = ["SESSION_SECRET", "TOKEN_SECRET", "INTERNAL_KEY", "PAYOUT_KEY"];

/**
 * Returns the secrets both programs need, from the environment or else from the data folder. Missing ones are
 * generated and stored there, readable only by the owner.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ generate: boolean }} options without `generate`, missing secrets stay missing
 * @returns {Record<string, string>}
 * @throws {CommandError} when the stored file can't be read: new keys would make existing data unreadable
 */
export function readSecrets(dataDir, environment, { generate }) {
  const file = join(dataDir, "secrets.json");
  const stored = existsSync(file) ? parse(file) : {};
  const missingNames = names.filter((name) => !environment[name] && !stored[name]);
  if (generate && missingNames.length > 0) {
    for (const name of missingNames) stored[name] = randomBytes(32).toString("base64url");
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const environmentSecrets = Object.entries(environment).filter(
    ([name, value]) => names.includes(name) && value,
  );
  return {
    ...stored,
    ...Object.fromEntries(environmentSecrets.map(([name, value]) => [name, String(value)])),
  };
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new CommandError(
      `${file} is damaged. Restore it from a copy: payout details are encrypted with its keys.`,
    );
  }
}
