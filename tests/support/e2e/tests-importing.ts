import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../e2e");

/** Returns patterns of the end-to-end tests that import a module of this folder, such as `isolated-demo`. */
export function testsImporting(name: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const modules = new RegExp(`support/e2e/(?:${name.source})\\.ts"`);
  return files
    .filter((file) => file.endsWith(".spec.ts") && modules.test(readFileSync(join(folder, file), "utf8")))
    .map((file) => `**/${file}`);
}
