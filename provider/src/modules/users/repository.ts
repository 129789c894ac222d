import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/engine/connection.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { ledgerAccounts, users } from "../../database/schema/schema.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
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
      // Most members choose no display currency; the exchange rates aren't read for them.
      rates: sql<unknown>`case when ${users.shownCurrency} is not null then (select value from (${inForce}) as rates) end`,
      timeZone: sql<
        string | null
      >`(select time_zone from notification_settings s where s.user_id = ${users.id})`,
      unreadCount: sql`(${unreadCount(database, user)})`.mapWith(Number),
      savedViewLists: sql<
        string[]
      >`array(select distinct list from saved_views v where v.user_id = ${users.id} order by list)`,
      lastClickAt:
        sql`(select max(created_at) from clicks c where c.user_id = ${users.id} and c.shared_link_id is null)`.mapWith(
          clicks.createdAt,
        ),
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
 * Returns a user, their number of unread notifications, and their balance that isn't paid out yet: available +
 * reserved (and `reserved` alone), in minor units of `currency`. Undefined if the user doesn't exist.
 */
export async function findProfile(database: Database, userId: string, currency: string) {
  const [row] = await profile(database).execute({ userId, currency, area: "currencies" });
  return row;
}
