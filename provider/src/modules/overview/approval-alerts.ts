import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ActivityName } from "#contract/activity-logs/activities.ts";
import type { WorkQueue } from "#contract/overview/admin-overview.ts";
import { activityLogs } from "../../database/schema/activity-log-schema.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { networkReports, networks } from "../../database/schema/network-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { issuerCurrency } from "../settings/current.ts";
import { settingChanges } from "../../database/schema/settings-schema.ts";

const day = 24 * 60 * 60 * 1000;
const maxShown = 20;
/** An admin who makes more financial decisions than this within 24 hours is listed as unusually active. */
const usualActions = 50;

const moneyActions: ActivityName[] = [
  "withdrawal.approve",
  "withdrawal.mark-paid",
  "adjustment.book",
  "adjustment.request",
  "adjustment.approve",
  "claim.accept",
  "lead.confirm",
  "lead.resume",
  "referral.pay",
  "order.refund",
  "report.request",
  "report.apply",
  "network.request-hold-days",
  "network.approve-hold-days",
  "network.rotate-secret",
  "network.connect",
  "user.lift-withdrawal-wait",
];

/** Lists admins' requests that another admin must approve, the oldest first within each kind. */
export async function findRequests(queryable: Queryable, currency: string): Promise<WorkQueue["requests"]> {
  const reports = await queryable
    .select({ id: networkReports.id, label: networkReports.fileName })
    .from(networkReports)
    .where(and(isNotNull(networkReports.requestedBy), isNull(networkReports.appliedAt)))
    .orderBy(asc(networkReports.requestedAt))
    .limit(maxShown);
  const holdDays = await queryable
    .select({ id: networks.key, label: networks.name })
    .from(networks)
    .where(isNotNull(networks.holdDaysRequestedBy))
    .orderBy(asc(networks.holdDaysRequestedAt))
    .limit(maxShown);
  const settings = await queryable
    .select({ id: settingChanges.area, label: settingChanges.area })
    .from(settingChanges)
    .where(
      and(eq(settingChanges.state, "proposed"), inArray(settingChanges.currency, [currency, issuerCurrency])),
    )
    .orderBy(asc(settingChanges.requestedAt))
    .limit(maxShown);
  return [
    ...reports.map((row) => ({ ...row, kind: "report" as const })),
    ...holdDays.map((row) => ({ ...row, kind: "hold_days" as const })),
    ...settings.map((row) => ({ ...row, kind: "settings" as const })),
  ].slice(0, maxShown);
}

/**
 * Lists admins with unusual activity in the last 24 hours, according to the activity log: first those with
 * the most decisions beyond their limits, then those with the most decisions.
 */
export async function findUnusualAdmins(
  queryable: Queryable,
  now: Date,
): Promise<WorkQueue["unusualAdmins"]> {
  const actions = sql<number>`count(*)::int`;
  const isBeyond = sql`${activityLogs.after} ->> 'because' is not null or ${activityLogs.action} = 'report.request'`;
  const beyond = sql<number>`(count(*) filter (where ${isBeyond}))::int`;
  return queryable
    .select({ id: users.id, name: users.name, email: users.email, actions, beyond })
    .from(activityLogs)
    .innerJoin(users, eq(users.id, activityLogs.actorId))
    .where(
      and(gt(activityLogs.at, new Date(now.getTime() - day)), inArray(activityLogs.action, moneyActions)),
    )
    .groupBy(users.id)
    .having(sql`${beyond} > 0 or ${actions} > ${usualActions}`)
    .orderBy(desc(beyond), desc(actions))
    .limit(maxShown);
}
