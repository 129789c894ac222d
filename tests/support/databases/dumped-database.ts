import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { connectPglite, pgliteExtensions } from "#provider/database/engine/open-database.ts";

const cache = path.resolve(".cache/databases");
const pglite = path.resolve("node_modules/@electric-sql/pglite/package.json");

/** Halves the size of the dump and avoids recovery, because both would slow down every test that opens it. */
const dumpSettings = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  // The second checkpoint discards the log of the first.
  "checkpoint",
  "checkpoint",
];

/**
 * Returns a migrated, empty PGlite database as one file. The first test that needs the file creates it; a
 * change of the migrations or of PGlite makes a new one necessary. If several processes create it concurrently,
 * the last one's file remains.
 */
export async function dumpedDatabase(migrationsFolder: string): Promise<Blob> {
  const file = path.join(cache, `${await fingerprint(migrationsFolder)}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([new Uint8Array(cached)]);
  const client = await PGlite.create("memory://", {
    extensions: pgliteExtensions,
    initDbStartParams: ["--wal-segsize=1"],
    startParams: [...PGlite.defaultStartParams, "-c", "wal_recycle=off", "-c", "min_wal_size=2MB"],
  });
  const connection = connectPglite(client, migrationsFolder);
  await connection.migrate();
  for (const statement of dumpSettings) await client.exec(statement);
  const dump = await client.dumpDataDir("none");
  await connection.close();
  await mkdir(cache, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump.stream());
  await rename(unfinished, file);
  for (const name of await readdir(cache)) {
    if (name.endsWith(".tar") && name !== path.basename(file))
      await rm(path.join(cache, name), { force: true });
  }
  return dump;
}

/** Returns sixteen characters that change with the migrations and with PGlite's version. */
export async function fingerprint(migrationsFolder: string): Promise<string> {
  const hash = createHash("sha256")
    .update(await readFile(pglite))
    .update(dumpSettings.join());
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql"));
  for (const name of names.toSorted())
    hash.update(name).update(await readFile(path.join(migrationsFolder, name)));
  return hash.digest("hex").slice(0, 16);
}
