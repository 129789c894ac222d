import { and, count, eq, gte, lte, sql } from "drizzle-orm";
import type { Cohort } from "#contract/analytics/admin-analytics.ts";
import { monthsBefore } from "#contract/overview/overview-periods.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { dayColumn, startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { users } from "../../database/schema/schema.ts";
import { isValidLead } from "../../database/queries/valid-leads.ts";

const months = 6;

/**
 * Returns the members who joined in each of the last six months, and how many of them bought something in each
 * month since.
 */
export async function findCohorts(
  queryable: Queryable,
  { now, timeZone }: { now: Date } & ZoneInput,
): Promise<Cohort[]> {
  const today = dayIn(now, timeZone);
  const startOfMonthBefore = (back: number) => monthsBefore(today, back);
  const days = { from: startOfMonthBefore(months - 1), to: today, timeZone };
  const begin = startOfDay(days.from, timeZone);
  const joined = sql<string>`date_trunc('month', ${dayColumn(users.createdAt, days)})::date::text`;
  const purchaseMonth = sql`date_trunc('month', ${dayColumn(leads.occurredAt, days)})::date`;
  const isNew = and(eq(users.role, "member"), gte(users.createdAt, begin), lte(users.createdAt, now));
  // Grouped by member and month first, which gives far fewer rows than purchases.
  const buyers = queryable
    .selectDistinct({ userId: leads.userId, bought: purchaseMonth.as("bought") })
    .from(leads)
    .where(and(isValidLead, gte(leads.occurredAt, begin), lte(leads.occurredAt, now)))
    .as("buyers");
  const [members, active] = await Promise.all([
    queryable
      .select({ month: joined, count: count() })
      .from(users)
      .where(isNew)
      .groupBy(sql`1`),
    queryable
      .select({ month: joined, bought: sql<string>`${buyers.bought}::text`, count: count() })
      .from(buyers)
      .innerJoin(users, eq(users.id, buyers.userId))
      .where(isNew)
      .groupBy(sql`1, 2`),
  ]);
  return Array.from({ length: months }, (_, index) => {
    const month = startOfMonthBefore(months - 1 - index);
    const bought = Array.from({ length: months - index }, (__, since) => {
      const monthStart = startOfMonthBefore(months - 1 - index - since);
      return active.find((row) => row.month === month && row.bought === monthStart)?.count ?? 0;
    });
    return { month, members: members.find((row) => row.month === month)?.count ?? 0, active: bought };
  });
}
