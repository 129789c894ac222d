import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { withdrawal, type Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { Database } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { isAtColumn, sqlStateOf, sqlStates } from "../../database/engine/sql-state.ts";
import { statement } from "../../database/engine/statement.ts";
import { newReference } from "../../reference-codes.ts";
import {
  parseSavedResponse,
  readSavedResponse,
  keyRowOf,
  savedResponseQuery,
  type SavedResponse,
  mapLockTimeout,
} from "../idempotency/once.ts";
import { type SettingsRow, inForce, toCurrentSetting } from "../settings/current.ts";
import { amountError, priceFor, type Order, type PricedOrder } from "./order.ts";
import { findAvailable, target, type PayoutMethodTarget } from "./repository.ts";
import { reserve, type NewWithdrawal } from "./reserve.ts";
import { withdrawalRules } from "./rules.ts";
import { changedSince, latestCause, causeError, type CauseRow } from "./wait.ts";
import { toWithdrawal } from "./view.ts";

/**
 * Everything needed to validate a withdrawal request, read in one statement. Fields are `null` if no row
 * exists.
 */
interface WithdrawalContext {
  saved: SavedResponse | null;
  cause: CauseRow | null;
  target: PayoutMethodTarget | null;
  settings: SettingsRow | null;
}
const row = (query: typeof target) => sql`(select to_jsonb(found) from (${query}) found)`;
const findWithdrawalContext = statement<WithdrawalContext>(
  "withdrawal_context",
  sql`select ${row(savedResponseQuery)} as saved, ${row(latestCause)} as cause, ${row(target)} as target,
    ${row(inForce)} as settings`,
);

/**
 * Requests a withdrawal once per idempotency key. The first statement reads everything needed to validate the
 * request and takes no locks, so that concurrent requests don't wait. The second statement claims the key,
 * moves the amount from available to reserved and inserts the withdrawal (M1–M4). `waitHours` is the time
 * during which no withdrawals are possible after a change to the account.
 * @throws Problem as `priceFor`, `assertNotWaiting` and `once` do
 */
export async function placeWithdrawal(
  database: Database,
  order: Order,
  { key: idempotencyKey, at, waitHours = 0 }: { key: string; at: Date; waitHours?: number },
): Promise<Withdrawal> {
  const { userId, payoutMethodId, amount, currency } = order;
  const body = { payoutMethodId, amount: amount.toString() };
  const keyRow = keyRowOf({ userId, route: "POST /v1/withdrawals", key: idempotencyKey, body, at });
  const [context] = await findWithdrawalContext(database, {
    ...keyRow,
    changedSince: changedSince({ now: at, hours: waitHours }),
    methodId: isUuid(payoutMethodId) ? payoutMethodId : null,
    currency,
    area: "payouts",
  });
  const { saved, cause, target: found, settings } = context!;
  if (saved) return parseSavedResponse(saved, keyRow, withdrawal);
  if (cause) throw causeError(cause, waitHours);
  const pricedOrder = priceFor(
    order,
    found,
    withdrawalRules(toCurrentSetting(settings, "payouts", currency).value),
  );
  const requested = newWithdrawal(pricedOrder, at);
  const response = toWithdrawal(requested, 0);
  try {
    const isDone = await mapLockTimeout(() => reserve(database, { requested, keyRow, response }));
    return isDone ? response : await readSavedResponse(database, keyRow, withdrawal);
  } catch (error) {
    const isBalanceMissing =
      sqlStateOf(error) === sqlStates.notNullViolation &&
      isAtColumn(error, { table: "ledger_accounts", column: "balance" });
    if (!isBalanceMissing) throw error;
    // The money was spent after the request was priced, so the balance is read again.
    const available = await findAvailable(database, userId, currency);
    throw amountError("amount_above_available", { available, currency, rules: pricedOrder.rules });
  }
}

function newWithdrawal(pricedOrder: PricedOrder, at: Date): NewWithdrawal {
  return {
    id: randomUUID(),
    reference: newReference("WD"),
    userId: pricedOrder.userId,
    payoutMethodId: pricedOrder.payoutMethodId,
    methodKind: pricedOrder.kind,
    methodMasked: pricedOrder.masked,
    currency: pricedOrder.currency,
    amount: pricedOrder.amount,
    fee: pricedOrder.fee,
    net: pricedOrder.net,
    state: "requested",
    requiredApprovals: pricedOrder.requiredApprovals,
    requestedAt: at,
    decidedBy: null,
    reason: null,
    reasonCode: null,
    reasonNote: null,
    paymentReference: null,
    heldAt: null,
    heldBy: null,
    holdReason: null,
    approvedAt: null,
    sentAt: null,
    settledAt: null,
    returnedAt: null,
    returnedAmount: null,
    failure: null,
  };
}
