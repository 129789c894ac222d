import { and, asc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import {
  listWalletEvents,
  systemAccount,
  walletAccount,
  walletEntryKind,
  type WalletEvent,
} from "#contract/wallet/wallet.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { entryList, ownEntries, type Wallet } from "./repository.ts";
import { findSubjects } from "./subjects.ts";

type Booking = WalletEvent["bookings"][number];

/** More than the number of bookings for any purchase, withdrawal or order. */
const maxEventsPerUser = 200;

/** A member's bookings, newest first. The position of a booking depends on its latest entry. */
export const walletEventList = keysetList(listWalletEvents, (wallet: Wallet) => ({
  ...entryList,
  // With an account filter, no booking appears twice, because it has at most one entry per account.
  where: (query) => and(ownEntries(wallet, query), query.account ? undefined : isLatestOfBooking(wallet)),
  view: (rows, queryable) => viewEvents(queryable, rows, wallet),
}));

/** Returns all bookings for a purchase, a withdrawal or an order, oldest first. */
export async function findEventsOf(
  queryable: Queryable,
  wallet: Wallet,
  referenceId: string,
): Promise<WalletEvent[]> {
  const rows = await entryList
    .select(queryable)
    .where(
      and(
        ownEntries(wallet, { timeZone: "UTC" }),
        eq(ledgerTransactions.referenceId, referenceId),
        isLatestOfBooking(wallet),
      ),
    )
    .orderBy(asc(ledgerEntries.id))
    .limit(maxEventsPerUser);
  return viewEvents(queryable, rows, wallet);
}

async function viewEvents(
  queryable: Queryable,
  rows: Awaited<ReturnType<typeof entryList.select>>,
  wallet: Wallet,
): Promise<WalletEvent[]> {
  const causes = rows.map(({ cause }) => cause);
  const subjects = await findSubjects(queryable, causes);
  const ids = causes.map(({ id }) => id);
  const bookings = await findBookings(queryable, ids, wallet.userId);
  return rows.map(({ entry, cause }) => ({
    id: entry.id.toString(),
    kind: walletEntryKind.parse(cause.kind),
    currency: wallet.currency,
    createdAt: entry.createdAt.toISOString(),
    subject: subjects.get(cause.referenceId) ?? { type: "none" as const, id: null, label: null },
    ...flowOf(bookings.get(cause.id) ?? []),
    bookings: bookings.get(cause.id) ?? [],
  }));
}

function isLatestOfBooking({ userId }: Wallet): SQL {
  return sql`not exists (
    select 1 from ledger_entries later join ledger_accounts own on own.id = later.account_id
    where later.transaction_id = ${ledgerEntries.transactionId} and later.id > ${ledgerEntries.id}
      and own.user_id = ${userId})`;
}

/** Returns all entries of the bookings on the member's and the system's accounts, debits first. */
async function findBookings(queryable: Queryable, ids: string[], userId: string) {
  const bookings = new Map<string, Booking[]>();
  if (ids.length === 0) return bookings;
  const rows = await queryable
    .select({ entry: ledgerEntries, account: ledgerAccounts.kind })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        inArray(ledgerEntries.transactionId, ids),
        or(eq(ledgerAccounts.userId, userId), isNull(ledgerAccounts.userId)),
      ),
    )
    .orderBy(asc(ledgerEntries.amount), asc(ledgerEntries.id));
  for (const { entry, account } of rows) {
    const booking = {
      account,
      amount: toWire(entry.amount),
      balanceAfter: entry.balanceAfter === null ? null : toWire(entry.balanceAfter),
    };
    bookings.set(entry.transactionId, [...(bookings.get(entry.transactionId) ?? []), booking]);
  }
  return bookings;
}

/**
 * Returns the source and target of the money from the member's view, and the amount that was received or
 * paid.
 */
function flowOf(bookings: Booking[]): Pick<WalletEvent, "from" | "to" | "amount"> {
  const memberBookings = bookings.filter(({ account }) => !systemAccount.safeParse(account).success);
  const debited = memberBookings.find(({ amount }) => amount < 0);
  const credited = memberBookings.find(({ amount }) => amount > 0);
  return {
    from: debited ? walletAccount.parse(debited.account) : null,
    to: credited ? walletAccount.parse(credited.account) : null,
    amount: Math.abs((credited ?? debited)?.amount ?? 0),
  };
}
