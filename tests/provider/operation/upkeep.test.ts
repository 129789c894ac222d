import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { vacuumPglite } from "#provider/database/engine/upkeep.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";

describeOnBothDatabases("the database's upkeep", (open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  async function uncountedTables(): Promise<string[]> {
    const rows = await connection.database
      .select({ name: sql<string>`pg_class.relname` })
      .from(sql`pg_stat_user_tables join pg_class on pg_class.oid = relid`)
      .where(sql`schemaname = 'public' and reltuples < 0`);
    return rows.map(({ name }) => name);
  }

  test("analyses every table of the embedded database; a server has its own autovacuum", async () => {
    const before = await uncountedTables();
    expect(before).toContain("ledger_entries");
    await vacuumPglite(connection);
    if (connection.kind === "pglite") expect(await uncountedTables()).toEqual([]);
    else expect(await uncountedTables()).toContain("ledger_entries");
  });
});
