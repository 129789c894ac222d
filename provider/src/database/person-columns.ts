import type { PgColumn } from "drizzle-orm/pg-core";

interface PeopleTable {
  id: PgColumn;
  name: PgColumn;
  email: PgColumn;
}

/** What a list says of a person: the columns of `users`, or of an alias of it. */
export function personColumns<Table extends PeopleTable>({ id, name, email }: Table) {
  return { id, name, email } as Pick<Table, "id" | "name" | "email">;
}
