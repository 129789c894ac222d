import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { timeOrder } from "#contract/calls/list.ts";
import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import { listWithdrawals, type Withdrawal, type WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import type { KeysetOrder } from "../../database/queries/keyset.ts";
import { statement } from "../../database/engine/statement.ts";
import { ledgerAccounts, users, withdrawals } from "../../database/schema/schema.ts";
import type { Identity } from "../../plugins/identity.ts";
import { findApprovals } from "./approvals.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { withdrawalEvent } from "./events.ts";
import { toWithdrawal, type WithdrawalRow } from "./view.ts";

/** Returns a member's available balance in minor units; 0 before the first credit. */
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

/**
 * Selects a member's payout method together with the available balance; no row if the method is unknown or
 * removed.
 */
export const target = sql`select method.kind, method.masked, method.failure, coalesce(account.balance, 0)::text as available
  from payout_methods method
  left join ledger_accounts account on account.user_id = method.user_id and account.kind = 'available'
    and account.currency = ${sql.placeholder("currency")}
  where method.id = ${sql.placeholder("methodId")}::uuid and method.user_id = ${sql.placeholder("userId")}::uuid
    and method.removed_at is null`;
export interface PayoutMethodTarget {
  kind: PayoutMethodKind;
  masked: string;
  /** The reason if a payment to this method was returned. */
  failure: string | null;
  available: string;
}

const targetOf = statement<PayoutMethodTarget>("withdrawal_target", target);

/** Returns a member's payout method and available balance, or undefined if the method is unknown or removed. */
export async function findTarget(
  queryable: Queryable,
  { userId, methodId, currency }: { userId: string; methodId: string; currency: string },
): Promise<PayoutMethodTarget | undefined> {
  if (!isUuid(methodId)) return undefined;
  const [row] = await targetOf(queryable, { userId, methodId, currency });
  return row;
}

/** Returns a withdrawal and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("no key update");
  return row;
}

/**
 * Updates a withdrawal that is in state `from`, and emits its event. Returns undefined if it is in another
 * state.
 */
export async function updateInState(
  tx: Transaction,
  id: string,
  from: WithdrawalState,
  { at, ...change }: Partial<WithdrawalRow> & { at: Date },
): Promise<WithdrawalRow | undefined> {
  const [changed] = await tx
    .update(withdrawals)
    .set(change)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, from)))
    .returning();
  if (!changed) return undefined;
  const isHold = changed.state === from;
  const type = isHold ? (changed.heldAt ? "withdrawal.held" : "withdrawal.resumed") : undefined;
  await emitEvents(tx, at, [withdrawalEvent(changed, type)]);
  return changed;
}

/** Returns one of a member's withdrawals, or undefined if it is unknown or another member's. */
export async function findOwn(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<Withdrawal | undefined> {
  if (!isUuid(id)) return undefined;
  const ownWithdrawal = and(eq(withdrawals.userId, userId), eq(withdrawals.id, id));
  const rows = await queryable.select().from(withdrawals).where(ownWithdrawal);
  return (await withApprovals(queryable, rows))[0];
}

/** Returns the name and email address that a member's receipts and statements show. */
export async function findPayee(
  queryable: Queryable,
  userId: string,
): Promise<{ name: string; email: string }> {
  const { name, email } = users;
  const [row] = await queryable.select({ name, email }).from(users).where(eq(users.id, userId));
  return row!;
}

/** Lists withdrawals ordered by the time of the request. */
export function withdrawalsByTime<Row>(
  order: z.output<typeof timeOrder>,
  withdrawalOf: (row: Row) => Pick<WithdrawalRow, "id" | "requestedAt">,
): KeysetOrder<Row> {
  return orderByTime({ time: withdrawals.requestedAt, id: withdrawals.id }, order, (row) => {
    const { requestedAt, id } = withdrawalOf(row);
    return [requestedAt, id];
  });
}

/** A member's withdrawals, newest first. */
export const ownWithdrawalList = keysetList(listWithdrawals, ({ userId }: Pick<Identity, "userId">) => ({
  select: (queryable) => queryable.select().from(withdrawals),
  count: (rows) => rows.from(withdrawals),
  where: ({ state }) => and(eq(withdrawals.userId, userId), state ? eq(withdrawals.state, state) : undefined),
  order: () => withdrawalsByTime("newest", (row: WithdrawalRow) => row),
  view: (rows, queryable) => withApprovals(queryable, rows),
}));

async function withApprovals(queryable: Queryable, rows: WithdrawalRow[]): Promise<Withdrawal[]> {
  const ids = rows.map((row) => row.id);
  const approvals = await findApprovals(queryable, ids);
  return rows.map((row) => toWithdrawal(row, approvals.get(row.id)?.length ?? 0));
}

/** Makes a withdrawal require the approval of two different admins. */
export async function requireTwo(tx: Transaction, id: string): Promise<WithdrawalRow> {
  const [row] = await tx
    .update(withdrawals)
    .set({ requiredApprovals: 2 })
    .where(eq(withdrawals.id, id))
    .returning();
  return row!;
}
