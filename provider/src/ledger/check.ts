import { sql, type SQL } from "drizzle-orm";
import type { WalletEntryKind } from "#contract/wallet/wallet.ts";
import type { Queryable } from "../database/engine/connection.ts";
import { clawbacks } from "./book.ts";

/** A violation found by a check: the rule, and the id of the row. */
export interface Finding {
  rule: string;
  id: string;
}

/** Selects bookings of some kinds whose cause is missing in the table. */
function bookedWithout(table: string, kinds: WalletEntryKind[]): SQL {
  return sql`
    select booked.id::text from ledger_transactions booked
    where booked.kind in ${kinds}
      and not exists (select from ${sql.identifier(table)} where id::text = booked.reference_id)`;
}

// The rules of the ledger (M9). Each query selects the rows that violate the rule.
const rules: Record<string, SQL> = {
  "a booking sums to zero": sql`
    select transaction_id::text as id from ledger_entries group by transaction_id having sum(amount) <> 0`,
  "a booking has entries": sql`
    select id::text from ledger_transactions booked
    where not exists (select from ledger_entries where transaction_id = booked.id)`,
  "a balance is the sum of its entries": sql`
    select account.id::text from ledger_accounts account
    left join ledger_entries entry on entry.account_id = account.id
    where account.user_id is not null
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`,
  "an entry's running balance is the sum up to it": sql`
    select id::text from (
      select entry.id, balance_after, sum(amount) over (partition by account_id order by entry.id) as running
      from ledger_entries entry join ledger_accounts account on account.id = account_id
      where user_id is not null
    ) entries where balance_after is distinct from running`,
  "no account is overdrawn but by a clawback": sql`
    select entry.id::text from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
    join ledger_transactions booked on booked.id = entry.transaction_id
    where account.user_id is not null and entry.balance_after < 0 and entry.amount < 0
      and booked.kind not in ${clawbacks}`,
  "a member's reserved money is what open withdrawals hold": sql`
    select account.id::text from ledger_accounts account
    left join withdrawals held on held.user_id = account.user_id and held.currency = account.currency
      and held.state in ('requested', 'approved')
    where account.kind = 'reserved'
    group by account.id having account.balance <> coalesce(sum(held.amount), 0)`,
  "a booked withdrawal was requested": bookedWithout("withdrawals", [
    "withdrawal_requested",
    "withdrawal_released",
    "withdrawal_paid",
    "withdrawal_sent",
    "withdrawal_recalled",
    "withdrawal_returned",
  ]),
  "a withdrawal's state and its bookings agree": sql`
    select withdrawal.id::text from withdrawals withdrawal
    left join ledger_transactions booked
      on booked.reference_type = 'withdrawal' and booked.reference_id = withdrawal.id::text
    group by withdrawal.id
    having count(*) filter (where booked.kind = 'withdrawal_requested') <> 1
      or count(*) filter (where booked.kind = 'withdrawal_paid') <>
        case when state in ('paid', 'returned') then 1 else 0 end
      or count(*) filter (where booked.kind = 'withdrawal_returned') <> case when state = 'returned' then 1 else 0 end
      or count(*) filter (where booked.kind = 'withdrawal_released') <>
        case when state in ('rejected', 'canceled', 'failed') then 1 else 0 end
      or count(*) filter (where booked.kind = 'withdrawal_sent') -
        count(*) filter (where booked.kind = 'withdrawal_recalled') not between
        case when state in ('sent', 'unclaimed') then 1 else 0 end
        and case when state in ('sent', 'unclaimed', 'paid', 'returned', 'failed') then 1 else 0 end`,
  "a clearing account holds what was sent and isn't settled": sql`
    with held as (
      select account.kind, account.currency, sum(entry.amount) as amount
      from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
      where account.kind like 'clearing\\_%' group by account.kind, account.currency
    ),
    sent as (
      select 'clearing_' || run.rail as kind, run.currency, sum(item.net) as amount
      from payout_run_items item join payout_runs run on run.id = item.run_id
      where item.state in ('sent', 'unclaimed') group by run.rail, run.currency
    )
    select coalesce(held.kind, sent.kind) || '-' || coalesce(held.currency, sent.currency) as id
    from held full join sent on sent.kind = held.kind and sent.currency = held.currency
    where coalesce(held.amount, 0) <> coalesce(sent.amount, 0)`,
  "a payment of a run and its withdrawal agree": sql`
    select item.withdrawal_id::text as id from payout_run_items item
    join withdrawals withdrawal on withdrawal.id = item.withdrawal_id
    where item.net <> withdrawal.net or (item.state <> 'removed' and
      withdrawal.state <> case item.state when 'listed' then 'approved' else item.state end)`,
  "a withdrawal at the bank is in a run": sql`
    select id::text from withdrawals where state in ('sent', 'unclaimed', 'returned') and not exists (
      select from payout_run_items item where item.withdrawal_id = withdrawals.id and item.state = withdrawals.state)`,
  "a payout run's file pays its items": sql`
    select run.id::text from payout_runs run
    join payout_run_files file on file.run_id = run.id
    left join payout_run_items item on item.run_id = run.id
      and (item.state <> 'removed' or item.changed_at > run.released_at)
    group by run.id, file.count, file.net
    having count(item.withdrawal_id) <> file.count or coalesce(sum(item.net), 0) <> file.net`,
  "a payout run's state and its items agree": sql`
    select run.id::text from payout_runs run
    left join payout_run_items item on item.run_id = run.id
    group by run.id
    having count(*) filter (where item.state = 'listed') > 0 and run.state not in ('draft', 'released')
      or (count(*) filter (where item.state = 'sent') > 0) <> (run.state = 'sent')
      or run.state = 'canceled' and count(*) filter (where item.state <> 'removed') > 0
      or run.state not in ('draft', 'canceled') and run.released_by is null`,
  "a released payout run has its file": sql`
    select id::text from payout_runs where released_at is not null
      and not exists (select from payout_run_files where run_id = payout_runs.id)`,
  "a withdrawal's bookings move its amount": sql`
    select withdrawal.id::text from withdrawals withdrawal
    join ledger_transactions booked
      on booked.reference_type = 'withdrawal' and booked.reference_id = withdrawal.id::text
    join ledger_entries entry on entry.transaction_id = booked.id
    join ledger_accounts account on account.id = entry.account_id and account.kind = 'reserved'
    where abs(entry.amount) <> withdrawal.amount or account.user_id <> withdrawal.user_id`,
  "a lead's position and its bookings agree": sql`
    select lead.id::text from leads lead
    left join (
      select booked.reference_id, account.user_id,
        coalesce(sum(entry.amount) filter (where account.kind = 'pending'), 0) as pending,
        coalesce(sum(entry.amount) filter (where account.kind = 'available'), 0) as available
      from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id
      where booked.reference_type = 'lead' and account.user_id is not null
      group by booked.reference_id, account.user_id
    ) stands on stands.reference_id = lead.id::text
    where stands.user_id <> lead.user_id
      or coalesce(stands.pending, 0) <>
        case when state in ('pending', 'confirmed', 'on_hold') then cash_back else 0 end
      or coalesce(stands.available, 0) <> case when state = 'payable' then cash_back else 0 end`,
  "an adjustment's state and its booking agree": sql`
    select adjustment.id::text from balance_adjustments adjustment
    left join (
      select booked.reference_id, account.user_id, account.currency, entry.amount
      from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'available'
      where booked.reference_type = 'adjustment'
    ) stands on stands.reference_id = adjustment.id::text
    where coalesce(stands.amount, 0) <> case when state = 'booked' then adjustment.amount else 0 end
      or stands.user_id <> adjustment.user_id or stands.currency <> adjustment.currency`,
  "a booked adjustment was asked for": bookedWithout("balance_adjustments", ["adjustment"]),
  "an order's state and its bookings agree": sql`
    select placed.id::text from shop_orders placed
    left join (
      select booked.reference_id, string_agg(booked.kind, ' ' order by booked.kind) as kinds
      from ledger_transactions booked where booked.reference_type = 'order' group by booked.reference_id
    ) stands on stands.reference_id = placed.id::text
    where coalesce(stands.kinds, '') <> case
      when state in ('failed', 'refunded') then 'shop_purchase shop_refund' else 'shop_purchase' end`,
  "an order's bookings move its total": sql`
    select placed.id::text from shop_orders placed
    join ledger_transactions booked
      on booked.reference_type = 'order' and booked.reference_id = placed.id::text
    join ledger_entries entry on entry.transaction_id = booked.id
    join ledger_accounts account on account.id = entry.account_id and account.user_id is not null
    where account.user_id <> placed.user_id or account.kind <> 'available'
      or account.currency <> placed.currency
      or entry.amount <> case when booked.kind = 'shop_purchase' then -placed.total else placed.total end`,
  "a booked order was placed": bookedWithout("shop_orders", ["shop_purchase", "shop_refund"]),
  "an order comes to the sum of its lines": sql`
    select placed.id::text from shop_orders placed
    left join shop_order_lines line on line.order_id = placed.id
    group by placed.id having coalesce(sum(line.price * line.quantity), 0) <> placed.total
      or coalesce(sum(line.face_value * line.quantity), 0) <> placed.face_total`,
  "a customer's figures are those of their orders": sql`
    select coalesce(placed.user_id, known.user_id)::text as id from shop_customers known
    full join (
      select user_id, count(*) as orders, max(placed_at) as latest,
        coalesce(sum(total) filter (where state in ('placed', 'delivered')), 0) as spent
      from shop_orders group by user_id
    ) placed on placed.user_id = known.user_id
    where (known.orders, known.spent, known.last_order_at)
      is distinct from (placed.orders, placed.spent, placed.latest)`,
  "a line of an order has its codes": sql`
    select line.id::text from shop_order_lines line
    join shop_orders placed on placed.id = line.order_id
    left join shop_codes code on code.line_id = line.id
    group by line.id, placed.state, placed.shown_at
    having count(*) filter (where code.state = 'sold' and code.variant_id = line.variant_id) <>
      case when placed.state in ('placed', 'delivered') then line.quantity else 0 end`,
  "a denomination's stock is its codes": sql`
    select variant.id::text from shop_variants variant
    left join shop_codes code on code.variant_id = variant.id and code.state = 'available'
    group by variant.id having variant.stock <> count(code.id)`,
  "an order that needed two admins was delivered by two": sql`
    select placed.id::text from shop_orders placed
    where delivered_at is not null and
      (select count(*) from shop_delivery_approvals where order_id = placed.id) < required_approvals
      and required_approvals > 1`,
  "a refund of shown codes had two admins": sql`
    select placed.id::text from shop_orders placed
    where state = 'refunded' and
      (select count(*) from shop_refund_approvals where order_id = placed.id) <
      case when shown_at is null then 1 else 2 end`,
  "a referral's state and its bookings agree": sql`
    select referral.id::text from referrals referral
    left join (
      select booked.reference_id,
        count(*) filter (where booked.kind = 'referral_bonus') as bonuses,
        count(*) filter (where booked.kind = 'referral_undone') as undone,
        count(*) filter (where entry.amount <> case booked.kind when 'referral_bonus' then booked_for.bonus
            when 'referral_undone' then -booked_for.bonus else 0 end
          or account.user_id <>
            case booked.occurrence when 0 then booked_for.referrer_id else booked_for.friend_id end) as wrong
      from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'available'
      join referrals booked_for on booked_for.id::text = booked.reference_id
      where booked.reference_type = 'referral'
      group by booked.reference_id
    ) stands on stands.reference_id = referral.id::text
    where coalesce(stands.bonuses, 0) <> case when state in ('paid', 'undone') then 2 else 0 end
      or coalesce(stands.undone, 0) <> case when state = 'undone' then 2 else 0 end
      or coalesce(stands.wrong, 0) <> 0`,
  "a paid bonus stands on a purchase that stands": sql`
    select referral.id::text from referrals referral
    join leads lead on lead.id = referral.lead_id
    where referral.state = 'paid'
      and (lead.state <> 'payable' or lead.cash_back <= 0 or lead.user_id <> referral.friend_id)`,
  "a booked bonus was promised": bookedWithout("referrals", ["referral_bonus", "referral_undone"]),
  "a course's bonus and its booking agree": sql`
    select bonus.id::text from academy_bonuses bonus
    left join (
      select booked.reference_id, account.user_id, account.currency, sum(entry.amount) as amount
      from ledger_transactions booked
      join ledger_entries entry on entry.transaction_id = booked.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'available'
      where booked.reference_type = 'course' and booked.kind = 'course_bonus'
      group by booked.reference_id, account.user_id, account.currency
    ) stands on stands.reference_id = bonus.id::text
    where stands.amount is distinct from bonus.amount
      or stands.user_id <> bonus.user_id or stands.currency <> bonus.currency`,
  "a booked course bonus was given": bookedWithout("academy_bonuses", ["course_bonus"]),
  "an approved withdrawal has its approvals": sql`
    select withdrawal.id::text from withdrawals withdrawal
    where state in ('approved', 'sent', 'unclaimed', 'paid', 'returned', 'failed') and required_approvals >
      (select count(*) from withdrawal_approvals where withdrawal_id = withdrawal.id)`,
};

/**
 * Checks the whole ledger against its rules. Reads one snapshot, so it may run during normal traffic. Returns
 * at most 20 findings per rule; none if the ledger is consistent.
 */
export async function checkLedger(database: Queryable): Promise<Finding[]> {
  return database.transaction(
    async (tx) => {
      const findings: Finding[] = [];
      for (const [rule, query] of Object.entries(rules)) {
        const { rows } = (await tx.execute(sql`${query} limit 20`)) as unknown as { rows: { id: string }[] };
        findings.push(...rows.map(({ id }) => ({ rule, id })));
      }
      return findings;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
