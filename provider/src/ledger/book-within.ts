import { type SQL, sql } from "drizzle-orm";
import type { WalletEntryKind } from "#contract/wallet/wallet.ts";
import type { MemberAccountKind } from "./accounts.ts";
import type { Booking } from "./book.ts";

/** A move between two accounts of a member. Values are typed SQL expressions, such as typed placeholders. */
interface MemberMove {
  /**
   * A relation of the statement with the member's `user_id` in at most one row. If it has no row, nothing is
   * booked.
   */
  member: SQL;
  from: MemberAccountKind;
  to: MemberAccountKind;
  /** In minor units, above zero. */
  amount: SQL;
  currency: SQL;
  booking: {
    id: SQL;
    kind: WalletEntryKind;
    reference: { type: Booking["reference"]["type"]; id: SQL };
    at: SQL;
  };
}

/**
 * Returns common table expressions that book a move between two accounts of one member, like `book`, as part of
 * a statement that also does other work. All accounts of the member are locked in the order of their ids. If
 * the balance is too low, the new balance becomes `null`. A constraint refuses this, so that the whole
 * statement fails.
 */
export function bookWithin({ member, from, to, amount, currency, booking }: MemberMove): SQL {
  const { id, kind, reference, at } = booking;
  return sql`ledger_account as materialized (
    select account.id, account.kind from ledger_accounts account join ${member} member on member.user_id = account.user_id
    where account.currency = ${currency} order by account.id for no key update of account
  ),
  ledger_moved as (
    update ledger_accounts held set balance = case
      when part.amount < 0 and held.balance + part.amount < 0 then null else held.balance + part.amount end
    from ledger_account join (
      values (${literal(from)}, -${amount}), (${literal(to)}, ${amount})
    ) part (kind, amount) on part.kind = ledger_account.kind
    where held.id = ledger_account.id
    returning held.id, part.amount, held.balance
  ),
  ledger_booked as (
    insert into ledger_transactions (id, kind, reference_type, reference_id, created_at)
    select ${id}, ${literal(kind)}, ${literal(reference.type)}, ${reference.id}, ${at} from ${member}
  ),
  ledger_entered as (
    insert into ledger_entries (transaction_id, account_id, amount, balance_after, created_at)
    select ${id}, ledger_moved.id, ledger_moved.amount, ledger_moved.balance, ${at} from ledger_moved
  )`;
}

/**
 * Quotes a constant of the contract as an SQL literal, because a prepared statement can't have additional
 * parameters.
 */
function literal(name: string): SQL {
  return sql.raw(`'${name}'`);
}
