import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../engine/connection.ts";
import { users } from "../schema/schema.ts";
import { findContaining } from "./text-search.ts";

/**
 * Returns a condition on a list's member id: the member's name or email address contains `text`. The list
 * needn't be joined with its members just to be searched or counted.
 */
export function findByMember(
  queryable: Queryable,
  text: string | undefined,
  userId: PgColumn,
): Promise<SQL | undefined> {
  return findContaining(queryable, text, {
    id: users.id,
    columns: [users.name, users.email],
    reference: userId,
  });
}
