import { randomBytes } from "node:crypto";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { connectPglite, openDatabase, pgliteExtensions } from "#provider/database/engine/open-database.ts";
import { dumpedDatabase } from "./dumped-database.ts";
import { type InitialState, type Query, readInitialState, resetDatabase } from "./reset-database.ts";
import { templateDatabase } from "./template-database.ts";

const migrationsFolder = path.resolve("provider/src/migrations");
const administration = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

interface Reusable {
  client: PGlite;
  initial: InitialState;
  uses: number;
}

/** PGlite databases that tests have closed. */
const idleClients: Reusable[] = [];
/** PGlite never removes its log, which is in memory. */
const maxUses = 40;

/**
 * Opens a migrated, empty PGlite database in memory. A database that an earlier test closed is reset and used
 * again. Otherwise a new one is loaded from a dump, in a tenth of the time of migrating.
 */
export async function openMemoryDatabase(): Promise<Connection> {
  const reusable = (await takeIdleClient()) ?? (await createClient());
  let isClosed = false;
  // Work that the last test left running must not write into the next test's database.
  const lent = new Proxy(reusable.client, {
    get(client, name) {
      if (isClosed) throw new Error("PGlite is closed");
      const value: unknown = Reflect.get(client, name, client);
      return typeof value === "function" ? (value.bind(client) as unknown) : value;
    },
  });
  return {
    ...connectPglite(lent, migrationsFolder),
    async close() {
      if (isClosed) throw new Error("PGlite is closed");
      isClosed = true;
      idleClients.push(reusable);
    },
  };
}

async function takeIdleClient(): Promise<Reusable | undefined> {
  const idle = idleClients.pop();
  if (!idle) return undefined;
  idle.uses++;
  const query: Query = (statement) => idle.client.query(statement);
  if (idle.uses < maxUses && (await resetDatabase(query, idle.initial).catch(() => false))) return idle;
  await idle.client.close();
  return undefined;
}

async function createClient(): Promise<Reusable> {
  dumped ??= dumpedDatabase(migrationsFolder);
  const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${buffers}`];
  const client = await PGlite.create("memory://", {
    extensions: pgliteExtensions,
    loadDataDir: await dumped,
    startParams,
  });
  return { client, initial: await readInitialState((statement) => client.query(statement)), uses: 0 };
}
let dumped: Promise<Blob> | undefined;
/** A tenth of PGlite's default. Allocating the buffers is a quarter of the start-up time. */
const buffers = "16MB";

export interface TestPostgres extends Connection {
  url: string;
}

interface IdlePostgres {
  name: string;
  initial: InitialState;
}

/** PostgreSQL databases that tests have closed. */
const idleDatabases: IdlePostgres[] = [];
const maxIdle = 4;

/**
 * Opens a migrated, empty PostgreSQL database: either one that an earlier test closed, which is reset, or a new
 * one.
 */
export async function openTestPostgres(poolSize = 10): Promise<TestPostgres> {
  const used = (await takeIdleDatabase()) ?? (await createDatabase());
  const url = urlOf(used.name);
  const connection = await openDatabase({ databaseUrl: url, dataDir: "", migrationsFolder, poolSize });
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      if (idleDatabases.length < maxIdle) idleDatabases.push(used);
      else await startDrop(used.name);
    },
  };
}

/** Creates a migrated, empty PostgreSQL database for a program, which has to end before `drop`. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { name } = await createDatabase();
  return { url: urlOf(name), drop: () => dropClosed(name) };
}

/** Opens a PostgreSQL database without any tables. */
export async function openEmptyPostgres(): Promise<TestPostgres> {
  const name = `cashlane_test_${process.pid}_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name}`);
  const url = urlOf(name);
  const connection = await openDatabase({ databaseUrl: url, dataDir: "", migrationsFolder, poolSize: 2 });
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await startDrop(name);
    },
  };
}

async function takeIdleDatabase(): Promise<IdlePostgres | undefined> {
  const idle = idleDatabases.pop();
  if (!idle) return undefined;
  const isReset = await withClient(urlOf(idle.name), async (client) => {
    const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    for (const end = Date.now() + timeout; (await client.query(others)).rowCount; await setTimeout(20))
      if (Date.now() > end) return false;
    return resetDatabase((statement) => client.query(statement), idle.initial);
  }).catch(() => false);
  if (isReset) return idle;
  await startDrop(idle.name);
  return undefined;
}

async function createDatabase(): Promise<IdlePostgres> {
  const name = `cashlane_test_${process.pid}_${randomBytes(6).toString("hex")}`;
  template ??= dropStale().then(() => templateDatabase(administration, migrationsFolder));
  await administer(`create database ${name} template ${await template}`);
  // No test simulates a power failure of the database, so commits needn't wait for the disk.
  await administer(`alter database ${name} set synchronous_commit = off`);
  const initial = await withClient(urlOf(name), (client) =>
    readInitialState((statement) => client.query(statement)),
  );
  return { name, initial };
}

function urlOf(name: string): string {
  const url = new URL(administration);
  url.pathname = `/${name}`;
  return url.href;
}

let template: Promise<string> | undefined;
/** Pending drops. Each waits for a checkpoint of the server, which concurrent drops share. */
const drops = new Set<Promise<void>>();
const dropsAtOnce = 8;

async function startDrop(name: string): Promise<void> {
  const drop = dropClosed(name).finally(() => drops.delete(drop));
  drops.add(drop);
  if (drops.size > dropsAtOnce) await Promise.race(drops);
}

/** Drops a closed database. `dropStale` drops it later if this fails or the process ends first. */
async function dropClosed(name: string): Promise<void> {
  try {
    await waitUntilDisconnected(name);
    await administer(`drop database if exists ${name} with (force)`);
  } catch {
    // The next run drops it.
  }
}

/**
 * Drops databases of workers that have ended, also of killed runs. Their names contain the id of a process that
 * no longer exists.
 */
export async function dropStale(): Promise<void> {
  const client = new pg.Client({ connectionString: administration });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^cashlane_test_[0-9]+_'
       and datname not in (select datname from pg_stat_activity where datname is not null)`,
    );
    const stale = rows.filter(({ datname }) => !isRunning(Number(datname.split("_")[2])));
    // Another run may drop the same database.
    for (const { datname } of stale)
      await client.query(`drop database if exists ${datname}`).catch(() => undefined);
  } finally {
    await client.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const timeout = 5_000;

/**
 * Waits until a closed pool's clients have disconnected. Terminating clients would throw an uncatchable error,
 * so only those that stay connected are left to `drop database … with (force)`.
 */
async function waitUntilDisconnected(name: string): Promise<void> {
  const end = Date.now() + timeout;
  const connected = `select 1 from pg_stat_activity where datname = '${name}'`;
  while (Date.now() < end && (await administer(connected)) > 0) await setTimeout(20);
}

/** Runs a statement outside of the tests' databases and returns the number of rows. */
async function administer(statement: string): Promise<number> {
  return withClient(administration, async (client) => (await client.query(statement)).rowCount ?? 0);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns why PostgreSQL tests can't run here, or undefined. In CI a missing database is an error. */
export async function explainMissingPostgres(): Promise<string | undefined> {
  try {
    await administer("select 1");
    return undefined;
  } catch (error) {
    if (process.env.CI) throw error;
    return `no PostgreSQL at ${new URL(administration).host}`;
  }
}

/** Delays one side of a race by a number of database round trips, so that the delay scales with the machine. */
export async function roundTrips({ database }: Pick<Connection, "database">, count: number): Promise<void> {
  for (let trip = 0; trip < count; trip++) await database.execute(sql`select 1`);
}

const skipReason = await explainMissingPostgres();

/** Opens a PostgreSQL database, which needs half the time of PGlite, or PGlite where PostgreSQL is missing. */
export function openAnyDatabase(): Promise<Connection> {
  return skipReason ? openMemoryDatabase() : openTestPostgres();
}

type DatabaseSuite = (open: () => Promise<Connection>) => void;

/**
 * Runs the same suite on PGlite and on PostgreSQL, each with a new database. For code that books money, and for
 * behaviour that depends on the engine: migrations, races, crashes and upkeep.
 */
export function describeOnBothDatabases(name: string, suite: DatabaseSuite): void {
  describe(`${name} on PGlite`, () => suite(openMemoryDatabase));
  describe.skipIf(skipReason)(`${name} on PostgreSQL ${skipReason ?? ""}`.trimEnd(), () =>
    suite(() => openTestPostgres()),
  );
}

/**
 * Runs a suite on PostgreSQL, which needs half the time of PGlite, or on PGlite where PostgreSQL is missing.
 * `TEST_DATABASES=both` runs it on both, as the workflow and the long run do.
 */
export function describeOnDatabase(name: string, suite: DatabaseSuite): void {
  if (process.env.TEST_DATABASES === "both" || process.env.LONG === "1") describeOnBothDatabases(name, suite);
  else if (skipReason) describe(`${name} on PGlite`, () => suite(openMemoryDatabase));
  else describe(`${name} on PostgreSQL`, () => suite(() => openTestPostgres()));
}
