import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { openLeadStates } from "#contract/leads/leads.ts";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import type { Wallet, WalletAccount, WalletEntryKind } from "#contract/wallet/wallet.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { statement } from "../../database/engine/statement.ts";
import { startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { factorColumns } from "../../database/queries/second-factors-of.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payoutMethods,
} from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { type SettingsRow, inForce, toCurrentSetting } from "../settings/current.ts";
import { withdrawalRules } from "../withdrawals/rules.ts";
import { splitAvailable } from "./split-available.ts";

interface WalletReading extends ZoneInput {
  userId: string;
  isVerified: boolean;
  currency: string;
  now: Date;
}

/** Leads that become payable at the same time. `amount` is in minor units. */
interface DueLeads {
  at: string;
  amount: string;
  isEstimate: boolean;
}

interface WalletRow {
  /** Balances in minor units by account; `null` without accounts. */
  balances: Partial<Record<WalletAccount, string>> | null;
  /** Sums of the available account's entries by kind of booking; `null` without entries. */
  sums: Partial<Record<WalletEntryKind, string>> | null;
  /** The first leads to become payable, the earliest first; `null` if there are none. */
  due: DueLeads[] | null;
  payouts: SettingsRow | null;
  hasMethod: boolean;
  hasFactor: boolean;
}

const user = sql.placeholder("userId");
const walletCurrency = sql.placeholder("currency");
const query = new QueryBuilder();

const ownAccounts = and(eq(ledgerAccounts.userId, user), eq(ledgerAccounts.currency, walletCurrency));

const sums = query
  .select({
    kind: ledgerTransactions.kind,
    sum: sql`sum(${ledgerEntries.amount})::text`.as("sum"),
  })
  .from(ledgerEntries)
  .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
  .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
  .where(and(ownAccounts, eq(ledgerAccounts.kind, "available")))
  .groupBy(ledgerTransactions.kind);

// A lead whose date is only estimated counts on the last day of the estimate.
const expected = sql`coalesce(${leads.expectedLatestAt}, ${leads.expectedPayableAt})`;
const isOpen = and(
  eq(leads.userId, user),
  eq(leads.currency, walletCurrency),
  inArray(leads.state, openLeadStates),
  sql`${expected} >= ${sql.placeholder("now")}::timestamptz`,
);
const earliest = query.select({ at: expected }).from(leads).where(isOpen).orderBy(expected).limit(1);
// 50 hours cover the first day in any time zone. `nextPayableOf` then selects the leads of that day.
const due = query
  .select({
    at: sql`${expected}`.as("at"),
    amount: sql`sum(${leads.cashBack})::text`.as("amount"),
    isEstimate: sql`bool_or(${leads.expectedLatestAt} is not null)`.as("is_estimate"),
  })
  .from(leads)
  .where(and(isOpen, sql`${expected} < (${earliest}) + interval '50 hours'`))
  .groupBy(expected);

const find = statement<WalletRow>(
  "wallet_figures",
  sql`select
    (select json_object_agg(kind, balance::text) from ${ledgerAccounts} where ${ownAccounts}) as balances,
    (select json_object_agg(kind, sum) from (${sums}) as sums) as sums,
    (select json_agg(json_build_object('at', at, 'amount', amount, 'isEstimate', is_estimate) order by at)
      from (${due}) as due) as due,
    (select json_build_object('version', version, 'value', value) from (${inForce}) as payouts) as payouts,
    exists (select from ${payoutMethods}
      where ${and(eq(payoutMethods.userId, user), isNull(payoutMethods.removedAt))}) as "hasMethod",
    (select app or passkey from (select ${factorColumns}) as factors) as "hasFactor"`,
);

/**
 * Returns a member's four figures, whether the member can withdraw now, and the next amount to become payable.
 * Runs a single statement.
 */
export async function findWallet(
  queryable: Queryable,
  { userId, isVerified, currency, now, timeZone }: WalletReading,
): Promise<Wallet> {
  const values = { userId, currency, now: now.toISOString(), area: "payouts" };
  const [row] = await find(queryable, values);
  const { balances, sums, due, payouts, hasMethod, hasFactor } = row!;
  const balanceOf = (account: WalletAccount) => BigInt(balances?.[account] ?? 0);
  const available = balanceOf("available");
  const { minimum } = withdrawalRules(toCurrentSetting(payouts, "payouts", currency).value);
  const parts = splitAvailable(sums ?? {});
  return {
    currency,
    available: toWire(available),
    pending: toWire(balanceOf("pending")),
    reserved: toWire(balanceOf("reserved")),
    lifetime: parts.cashBack,
    parts,
    setUp: { payoutMethod: hasMethod, secondFactor: hasFactor },
    withdrawable: withdrawalState(available, minimum, isVerified),
    nextPayable: nextPayableOf(due ?? [], timeZone),
  };
}

/**
 * Returns the first day, in a time zone, on which one of these leads becomes payable, the sum of the cash back
 * on that day, and whether the day is an estimate for one of its leads.
 */
function nextPayableOf(due: DueLeads[], timeZone: string): Wallet["nextPayable"] {
  const [first] = due;
  if (!first) return null;
  const at = new Date(first.at);
  const end = startOfDay(dayAfter(dayIn(at, timeZone), 1), timeZone);
  const firstDayLeads = due.filter((leads) => new Date(leads.at) < end);
  return {
    at: at.toISOString(),
    amount: toWire(firstDayLeads.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
    isEstimate: firstDayLeads.some(({ isEstimate }) => isEstimate),
  };
}

function withdrawalState(available: bigint, minimum: bigint, verified: boolean): Wallet["withdrawable"] {
  if (available >= minimum) {
    return { possible: verified, reason: verified ? null : "email_unverified", missing: 0 };
  }
  return {
    possible: false,
    reason: available < 0n ? "negative_balance" : "below_minimum",
    missing: toWire(minimum - available),
  };
}
