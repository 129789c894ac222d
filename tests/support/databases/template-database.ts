import pg from "pg";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { fingerprint } from "./dumped-database.ts";

// An arbitrary constant: the advisory lock under which processes create the template one at a time.
const templateLock = 7_310_421;
const prefix = "cashlane_template_";

/**
 * Returns the name of a migrated, empty PostgreSQL database to copy, which takes a tenth of the time of
 * migrating. The first test that needs the template creates it; a change of the migrations makes a new one
 * necessary.
 */
export async function templateDatabase(administration: string, migrationsFolder: string): Promise<string> {
  const name = `${prefix}${await fingerprint(migrationsFolder)}`;
  const client = new pg.Client({ connectionString: administration });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = new URL(administration);
    url.pathname = `/${unfinished}`;
    const connection = await openDatabase({
      databaseUrl: url.href,
      dataDir: "",
      migrationsFolder,
      poolSize: 1,
    });
    await connection.migrate();
    await connection.close();
    await waitUntilDisconnected(client, unfinished);
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** Waits until a closed pool's connections are gone: a database with connections can't be renamed. */
async function waitUntilDisconnected(client: pg.Client, name: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [name]);
    if (!rowCount) return;
  }
}
