/** Runs one statement. */
export type Query = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** The state of a new database, which `resetDatabase` restores. */
export interface InitialState {
  schema: unknown;
  /** Rows that migrations insert, as JSON by table. */
  rows: Map<string, string>;
}

// Any change to a catalog row changes its `xmin`, which reveals altered tables, indexes, triggers, functions
// and defaults.
const catalogs = {
  pg_class: "oid",
  pg_attribute: "attrelid",
  pg_attrdef: "oid",
  pg_constraint: "oid",
  pg_index: "indexrelid",
  pg_namespace: "oid",
  pg_proc: "oid",
  pg_trigger: "oid",
  pg_type: "oid",
  pg_statistic: "starelid",
};
const firstOwnOid = 16_384;
const schemaState = `select concat_ws(' ', ${Object.entries(catalogs)
  .map(
    ([name, oid]) =>
      `(select concat(count(*), '/', sum(xmin::text::bigint)) from ${name} where ${oid} >= ${firstOwnOid})`,
  )
  .join()},
  (select string_agg(setconfig::text, ' ') from pg_db_role_setting
    join pg_database on pg_database.oid = setdatabase where datname = current_database()),
  (select string_agg(m::text, ' ' order by id) from drizzle.__drizzle_migrations m)) as state`;

const filledTables = `select pg_class.oid::regclass::text as name, pg_relation_size(pg_class.oid) as size
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind = 'r' and pg_relation_size(pg_class.oid) > 0`;

/** Deleted rows stay in the files. A table with more of them than this is slower to scan than a new one. */
const maxTableBytes = 400_000;

/** Reads the state of a database that was just created. */
export async function readInitialState(query: Query): Promise<InitialState> {
  const rows = new Map<string, string>();
  for (const { name } of (await query(filledTables)).rows) {
    const [found] = (await query(`select json_agg(t)::text as rows from ${String(name)} t`)).rows;
    if (found?.rows) rows.set(String(name), String(found.rows));
  }
  return { schema: await readSchemaState(query), rows };
}

/**
 * Returns a database to its initial state: removes all rows, also those that triggers protect, and restarts the
 * sequences. It takes a tenth of the time of creating a database.
 *
 * @returns false if the database can't be used again, because a test changed its schema or filled it
 */
export async function resetDatabase(query: Query, initial: InitialState): Promise<boolean> {
  if ((await readSchemaState(query)) !== initial.schema) return false;
  const tables = (await query(filledTables)).rows;
  if (tables.some(({ size }) => Number(size) > maxTableBytes)) return false;
  await query("begin");
  // Skips triggers and foreign keys. Only a superuser may set it.
  await query("set local session_replication_role = replica");
  for (const { name } of tables) await query(`delete from ${String(name)}`);
  for (const [name, rows] of initial.rows)
    await query(
      `insert into ${name} select * from json_populate_recordset(null::${name}, '${rows.replaceAll("'", "''")}')`,
    );
  await query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await query("commit");
  return true;
}

async function readSchemaState(query: Query): Promise<unknown> {
  return (await query(schemaState)).rows[0]?.state;
}
