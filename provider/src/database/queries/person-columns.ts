import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { users } from "../schema/schema.ts";

/**
 * Aliases of `users` for queries that join several people: the member, and the admins who requested, decided on
 * or held something.
 */
export const member = alias(users, "member");
export const requester = alias(users, "requester");
export const decider = alias(users, "decider");
export const holder = alias(users, "holder");

interface PeopleTable {
  id: PgColumn;
  name: PgColumn;
  email: PgColumn;
}

/** Returns the columns that a list shows of a user, from `users` or one of its aliases. */
export function personColumns<Table extends PeopleTable>({ id, name, email }: Table) {
  return { id, name, email } as Pick<Table, "id" | "name" | "email">;
}
