import type { Database } from "./connection.ts";

/**
 * Returns a statement that is built once per database, for very frequent queries: Drizzle generates its SQL
 * once, and PostgreSQL plans it once per connection. Not for use in transactions, because each transaction
 * would build the statement again.
 */
export function prepared<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const cached = built.get(database);
    if (cached !== undefined) return cached;
    const statement = build(database);
    built.set(database, statement);
    return statement;
  };
}
