import type { Database } from "./connection.ts";

/**
 * A statement that is built once for each database, for queries that nearly every call makes: drizzle then
 * writes its SQL once, and PostgreSQL plans it once for each connection. Not for transactions, which would
 * each build their own.
 */
export function prepared<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const known = built.get(database);
    if (known !== undefined) return known;
    const statement = build(database);
    built.set(database, statement);
    return statement;
  };
}
