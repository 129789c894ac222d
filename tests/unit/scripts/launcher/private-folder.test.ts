import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cashlane-private-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Makes a folder private and writes a file in a separate process, because the umask applies to a whole process.
 */
function restrictToOwner(dataDir: string) {
  const script = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { restrictToOwner } from "./scripts/launcher/private-folder.mjs";
    restrictToOwner(process.env.FOLDER);
    mkdirSync(process.env.FOLDER + "/later");
    writeFileSync(process.env.FOLDER + "/later/mail.eml", "x");`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, FOLDER: dataDir },
  });
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

test("new files are readable by the owner only", () => {
  const dataDir = join(folder, "new");
  restrictToOwner(dataDir);
  expect([dataDir, join(dataDir, "later"), join(dataDir, "later/mail.eml")].map(modeOf)).toEqual([
    ...["700", "700", "600"],
  ]);
});

test("closes files an earlier start left open, and ignores link targets", () => {
  const dataDir = join(folder, "old");
  const [database, elsewhere] = [join(dataDir, "database"), join(folder, "elsewhere")];
  mkdirSync(database, { recursive: true });
  for (const file of [join(database, "1259"), elsewhere]) {
    writeFileSync(file, "x");
    chmodSync(file, 0o666);
  }
  for (const path of [dataDir, database]) chmodSync(path, 0o777);
  symlinkSync(elsewhere, join(dataDir, "link"));
  restrictToOwner(dataDir);
  expect([dataDir, database, join(database, "1259"), elsewhere].map(modeOf)).toEqual([
    ...["700", "700", "600", "666"],
  ]);
});
