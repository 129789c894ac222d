import { sql } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { personalTables } from "./data-map.ts";

// Enough that the way to the database does not count, few enough that memory does not.
const rowsAtOnce = 500;
// A file is up to 5 MB, and is in memory a few times on its way.
const filesAtOnce = 1;

/**
 * Everything about a member as one JSON object, piece by piece: a table's name and its rows, without secrets. Files
 * among them (proofs of claims, attachments of mails, the picture) are base64.
 */
export async function* exportOf(database: Database, userId: string, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`;
  for (const { table, where, order, secret = [], file } of personalTables) {
    const pageSize = file ? filesAtOnce : rowsAtOnce;
    yield `,\n${JSON.stringify(table)}: [`;
    for (let offset = 0; ; offset += pageSize) {
      const hidden = sql.join(
        secret.map((column) => sql`- ${column}::text`),
        sql` `,
      );
      const { rows } = (await database.execute(
        sql`select to_jsonb(found) ${hidden} ${asBase64(file)} as row
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

// Without the line breaks the database puts after 76 signs.
function asBase64(column: string | undefined) {
  if (!column) return sql``;
  const bytes = sql`translate(encode(found.${sql.raw(column)}, 'base64'), E'\\n', '')`;
  return sql`|| jsonb_build_object(${column}::text, ${bytes})`;
}
