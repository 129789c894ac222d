import { and, notInArray, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { hasEverHadColleague } from "../permissions/ever-had-colleague.ts";
import { roleHas } from "../permissions/role-has.ts";

/** Days in which what one person set up may turn out to be wrong: the first purchases are invoiced and paid by then. */
const newDays = 30;

/** Settings of a network that decide which reports count and how they are read. */
export const reportSettings = [
  "authentication",
  "signature",
  "needsConfirmation",
  "addresses",
  "mapping",
] as const;

/**
 * Selects the set-ups behind a member's purchases: `lead_id`, the `admin`, and whether orders wait for it (`is_new`).
 * A set-up is
 *
 * - the secret that counted when the network reported or corrected the purchase: whoever made it has seen it,
 * - a change of how the network's reports are trusted and read, before the report,
 * - having a report in quarantine read again,
 * - a version of the offer up to the one the visit was made with. Orders don't wait for it: a purchase that gives back
 *   more than its network pays is held anyway.
 */
function selectSetUps(member: string): SQL {
  const days = sql.raw(`interval '${newDays} days'`);
  const settings = sql.raw(`array[${reportSettings.map((setting) => `'${setting}'`).join(", ")}]`);
  return sql`
    with purchase as (
      select * from leads where user_id = ${member} and source <> 'claim'
    ),
    event as (
      select purchase.id as lead_id, event.id, event.is_confirmed, event.received_at
      from purchase join postback_events event
        on event.network = purchase.network and event.transaction_id = purchase.network_transaction_id
      where event.state in ('applied', 'unchanged')
    ),
    reported as (
      select purchase.id as lead_id, purchase.network, change.at
      from purchase join lead_changes change on change.lead_id = purchase.id
      where change.actor_id is null and change.event <> 'release'
      union
      select purchase.id, purchase.network, event.received_at from purchase join event on event.lead_id = purchase.id
    )
    select reported.lead_id, secret.created_by as admin, secret.created_at > reported.at - ${days} as is_new
    from reported join network_secrets secret on secret.network = reported.network
      and secret.created_at <= reported.at and (secret.ends_at is null or secret.ends_at > reported.at)
    union all
    select reported.lead_id, log.actor_id, log.at > reported.at - ${days}
    from reported join activity_logs log on log.object_id = reported.network and log.at <= reported.at
      and (log.action = 'network.create' or log.action = 'network.change' and log.after ?| ${settings})
    union all
    select event.lead_id, log.actor_id, true
    from event join activity_logs log on log.action = 'postback.replay' and log.object_id = event.id::text
    where event.is_confirmed
    union all
    select purchase.id, version.changed_by, false
    from purchase join clicks click on click.id = purchase.click_id
      join offer_versions version on version.offer_id = click.offer_id and version.version <= click.offer_version`;
}

/** Whether an admin set up what a purchase of the member's was counted by, and another one could look at it. */
export async function hasSetUp(
  queryable: Queryable,
  { admin, member }: { admin: string; member: string },
): Promise<boolean> {
  const { rows } = (await queryable.execute(
    sql`select from (${selectSetUps(member)}) set_up where admin = ${admin} limit 1`,
  )) as unknown as { rows: object[] };
  return rows.length > 0 && canAnotherLook(queryable, [admin, member]);
}

/** The purchases of a member that orders wait for, because what one person set up is new. */
export async function findNewlySetUp(queryable: Queryable, member: string): Promise<string[]> {
  const { rows } = (await queryable.execute(
    sql`select distinct lead_id as lead, admin from (${selectSetUps(member)}) set_up where is_new and admin is not null`,
  )) as unknown as { rows: { lead: string; admin: string }[] };
  const admins = [...new Set(rows.map(({ admin }) => admin))];
  const reviewed = new Set<string>();
  for (const admin of admins) if (await canAnotherLook(queryable, [admin, member])) reviewed.add(admin);
  return [...new Set(rows.filter(({ admin }) => reviewed.has(admin)).map(({ lead }) => lead))];
}

/** Whether somebody beside these people decides on withdrawals, or ever could: a lone founder has no second admin. */
async function canAnotherLook(queryable: Queryable, ids: string[]): Promise<boolean> {
  const others = await queryable
    .select({ id: users.id })
    .from(users)
    .where(and(roleHas(["withdrawals.decide"]), notInArray(users.id, ids)))
    .limit(1);
  return others.length > 0 || hasEverHadColleague(queryable, ids);
}
