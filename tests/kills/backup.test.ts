import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { activityLogs } from "#provider/database/schema/activity-log-schema.ts";
import { ledgerEntries } from "#provider/database/schema/schema.ts";
import {
  explainMissingPostgres,
  openEmptyPostgres,
  openTestPostgres,
} from "../support/databases/databases.ts";
import { openStoredDatabase } from "../support/databases/stored-database.ts";
import { submitWithdrawal, signUpPayee } from "../support/money/withdrawals.ts";
import { startTestProvider } from "../support/programs/provider.ts";

const root = path.resolve(import.meta.dirname, "../..");
const skipReason = await explainMissingPostgres();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cashlane-backup-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Storage {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

function run(command: "backup" | "restore", file: string, storage: Storage) {
  const env = { PATH: process.env.PATH, ...storage };
  const script = [path.join(root, `scripts/${command}.mjs`), file];
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, script, { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });
}

/** Books an approved withdrawal, which writes the ledger and the activity log. */
async function useProvider(connection: Connection, dataDir: string) {
  const provider = await startTestProvider({ connection, environment: { DATA_DIR: dataDir } });
  const admin = await provider.signUp({ role: "admin" });
  const payee = await signUpPayee(provider, 10_000n);
  const { id } = (await submitWithdrawal(provider, payee, 1_000)).data;
  await provider.call(approveWithdrawal, { as: admin, params: { id } });
  await provider.close();
}

async function readBooks({ database }: Connection) {
  return {
    entries: await database.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id)),
    log: await database.select().from(activityLogs).orderBy(asc(activityLogs.sequence)),
  };
}

async function readStoredBooks(dataDir: string) {
  const connection = await openDatabase({ dataDir, migrationsFolder: "" });
  try {
    return await readBooks(connection);
  } finally {
    await connection.close();
  }
}

describe("backups of the embedded database", () => {
  let storage: Storage;
  let archive: string;
  beforeAll(async () => {
    storage = { DATA_DIR: path.join(folder, "embedded") };
    archive = path.join(folder, "embedded.tar.gz");
    const connection = await openStoredDatabase(storage.DATA_DIR);
    await useProvider(connection, storage.DATA_DIR);
    await connection.close();
    await writeFile(path.join(storage.DATA_DIR, "secrets.json"), `{"PAYOUT_KEY":"kept"}`);
    expect(await run("backup", archive, storage)).toEqual({
      code: 0,
      output: expect.stringContaining("The activity log is intact"),
    });
  });

  test("is restored into a folder of another file system, such as a mounted volume", async (context) => {
    const volume = await mkdtemp("/dev/shm/cashlane-restore-").catch(() =>
      context.skip("There is no /dev/shm"),
    );
    const restored = { DATA_DIR: path.join(folder, "mounted") };
    await symlink(volume, restored.DATA_DIR);
    const { code, output } = await run("restore", archive, restored);
    const files = await readdir(volume);
    await rm(volume, { recursive: true });
    expect(output).toContain("is restored.");
    expect(code).toBe(0);
    expect(files.filter((name) => name.startsWith(".restore-"))).toEqual([]);
  });

  test("a restored folder has the same ledger and activity log", async () => {
    const restored = { DATA_DIR: path.join(folder, "restored") };
    const { code, output } = await run("restore", archive, restored);
    expect(output).toMatch(/is restored\.\nThe ledger is in balance: 6 entries checked\./);
    expect(code).toBe(0);
    const books = await readStoredBooks(restored.DATA_DIR);
    expect(books).toEqual(await readStoredBooks(storage.DATA_DIR));
    expect(books.entries.length).toBeGreaterThan(0);
  });

  test("a restored folder has the keys of the original", async () => {
    const dataDir = path.join(folder, "with-keys");
    await run("restore", archive, { DATA_DIR: dataDir });
    expect(await readFile(path.join(dataDir, "secrets.json"), "utf8")).toContain("kept");
  });

  test("only the owner can read a backup", async () => {
    expect((await stat(archive)).mode & 0o077).toBe(0);
  });

  test("a backup doesn't replace a file", async () => {
    const { code, output } = await run("backup", archive, storage);
    expect(output).toBe(`${archive} already exists.\n`);
    expect(code).toBe(1);
  });

  test("a folder with data is refused and left as it is", async () => {
    const dataDir = path.join(folder, "used");
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, "secrets.json"), "mine");
    const { code, output } = await run("restore", archive, { DATA_DIR: dataDir });
    expect(output).toContain("isn't empty");
    expect(code).toBe(1);
    expect(await readFile(path.join(dataDir, "secrets.json"), "utf8")).toBe("mine");
  });

  test("a truncated backup is refused", async () => {
    const damaged = path.join(folder, "truncated.tar.gz");
    const bytes = await readFile(archive);
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    const { code, output } = await run("restore", damaged, { DATA_DIR: path.join(folder, "never") });
    expect(output).toMatch(/can't be unpacked|is damaged/);
    expect(code).toBe(1);
  });

  test("a folder without a database can't be backed up", async () => {
    const empty = { DATA_DIR: path.join(folder, "empty") };
    const { code, output } = await run("backup", path.join(folder, "empty.tar.gz"), empty);
    expect(output).toContain("There is no database");
    expect(code).toBe(1);
  });
});

describe.skipIf(skipReason)(`backups of PostgreSQL${skipReason ? ` (${skipReason})` : ""}`, () => {
  test("an empty database gets the same ledger and activity log", async () => {
    const [source, target] = await Promise.all([openTestPostgres(3), openEmptyPostgres()]);
    const dataDir = path.join(folder, "postgres");
    await useProvider(source, dataDir);
    const archive = path.join(folder, "postgres.tar.gz");
    const written = await run("backup", archive, { DATA_DIR: dataDir, DATABASE_URL: source.url });
    expect(written.output).toContain("keep them, too, above all PAYOUT_KEY");
    expect(written.code).toBe(0);

    const restored = { DATA_DIR: path.join(folder, "postgres-restored"), DATABASE_URL: target.url };
    const { code, output } = await run("restore", archive, restored);
    expect(output).toMatch(/The activity log is intact: 1 rows, 1 heads/);
    expect(code).toBe(0);
    expect(await readBooks(target)).toEqual(await readBooks(source));

    const secondRestore = await run("restore", archive, {
      ...restored,
      DATA_DIR: path.join(folder, "again"),
    });
    expect(secondRestore.output).toContain("has tables");
    await Promise.all([source.close(), target.close()]);
  });
});
