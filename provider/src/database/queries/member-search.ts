import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "../schema/schema.ts";
import { containing } from "./text-search.ts";

/**
 * Matches rows of members whose name or address contains `text`, by the row's member id, so that a list needn't
 * be joined with its members only to be searched or counted.
 */
export function matchesMember(text: string | undefined, userId: PgColumn): SQL | undefined {
  if (!text) return undefined;
  return sql`${userId} in (select ${users.id} from ${users} where ${containing(text, [users.name, users.email])})`;
}
