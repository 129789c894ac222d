import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { personalTables } from "./data-map.ts";

// Enough that the way to the database does not count, few enough that memory does not.
const pageSize = 500;

/** Everything about a member as one JSON object, piece by piece: a table's name and its rows, without secrets. */
export async function* exportOf(database: Database, userId: string, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`;
  for (const { table, where, order, secret = [] } of personalTables) {
    yield `,\n${JSON.stringify(table)}: [`;
    for (let offset = 0; ; offset += pageSize) {
      const hidden = sql.join(
        secret.map((column) => sql`- ${column}::text`),
        sql` `,
      );
      const { rows } = (await database.execute(
        sql`select to_jsonb(found) ${hidden} as row
          from (select * from ${sql.raw(table)} where ${where(userId)} order by ${sql.raw(order)}
            limit ${pageSize} offset ${offset}) found`,
      )) as unknown as { rows: { row: unknown }[] };
      const texts = rows.map(({ row }) => JSON.stringify(row));
      if (texts.length > 0) yield `${offset > 0 ? "," : ""}\n${texts.join(",\n")}`;
      if (rows.length < pageSize) break;
    }
    yield "]";
  }
  yield "\n}\n";
}
