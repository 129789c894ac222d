import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";

/**
 * Does for the embedded database what a server's autovacuum does: removes dead rows and counts what is there,
 * without which the planner reads a table a hundred times over for one answer (docs/decisions/0036). One table
 * at a time, so that a request waits for one at most.
 */
export async function vacuumPglite({ kind, database }: Connection): Promise<void> {
  if (kind !== "pglite") return;
  const tables = await database
    .select({ name: sql<string>`relname` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`schemaname = 'public'`);
  for (const { name } of tables) await database.execute(sql`vacuum analyze ${sql.identifier(name)}`);
}
