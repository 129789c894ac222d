import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { WalletEntryKind } from "#contract/wallet/wallet.ts";
import type { Transaction } from "../database/engine/connection.ts";
import { jsonOf } from "../database/engine/insert-rows.ts";
import { statement } from "../database/engine/statement.ts";
import {
  accountKey,
  lockAccounts,
  type Account,
  type AccountName,
  type MemberAccountKind,
} from "./accounts.ts";

/** A change of an account's balance in minor units; negative for money that leaves it. */
export interface Move {
  account: AccountName;
  amount: bigint;
}

export interface Booking {
  kind: WalletEntryKind;
  /**
   * The cause of the booking. A kind is booked only once per cause, unless `occurrence` differs, for example
   * for several corrections of the same cause.
   */
  reference: {
    type: "lead" | "withdrawal" | "adjustment" | "order" | "referral" | "course";
    id: string;
    occurrence?: number;
  };
  currency: string;
  /** At least two moves whose sum is zero, with each account at most once. */
  moves: Move[];
  at: Date;
}

/** Thrown when a booking would take more from a member's account than it holds. Nothing was written. */
export class Overdraw extends Error {
  readonly account: MemberAccountKind;
  readonly balance: bigint;

  constructor(account: MemberAccountKind, balance: bigint) {
    super(`${account} holds ${balance} only`);
    this.name = "Overdraw";
    this.account = account;
    this.balance = balance;
  }
}

/** Thrown when a booking would credit the account of a deleted member. Nothing was written. */
export class AccountClosed extends Error {
  override name = "AccountClosed";
}

/**
 * Books one movement of money in the caller's transaction: locks the members' account rows, refuses to overdraw
 * them, updates the balances and appends the entries.
 * @throws Overdraw if a member's account doesn't hold the amount (only a clawback may exceed it)
 * @throws AccountClosed if a deleted member would be credited
 * @throws RangeError if the moves don't sum to zero
 */
export function book(tx: Transaction, booking: Booking): Promise<void> {
  return bookAll(tx, [booking]);
}

/**
 * Books several movements of one currency, like consecutive calls of `book`, but in two statements. If one
 * movement is refused, nothing is written.
 */
export async function bookAll(tx: Transaction, bookings: Booking[]): Promise<void> {
  const [first] = bookings;
  if (!first) return;
  for (const { kind, moves, currency } of bookings) {
    if (moves.reduce((sum, move) => sum + move.amount, 0n) !== 0n)
      throw new RangeError(`${kind} does not sum to zero`);
    if (currency !== first.currency) throw new RangeError("bookings of two currencies");
  }
  const names = bookings.flatMap(({ moves }) => moves.map((move) => move.account));
  const accounts = await lockAccounts(tx, names, first.currency);
  const accountOf = new Map(accounts.map((account) => [accountKey(account), account]));
  const bookingRows = bookings.map(({ kind, reference, moves, at }) => {
    const id = randomUUID();
    const entries = moves.map(({ account: name, amount }) => {
      const account = accountOf.get(accountKey(name));
      if (!account) throw new Error("A ledger account went missing");
      if (!isClawback(kind)) assertNoOverdraft(account, amount);
      if (account.isClosed && amount > 0n) throw new AccountClosed(`The account ${account.id} is closed`);
      account.balance += amount;
      const balance_after = account.userId === null ? null : account.balance;
      return { transaction_id: id, account_id: account.id, amount, balance_after, created_at: at };
    });
    const { type: reference_type, id: reference_id, occurrence = 0 } = reference;
    return { row: { id, kind, reference_type, reference_id, occurrence, created_at: at }, entries };
  });
  const movedAccountIds = new Set(
    bookingRows.flatMap(({ entries }) => entries.map(({ account_id }) => account_id)),
  );
  await write(tx, {
    accounts: jsonOf(accounts.filter(({ id, userId }) => userId !== null && movedAccountIds.has(id))),
    bookings: jsonOf(bookingRows.map(({ row }) => row)),
    entries: jsonOf(bookingRows.flatMap(({ entries }) => entries)),
  });
}

/** The kinds of bookings that may overdraw an account. A trigger of `ledger_entries` has the same list. */
export const clawbacks: readonly WalletEntryKind[] = [
  "cashback_reversed",
  "cashback_corrected",
  "referral_undone",
];

/** Returns whether a booking may overdraw an account, because a purchase was reversed or reduced. */
export function isClawback(kind: WalletEntryKind): boolean {
  return clawbacks.includes(kind);
}

function assertNoOverdraft({ userId, kind, balance }: Account, amount: bigint): void {
  const isMembers = userId !== null && (kind === "pending" || kind === "available" || kind === "reserved");
  if (isMembers && amount < 0n && balance + amount < 0n) throw new Overdraw(kind, balance);
}

// A single statement, because other bookings of these members wait while the row lock is held.
const write = statement(
  "book",
  sql`
  with moved as (
    update ledger_accounts account set balance = held.balance
    from json_to_recordset(${sql.placeholder("accounts")}::json) held (id uuid, balance bigint)
    where account.id = held.id
  ),
  booked as (
    insert into ledger_transactions (id, kind, reference_type, reference_id, occurrence, created_at)
    select id, kind, reference_type, reference_id, occurrence, created_at
    from json_populate_recordset(null::ledger_transactions, ${sql.placeholder("bookings")}::json)
  )
  insert into ledger_entries (transaction_id, account_id, amount, balance_after, created_at)
  select transaction_id, account_id, amount, balance_after, created_at
  from json_populate_recordset(null::ledger_entries, ${sql.placeholder("entries")}::json)`,
);
