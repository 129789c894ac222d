import { and, notInArray, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { hasEverHadOtherApprover } from "../permissions/other-approver.ts";
import { roleHas } from "../permissions/role-has.ts";
import { hasNetworkPaid } from "./network-payment.ts";

/** Settings of a network that determine which reports are accepted and how they are parsed. */
export const reportSettings = [
  "authentication",
  "signature",
  "needsConfirmation",
  "addresses",
  "mapping",
] as const;

/**
 * Selects the set-ups of a member's purchases: `lead_id`, the `admin`, and whether it is the offer
 * (`is_offer`). A set-up is
 *
 * - the secret that was valid when the network reported or corrected the purchase, because its creator has
 *   seen it,
 * - credentials of the network's API, before the report,
 * - a change of how the network's reports are trusted and read, before the report,
 * - requeuing a quarantined report,
 * - a version of the offer up to the one the visit was made with.
 */
function selectSetUps(member: string): SQL {
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
    select reported.lead_id, secret.created_by as admin, false as is_offer
    from reported join network_secrets secret on secret.network = reported.network
      and secret.created_at <= reported.at and (secret.ends_at is null or secret.ends_at > reported.at)
    union all
    select reported.lead_id, log.actor_id, false
    from reported join activity_logs log on log.object_id = reported.network and log.at <= reported.at
      and (log.action in ('network.create', 'network.connect') or log.action = 'network.change' and log.after ?| ${settings})
    union all
    select event.lead_id, log.actor_id, false
    from event join activity_logs log on log.action = 'postback.replay' and log.object_id = event.id::text
    where event.is_confirmed
    union all
    select purchase.id, version.changed_by, true
    from purchase join clicks click on click.id = purchase.click_id
      join offer_versions version on version.offer_id = click.offer_id and version.version <= click.offer_version`;
}

/** Returns whether an admin set up the network or offer of one of the member's purchases, and another admin can review it. */
export async function hasSetUp(
  queryable: Queryable,
  { admin, member }: { admin: string; member: string },
): Promise<boolean> {
  const { rows } = (await queryable.execute(
    sql`select from (${selectSetUps(member)}) set_up where admin = ${admin} limit 1`,
  )) as unknown as { rows: object[] };
  return rows.length > 0 && hasIndependentReviewer(queryable, [admin, member]);
}

/**
 * Returns the ids of those of a member's purchases that make gift-card orders wait: one person set up the
 * network or offer, at any time, and no other person has recorded the network's payment. The person who wrote
 * the offer may also record the payment, because a purchase whose cash back exceeds the network's commission is
 * held anyway.
 */
export async function findSingleAdminSetUps(
  queryable: Queryable,
  { member, at }: { member: string; at: Date },
): Promise<string[]> {
  const hasPaid = hasNetworkPaid(sql`lead`, {
    admin: sql`case when not set_up.is_offer then set_up.admin end`,
    at,
  });
  const { rows } = (await queryable.execute(sql`
    select distinct lead.id as lead, set_up.admin
    from (${selectSetUps(member)}) set_up join leads lead on lead.id = set_up.lead_id
    where set_up.admin is not null and lead.state = 'payable'
      and not ${hasPaid}`)) as unknown as {
    rows: { lead: string; admin: string }[];
  };
  const admins = [...new Set(rows.map(({ admin }) => admin))];
  const reviewedAdmins = new Set<string>();
  for (const admin of admins)
    if (await hasIndependentReviewer(queryable, [admin, member])) reviewedAdmins.add(admin);
  return [...new Set(rows.filter(({ admin }) => reviewedAdmins.has(admin)).map((row) => row.lead))];
}

/**
 * Returns whether anyone except these people can decide on withdrawals, or ever could. A founder who works
 * alone has no second admin.
 */
async function hasIndependentReviewer(queryable: Queryable, ids: string[]): Promise<boolean> {
  const reviewers = await queryable
    .select({ id: users.id })
    .from(users)
    .where(and(roleHas(["withdrawals.decide"]), notInArray(users.id, ids)))
    .limit(1);
  return reviewers.length > 0 || hasEverHadOtherApprover(queryable, ids);
}
