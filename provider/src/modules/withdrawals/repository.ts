import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { KeysetMeta } from "#contract/paging.ts";
import type { PayoutMethodKind } from "#contract/payout-methods.ts";
import type { Withdrawal, WithdrawalState } from "#contract/withdrawals.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { ledgerAccounts, payoutMethods, withdrawals } from "../../database/schema.ts";
import { findApprovals } from "./approvals.ts";
import { toWithdrawal, type WithdrawalRow } from "./view.ts";

/** What a member has available, in minor units; 0 before the first credit. */
export async function findAvailable(queryable: Queryable, userId: string, currency: string): Promise<bigint> {
  const [account] = await queryable.select().from(ledgerAccounts).where(isAvailable(userId, currency));
  return account?.balance ?? 0n;
}

const isAvailable = (userId: string, currency: string) =>
  and(
    eq(ledgerAccounts.userId, userId),
    eq(ledgerAccounts.kind, "available"),
    eq(ledgerAccounts.currency, currency),
  );

/** A member's payout method and available balance together; undefined when the method is unknown or removed. */
export async function findTarget(
  queryable: Queryable,
  { userId, methodId, currency }: { userId: string; methodId: string; currency: string },
): Promise<{ kind: PayoutMethodKind; masked: string; available: bigint } | undefined> {
  if (!isUuid(methodId)) return undefined;
  const [row] = await queryable
    .select({ kind: payoutMethods.kind, masked: payoutMethods.masked, available: ledgerAccounts.balance })
    .from(payoutMethods)
    .leftJoin(ledgerAccounts, isAvailable(userId, currency))
    .where(
      and(
        eq(payoutMethods.id, methodId),
        eq(payoutMethods.userId, userId),
        sql`${payoutMethods.removedAt} is null`,
      ),
    );
  return row && { ...row, available: row.available ?? 0n };
}

export async function insertWithdrawal(
  tx: Transaction,
  row: typeof withdrawals.$inferInsert,
): Promise<WithdrawalRow> {
  const [inserted] = await tx.insert(withdrawals).values(row).returning();
  return inserted!;
}

/** A withdrawal whose row stays locked until the transaction ends; undefined when there is none. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("no key update");
  return row;
}

/** Changes a withdrawal only while it is in `from`; undefined when it is not. */
export async function updateInState(
  tx: Transaction,
  id: string,
  from: WithdrawalState,
  change: Partial<WithdrawalRow>,
): Promise<WithdrawalRow | undefined> {
  const [changed] = await tx
    .update(withdrawals)
    .set(change)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, from)))
    .returning();
  return changed;
}

/** One of a member's withdrawals; undefined when unknown or somebody else's. */
export async function findOwn(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<Withdrawal | undefined> {
  if (!isUuid(id)) return undefined;
  const wanted = and(eq(withdrawals.userId, userId), eq(withdrawals.id, id));
  const rows = await queryable.select().from(withdrawals).where(wanted);
  return (await withApprovals(queryable, rows))[0];
}

export const position = z.tuple([z.iso.datetime(), z.uuid()]);
export const positionOf = (row: { requestedAt: Date; id: string }) => [row.requestedAt.toISOString(), row.id];

interface OwnFilter {
  cursor?: string;
  limit: number;
  state?: WithdrawalState;
}

/** A page of a member's withdrawals, newest first. */
export async function findOwnPage(
  queryable: Queryable,
  userId: string,
  { cursor, limit, state }: OwnFilter,
): Promise<{ rows: Withdrawal[]; meta: KeysetMeta }> {
  const wanted = and(eq(withdrawals.userId, userId), state ? eq(withdrawals.state, state) : undefined);
  const found = await queryable
    .select()
    .from(withdrawals)
    .where(and(wanted, cursor ? before(cursor) : undefined))
    .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(found, limit, positionOf);
  const total = await countUpToCap(
    queryable,
    queryable
      .select({ one: sql`1` })
      .from(withdrawals)
      .where(wanted),
  );
  return { rows: await withApprovals(queryable, page), meta: { nextCursor, ...total } };
}

function before(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, position);
  return sql`(${withdrawals.requestedAt}, ${withdrawals.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

async function withApprovals(queryable: Queryable, rows: WithdrawalRow[]): Promise<Withdrawal[]> {
  const ids = rows.map((row) => row.id);
  const approvals = await findApprovals(queryable, ids);
  return rows.map((row) => toWithdrawal(row, approvals.get(row.id)?.length ?? 0));
}
