import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { users } from "../schema/schema.ts";

/** Aliases of `users` for queries that join several people: the member, and admins by what they did. */
export const member = alias(users, "member");
export const requester = alias(users, "requester");
export const decider = alias(users, "decider");
export const holder = alias(users, "holder");

interface PeopleTable {
  id: PgColumn;
  name: PgColumn;
  email: PgColumn;
}

/** Returns the columns a list shows of a user, from `users` or an alias of it. */
export function personColumns<Table extends PeopleTable>({ id, name, email }: Table) {
  return { id, name, email } as Pick<Table, "id" | "name" | "email">;
}
