import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../engine/connection.ts";
import { users } from "../schema/schema.ts";
import { findContaining } from "./text-search.ts";

/**
 * Returns the condition for rows of members whose name or address contains `text`, by the row's member id, so
 * that a list needn't be joined with its members only to be searched or counted.
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
