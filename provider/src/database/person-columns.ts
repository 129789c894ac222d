import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { users } from "./schema.ts";

/** The people of a row that names several: whose it is, who asked for it, who decided on it. */
export const member = alias(users, "member");
export const requester = alias(users, "requester");
export const decider = alias(users, "decider");

interface PeopleTable {
  id: PgColumn;
  name: PgColumn;
  email: PgColumn;
}

/** What a list says of a person: the columns of `users`, or of an alias of it. */
export function personColumns<Table extends PeopleTable>({ id, name, email }: Table) {
  return { id, name, email } as Pick<Table, "id" | "name" | "email">;
}
