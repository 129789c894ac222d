import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { Database } from "../../database/engine/connection.ts";
import { statement } from "../../database/engine/statement.ts";
import { bookWithin } from "../../ledger/book-within.ts";
import { claimKey, type keyRowOf } from "../idempotency/once.ts";
import { emitEventsQueries, eventRow } from "../webhooks/emit.ts";
import { withdrawalEvent } from "./events.ts";
import type { WithdrawalRow } from "./view.ts";

/** A withdrawal that hasn't been inserted yet. */
export type NewWithdrawal = WithdrawalRow & { state: "requested" };

const parameter = (name: string, type: "uuid" | "text" | "bigint" | "integer" | "timestamptz"): SQL =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

// Writes the key, the withdrawal, the booking, the event and the answer in one statement: either all of them or
// none. The key is written first, so that a duplicate request waits for it and then finds it used.
const reserveOnce = statement<{ isDone: boolean }>(
  "reserve_withdrawal",
  sql`
  with taken as (${claimKey}),
  ${bookWithin({
    member: sql`taken`,
    from: "available",
    to: "reserved",
    amount: parameter("amount", "bigint"),
    currency: parameter("currency", "text"),
    booking: {
      id: parameter("bookingId", "uuid"),
      kind: "withdrawal_requested",
      reference: { type: "withdrawal", id: parameter("id", "text") },
      at: parameter("requestedAt", "timestamptz"),
    },
  })},
  requested as (
    insert into withdrawals (id, reference, user_id, payout_method_id, method_kind, method_masked, currency, amount,
      fee, net, required_approvals, requested_at)
    select ${parameter("id", "uuid")}, ${parameter("reference", "text")}, taken.user_id, ${parameter("payoutMethodId", "uuid")},
      ${parameter("methodKind", "text")}, ${parameter("methodMasked", "text")}, ${parameter("currency", "text")},
      ${parameter("amount", "bigint")}, ${parameter("fee", "bigint")}, ${parameter("net", "bigint")},
      ${parameter("requiredApprovals", "integer")}, ${parameter("requestedAt", "timestamptz")}
    from taken
  ),
  ${emitEventsQueries(sql`select event.* from taken, json_to_record(${sql.placeholder("event")}::json)
    as event (id uuid, type text, object_id text, body text, created_at timestamptz)`)}
  select exists (select from taken) as "isDone"`,
);

/**
 * Reserves a withdrawal's amount and saves the answer for its idempotency key. Returns false without any change
 * if the key is used. Fails with a not-null violation if the member no longer has the amount.
 */
export async function reserve(
  database: Database,
  {
    requested,
    keyRow,
    response,
  }: { requested: NewWithdrawal; keyRow: ReturnType<typeof keyRowOf>; response: Withdrawal },
): Promise<boolean> {
  const { amount, fee, net, requestedAt, ...rest } = requested;
  const [found] = await reserveOnce(database, {
    ...rest,
    ...keyRow,
    answer: JSON.stringify(response),
    amount: amount.toString(),
    fee: fee.toString(),
    net: net.toString(),
    requestedAt: requestedAt.toISOString(),
    bookingId: randomUUID(),
    event: JSON.stringify(eventRow(withdrawalEvent(requested), requestedAt)),
  });
  return found!.isDone;
}
