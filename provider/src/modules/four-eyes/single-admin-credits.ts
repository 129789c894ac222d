import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { hasNetworkPaid } from "./network-payment.ts";
import { findSingleAdminSetUps } from "./set-up.ts";

/**
 * Returns the sum, in minor units, that single admins credited to a member since a second person last approved
 * one of the member's withdrawals or orders. It includes adjustments, accepted claims, purchases confirmed,
 * resumed or marked as paid by hand, released bonuses, and purchases whose reports they imported or whose
 * network or offer they alone set up, unless another person recorded the network's payment.
 */
export async function sumSingleAdminCredits(
  queryable: Queryable,
  { member, currency, at }: { member: string; currency: string; at: Date },
): Promise<bigint> {
  const singleAdminNetworks = await findSingleAdminSetUps(queryable, { member, at });
  const hasPaid = hasNetworkPaid(sql`lead`, { admin: sql`report.applied_by`, at });
  const { rows } = (await queryable.execute(sql`
    with seen as (
      select coalesce(max(at), '-infinity') as at from (
        select approval.created_at as at from withdrawal_approvals approval
        join withdrawals withdrawal on withdrawal.id = approval.withdrawal_id
        where approval.member_id = ${member} and withdrawal.state in ('approved', 'sent', 'unclaimed', 'paid')
        union all
        select approval.created_at from shop_delivery_approvals approval
        join shop_orders placed on placed.id = approval.order_id
        where approval.member_id = ${member} and placed.delivered_at is not null
      ) decision
    ),
    credit as (
      select amount from balance_adjustments, seen
      where user_id = ${member} and currency = ${currency} and state = 'booked' and required_approvals = 1
        and amount > 0 and requested_at > seen.at
      union all
      select cash_back from leads lead, seen, lateral (
        select greatest(lead.payable_at, max(change.at)) as at from lead_changes change
        where change.lead_id = lead.id and change.cash_back_after > change.cash_back_before
      ) credited
      where lead.user_id = ${member} and lead.currency = ${currency} and lead.state = 'payable'
        and credited.at > seen.at and (
          lead.source = 'claim'
          or exists (select from lead_changes change where change.lead_id = lead.id
            and change.actor_id is not null and change.event in ('confirm', 'resume', 'settle'))
          or lead.id = any(${`{${singleAdminNetworks.join(",")}}`}::uuid[])
          or exists (select from postback_events event join network_reports report on report.id = event.report_id
            where event.network = lead.network and event.transaction_id = lead.network_transaction_id
              and report.requested_by is null and not ${hasPaid})
        )
      union all
      select bonus from referrals, seen
      where (referrer_id = ${member} or friend_id = ${member}) and currency = ${currency} and state = 'paid'
        and decided_by is not null and paid_at > seen.at
    )
    select coalesce(sum(amount), 0)::text as sum from credit`)) as unknown as { rows: { sum: string }[] };
  return BigInt(rows[0]!.sum);
}
