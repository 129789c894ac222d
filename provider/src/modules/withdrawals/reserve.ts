import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Withdrawal } from "#contract/withdrawals.ts";
import type { Database } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";
import { takenKey, type keyRowOf } from "../idempotency/once.ts";
import type { WithdrawalRow } from "./view.ts";

/** A withdrawal that is not written yet. */
export type NewWithdrawal = WithdrawalRow & { state: "requested" };

const given = (name: string, type: "uuid" | "text" | "bigint" | "integer" | "timestamptz"): SQL =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/*
 * All of a request or nothing, in one round trip: key, withdrawal, booking with its entries, answer. Key first:
 * a duplicate waits there and finds it used. Then the member's accounts, all of them in the order of their ids,
 * as every booking locks them. A balance that does not bear the amount becomes null, which its column refuses,
 * and the whole statement with it.
 */
const reserveOnce = statement<{ isDone: boolean }>(
  "reserve_withdrawal",
  sql`
  with taken as (${takenKey}),
  account as materialized (
    select account.id, account.kind from ledger_accounts account join taken on taken.user_id = account.user_id
    where account.currency = ${given("currency", "text")} order by account.id for no key update of account
  ),
  moved as (
    update ledger_accounts kept set balance = case
      when part.amount < 0 and kept.balance + part.amount < 0 then null else kept.balance + part.amount end
    from account join (
      values ('available', -${given("amount", "bigint")}), ('reserved', ${given("amount", "bigint")})
    ) part (kind, amount) on part.kind = account.kind
    where kept.id = account.id
    returning kept.id, part.amount, kept.balance
  ),
  requested as (
    insert into withdrawals (id, reference, user_id, payout_method_id, method_kind, method_masked, currency, amount,
      fee, net, required_approvals, requested_at)
    select ${given("id", "uuid")}, ${given("reference", "text")}, taken.user_id, ${given("payoutMethodId", "uuid")},
      ${given("methodKind", "text")}, ${given("methodMasked", "text")}, ${given("currency", "text")},
      ${given("amount", "bigint")}, ${given("fee", "bigint")}, ${given("net", "bigint")},
      ${given("requiredApprovals", "integer")}, ${given("requestedAt", "timestamptz")}
    from taken
  ),
  booked as (
    insert into ledger_transactions (id, kind, reference_type, reference_id, created_at)
    select ${given("bookingId", "uuid")}, 'withdrawal_requested', 'withdrawal', ${given("id", "text")},
      ${given("requestedAt", "timestamptz")} from taken
  ),
  entered as (
    insert into ledger_entries (transaction_id, account_id, amount, balance_after, created_at)
    select ${given("bookingId", "uuid")}, moved.id, moved.amount, moved.balance, ${given("requestedAt", "timestamptz")}
    from moved
  )
  select exists (select from taken) as "isDone"`,
);

/**
 * Puts a withdrawal's amount aside and saves the answer for its key; false, with nothing done, where the key is used.
 * Fails with a violation of not null when the member no longer has the amount.
 */
export async function reserve(
  database: Database,
  {
    requested,
    taking,
    answer,
  }: { requested: NewWithdrawal; taking: ReturnType<typeof keyRowOf>; answer: Withdrawal },
): Promise<boolean> {
  const { amount, fee, net, requestedAt, ...rest } = requested;
  const [found] = await reserveOnce(database, {
    ...rest,
    ...taking,
    answer: JSON.stringify(answer),
    amount: amount.toString(),
    fee: fee.toString(),
    net: net.toString(),
    requestedAt: requestedAt.toISOString(),
    bookingId: randomUUID(),
  });
  return found!.isDone;
}
