import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { ledgerAccounts, users } from "../../database/schema.ts";
import { unreadCount } from "../notifications/repository.ts";

/**
 * A user, how many notifications are unread, and what is theirs and not yet paid out: available + reserved (`reserved` alone, too), in minor units of `currency`.
 * Undefined when there is no such user.
 */
export async function findProfile(queryable: Queryable, userId: string, currency: string) {
  const [row] = await queryable
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      avatar: users.avatar,
      role: users.role,
      reserved:
        sql<string>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = 'reserved'), 0)::text`.mapWith(
          BigInt,
        ),
      balance: sql<string>`coalesce(sum(${ledgerAccounts.balance}), 0)::text`.mapWith(BigInt),
      unreadCount: sql`(${unreadCount(queryable, userId)})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.userId, users.id),
        eq(ledgerAccounts.currency, currency),
        inArray(ledgerAccounts.kind, ["available", "reserved"]),
      ),
    )
    .where(eq(users.id, userId))
    .groupBy(users.id);
  return row;
}
