import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { ledgerAccounts } from "../database/schema.ts";

export type MemberAccountKind = "pending" | "available" | "reserved";
export type SystemAccountKind = "networks" | "payouts" | "fees" | "adjustments" | "shop" | "bonuses";
export type AccountName = { userId: string; kind: MemberAccountKind } | { system: SystemAccountKind };

export interface Account {
  id: string;
  userId: string | null;
  kind: MemberAccountKind | SystemAccountKind;
  balance: bigint;
}

const userOf = (name: AccountName) => ("system" in name ? null : name.userId);
const kindOf = (name: AccountName) => ("system" in name ? name.system : name.kind);
export const isNamed = (account: Account, name: AccountName) =>
  account.userId === userOf(name) && account.kind === kindOf(name);

/** A member's accounts of one currency: opened together, locked together. */
const memberAccountKinds: readonly MemberAccountKind[] = ["pending", "available", "reserved"];

/**
 * Reads the accounts a booking moves money between, opening those that do not exist yet.
 *
 * Of a member all rows are locked, in the order of their ids, so that two bookings never wait for each
 * other in a circle. That holds for the very first booking too, because a member's rows are opened
 * together: whoever misses one misses all and so waits holding none. The system's rows are shared by
 * all and never locked.
 */
export async function lockAccounts(
  tx: Queryable,
  names: AccountName[],
  currency: string,
): Promise<Account[]> {
  const find = async () => {
    const rows = [...(await lockMembers(tx, names, currency)), ...(await readSystem(tx, names, currency))];
    return names.flatMap((name) => rows.find((row) => isNamed(row, name)) ?? []);
  };
  const found = await find();
  if (found.length === names.length) return found;
  await open(tx, names, currency);
  return find();
}

async function open(tx: Queryable, names: AccountName[], currency: string): Promise<void> {
  const rows = names.flatMap((name) => {
    const kinds = "system" in name ? [name.system] : memberAccountKinds;
    return kinds.map((kind) => ({ id: randomUUID(), userId: userOf(name), kind, currency }));
  });
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing();
}

const account = {
  id: ledgerAccounts.id,
  userId: ledgerAccounts.userId,
  kind: ledgerAccounts.kind,
  balance: ledgerAccounts.balance,
};

async function lockMembers(tx: Queryable, names: AccountName[], currency: string): Promise<Account[]> {
  const members = names.flatMap((name) => ("system" in name ? [] : name.userId));
  if (members.length === 0) return [];
  return tx
    .select(account)
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.userId, members), eq(ledgerAccounts.currency, currency)))
    .orderBy(ledgerAccounts.id)
    .for("no key update");
}

async function readSystem(tx: Queryable, names: AccountName[], currency: string): Promise<Account[]> {
  const kinds = names.flatMap((name) => ("system" in name ? name.system : []));
  if (kinds.length === 0) return [];
  return tx
    .select(account)
    .from(ledgerAccounts)
    .where(
      and(
        isNull(ledgerAccounts.userId),
        inArray(ledgerAccounts.kind, kinds),
        eq(ledgerAccounts.currency, currency),
      ),
    );
}
