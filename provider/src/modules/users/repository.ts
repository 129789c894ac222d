import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { prepared } from "../../database/prepared.ts";
import { ledgerAccounts, users } from "../../database/schema.ts";
import { inForce } from "../settings/current.ts";
import { unreadCount } from "../notifications/repository.ts";

const user = sql.placeholder("userId");
const profile = prepared((database) =>
  database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      avatar: users.avatar,
      role: users.role,
      tier: users.tier,
      reserved:
        sql<string>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = 'reserved'), 0)::text`.mapWith(
          BigInt,
        ),
      balance: sql<string>`coalesce(sum(${ledgerAccounts.balance}), 0)::text`.mapWith(BigInt),
      shownCurrency: users.shownCurrency,
      // Most members choose none, and then it is not looked up.
      rates: sql<unknown>`case when ${users.shownCurrency} is not null then (select value from (${inForce}) as rates) end`,
      timeZone: sql<
        string | null
      >`(select time_zone from notification_settings s where s.user_id = ${users.id})`,
      unreadCount: sql`(${unreadCount(database, user)})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.userId, users.id),
        eq(ledgerAccounts.currency, sql.placeholder("currency")),
        inArray(ledgerAccounts.kind, ["available", "reserved"]),
      ),
    )
    .where(eq(users.id, user))
    .groupBy(users.id)
    .prepare("profile"),
);

/**
 * A user, how many notifications are unread, and what is theirs and not yet paid out: available + reserved (`reserved` alone, too), in minor units of `currency`.
 * Undefined when there is no such user.
 */
export async function findProfile(database: Database, userId: string, currency: string) {
  const [row] = await profile(database).execute({ userId, currency, area: "currencies" });
  return row;
}
