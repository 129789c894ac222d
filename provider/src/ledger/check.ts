import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";

/** What a check found wrong: which rule, and the id of the row that breaks it. */
export interface Finding {
  rule: string;
  id: string;
}

// Each query names the rows that break its rule (M9).
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
      and booked.kind not in ('cashback_reversed', 'cashback_corrected')`,
  "a member's reserved money is what open withdrawals hold": sql`
    select account.id::text from ledger_accounts account
    left join withdrawals held on held.user_id = account.user_id and held.currency = account.currency
      and held.state in ('requested', 'approved')
    where account.kind = 'reserved'
    group by account.id having account.balance <> coalesce(sum(held.amount), 0)`,
  "a withdrawal's state and its bookings agree": sql`
    select withdrawal.id::text from withdrawals withdrawal
    left join ledger_transactions booked
      on booked.reference_type = 'withdrawal' and booked.reference_id = withdrawal.id::text
    group by withdrawal.id having coalesce(string_agg(booked.kind, ' ' order by booked.kind), '') <>
      case
        when state in ('requested', 'approved') then 'withdrawal_requested'
        when state = 'paid' then 'withdrawal_paid withdrawal_requested'
        else 'withdrawal_released withdrawal_requested'
      end`,
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
  "a booked adjustment was asked for": sql`
    select booked.id::text from ledger_transactions booked
    where booked.kind = 'adjustment'
      and not exists (select from balance_adjustments where id::text = booked.reference_id)`,
  "an approved withdrawal has its approvals": sql`
    select withdrawal.id::text from withdrawals withdrawal
    where state in ('approved', 'paid', 'failed') and required_approvals >
      (select count(*) from withdrawal_approvals where withdrawal_id = withdrawal.id)`,
};

/**
 * Checks the whole ledger against its rules. Reads one snapshot, so it may run beside any traffic.
 * Returns what is wrong, nothing when all is well; at most 20 findings a rule.
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
