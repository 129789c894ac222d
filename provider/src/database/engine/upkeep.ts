import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";

/**
 * Vacuums and analyzes the embedded database, as autovacuum does on a server: without statistics, the planner
 * may read a table a hundred times for one result (docs/decisions/0036). Vacuums one table at a time, so that a
 * request waits for at most one table.
 */
export async function vacuumPglite({ kind, database }: Connection): Promise<void> {
  if (kind !== "pglite") return;
  const tables = await database
    .select({ name: sql<string>`relname` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`schemaname = 'public'`);
  for (const { name } of tables) await database.execute(sql`vacuum analyze ${sql.identifier(name)}`);
}
