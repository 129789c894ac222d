import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { SystemAccount } from "#contract/wallet/wallet.ts";
import type { Queryable } from "../database/engine/connection.ts";
import { ledgerAccounts } from "../database/schema/schema.ts";
import { statement } from "../database/engine/statement.ts";

export type MemberAccountKind = "pending" | "available" | "reserved";

export type AccountName = { userId: string; kind: MemberAccountKind } | { system: SystemAccount };

export interface Account {
  id: string;
  userId: string | null;
  kind: MemberAccountKind | SystemAccount;
  balance: bigint;
  /** Whether its owner's account was deleted. */
  isClosed: boolean;
}

const userOf = (name: AccountName) => ("system" in name ? null : name.userId);
/** Returns a text that identifies an account among those of one currency. */
export function accountKey(account: AccountName | Pick<Account, "userId" | "kind">): string {
  return "system" in account ? `:${account.system}` : `${account.userId ?? ""}:${account.kind}`;
}

/** The kinds of accounts that a member has in each currency. They are opened and locked together. */
const memberAccountKinds: readonly MemberAccountKind[] = ["pending", "available", "reserved"];

/**
 * Reads the accounts of a booking and opens those that don't exist yet. Bookings can't deadlock, because they
 * lock accounts in a fixed order: the youngest member's accounts first, and the accounts of one member in the
 * order of their ids. This also holds for a member's first booking, because all accounts of a member are opened
 * together. System accounts are shared by all bookings and never locked.
 */
export async function lockAccounts(
  tx: Queryable,
  names: AccountName[],
  currency: string,
): Promise<Account[]> {
  const parameters = {
    members: [...new Set(names.flatMap((name) => ("system" in name ? [] : name.userId)))].join(),
    system: [...new Set(names.flatMap((name) => ("system" in name ? name.system : [])))].join(),
    currency,
  };
  const find = async () =>
    (await lock(tx, parameters)).map(({ balance, ...row }) => ({ ...row, balance: BigInt(balance) }));
  const accounts = await find();
  const keys = new Set(accounts.map(accountKey));
  const missingAccounts = new Map(
    names.filter((name) => !keys.has(accountKey(name))).map((name) => [accountKey(name), name]),
  );
  if (missingAccounts.size === 0) return accounts;
  await open(tx, [...missingAccounts.values()], currency);
  return find();
}

/** Closes a deleted member's accounts, so that nothing can be credited to them (M31). */
export async function closeAccounts(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.update(ledgerAccounts).set({ closedAt: at }).where(eq(ledgerAccounts.userId, userId));
}

// A single round trip to the database, because it runs while other locks are held. The accounts of the newest
// member are locked first: a referral bonus is booked for the friend before the referrer, whose account is
// older.
const lock = statement<Omit<Account, "balance"> & { balance: string }>(
  "lock_accounts",
  sql`
  with member as materialized (
    select account.id, account.user_id, account.kind, account.balance, account.closed_at is not null as is_closed
    from ledger_accounts account join users on users.id = account.user_id
    where account.user_id = any(string_to_array(${sql.placeholder("members")}, ',')::uuid[])
      and account.currency = ${sql.placeholder("currency")}
    order by users.created_at desc, account.id for no key update of account
  )
  select id, user_id as "userId", kind, balance::text, is_closed as "isClosed" from member
  union all
  select id, user_id, kind, balance::text, false from ledger_accounts
  where user_id is null and kind = any(string_to_array(${sql.placeholder("system")}, ','))
    and currency = ${sql.placeholder("currency")}`,
);

const rowsOfBatch = 1_000;

async function open(tx: Queryable, names: AccountName[], currency: string): Promise<void> {
  const rows = names.flatMap((name) => {
    const kinds = "system" in name ? [name.system] : memberAccountKinds;
    const userId = userOf(name);
    const closedAt = sql`(select deleted_at from users where id = ${userId})`;
    return kinds.map((kind) => ({ id: randomUUID(), userId, kind, currency, closedAt }));
  });
  // PostgreSQL accepts up to 65,535 parameters per statement.
  for (let from = 0; from < rows.length; from += rowsOfBatch)
    await tx
      .insert(ledgerAccounts)
      .values(rows.slice(from, from + rowsOfBatch))
      .onConflictDoNothing();
}
