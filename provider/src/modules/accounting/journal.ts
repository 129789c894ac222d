import { sql, type SQL } from "drizzle-orm";
import type { Journal, JournalLine } from "#contract/accounting/journal.ts";
import {
  journalAccountKeys,
  maxJournalDays,
  type JournalAccountKey,
} from "#contract/accounting/journal-accounts.ts";
import { dayAfter, daysIn, monthsBefore } from "#contract/overview/overview-periods.ts";
import type { AccountingSettings } from "#contract/settings/settings.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { dayColumn, startOfDay } from "../../database/queries/local-days.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";

/** Days of the operator's time zone, both included. */
export interface JournalPeriod {
  from: string;
  to: string;
  timeZone: string;
}

interface JournalQuery extends JournalPeriod {
  accounts: AccountingSettings["accounts"];
  /** Only this currency. */
  currency?: string | undefined;
}

// A booking is dated with the start of its transaction. This long after midnight, every transaction that
// started on the day before has ended.
const settlingTime = 60 * 60 * 1000;
const daysOfPage = 31;

/** Returns the last day whose bookings are complete. */
export function lastJournalDay(now: Date, timeZone: string): string {
  return dayAfter(dayIn(new Date(now.getTime() - settlingTime), timeZone), -1);
}

/** Returns the last month that has ended. */
export function lastMonth(now: Date, timeZone: string): { from: string; to: string } {
  const nextDay = dayAfter(lastJournalDay(now, timeZone), 1);
  return { from: monthsBefore(nextDay, 1), to: dayAfter(monthsBefore(nextDay, 0), -1) };
}

/**
 * Validates the days of a journal.
 * @throws Problem 422 at `from` or `to`: `journal_backwards`, `journal_too_long`, `journal_day_open` if the last day
 * hasn't ended
 */
export function assertValidPeriod({ from, to }: Omit<JournalPeriod, "timeZone">, lastDay: string): void {
  const problemAt = (field: string, key: "journal_backwards" | "journal_too_long" | "journal_day_open") =>
    new Problem(422, key, { fields: { [field]: [key] }, details: { day: lastDay, days: maxJournalDays } });
  if (to > lastDay) throw problemAt("to", "journal_day_open");
  if (to < from) throw problemAt("to", "journal_backwards");
  if (daysIn({ from, to }) > maxJournalDays) throw problemAt("from", "journal_too_long");
}

/** Sums debits and credits of each account in a period. A positive amount in the ledger is a credit. */
export async function sumJournal(queryable: Queryable, query: JournalQuery): Promise<Journal["accounts"]> {
  const { rows } = (await queryable.execute(sql`
    select account.kind as account, account.currency,
      coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::text as debit,
      coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::text as credit
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
    where ${isWithin(query)} group by 1, 2`)) as unknown as { rows: SumRow[] };
  return rows.sort(byCurrencyAndAccount).map((row) => ({ account: row.account, ...amountsOf(row, query) }));
}

/**
 * Returns a page of the journal's lines in order. There is one entry for each day, currency and kind of
 * booking, with one line for each account's debits and one for its credits. `cursor` is the first day of the
 * page.
 */
export async function findJournalPage(
  queryable: Queryable,
  query: JournalQuery,
  cursor = query.from,
): Promise<{ rows: JournalLine[]; nextCursor: string | null }> {
  const end = dayAfter(cursor, daysOfPage - 1);
  const page = { ...query, from: cursor, to: end < query.to ? end : query.to };
  const { rows } = (await queryable.execute(sql`
    select ${dayColumn(sql`entry.created_at`, page)}::text as day, booked.kind, account.kind as account, account.currency,
      coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::text as debit,
      coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::text as credit
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
    join ledger_transactions booked on booked.id = entry.transaction_id
    where ${isWithin(page)} group by 1, 2, 3, 4, entry.amount > 0`)) as unknown as { rows: LineRow[] };
  const numbered = numberEntries(rows.sort(byEntry));
  return {
    rows: numbered.map((row) => ({
      day: row.day,
      entry: row.entry,
      kind: row.kind,
      account: row.account,
      ...amountsOf(row, query),
    })),
    nextCursor: page.to < query.to ? dayAfter(page.to, 1) : null,
  };
}

interface SumRow {
  account: JournalAccountKey;
  currency: string;
  debit: string;
  credit: string;
}
interface LineRow extends SumRow {
  day: string;
  kind: JournalLine["kind"];
}

function isWithin({ from, to, timeZone, currency }: JournalPeriod & Pick<JournalQuery, "currency">): SQL {
  const start = startOfDay(from, timeZone).toISOString();
  const end = startOfDay(dayAfter(to, 1), timeZone).toISOString();
  return sql`entry.created_at >= ${start}::timestamptz and entry.created_at < ${end}::timestamptz
    and ${currency ? sql`account.currency = ${currency}` : sql`true`}`;
}

function amountsOf({ account, currency, debit, credit }: SumRow, { accounts }: JournalQuery) {
  const { number, name } = accounts[account];
  return { number, name, currency, debit: toWire(BigInt(debit)), credit: toWire(BigInt(credit)) };
}

function byCurrencyAndAccount(a: SumRow, b: SumRow): number {
  return (
    a.currency.localeCompare(b.currency, "en") ||
    journalAccountKeys.indexOf(a.account) - journalAccountKeys.indexOf(b.account)
  );
}

/** Orders lines by day, currency and kind, with debits first, as accountants write them. */
function byEntry(a: LineRow, b: LineRow): number {
  return (
    a.day.localeCompare(b.day, "en") ||
    a.currency.localeCompare(b.currency, "en") ||
    a.kind.localeCompare(b.kind, "en") ||
    Number(a.debit === "0") - Number(b.debit === "0") ||
    byCurrencyAndAccount(a, b)
  );
}

/**
 * Numbers entries within their day and currency: `20260131-USD-1`. An entry keeps its number, because the
 * bookings of a day that has ended never change.
 */
function numberEntries(rows: LineRow[]): (LineRow & { entry: string })[] {
  let number = 0;
  return rows.map((row, index) => {
    const previous = rows[index - 1];
    if (previous?.day !== row.day || previous.currency !== row.currency) number = 1;
    else if (previous.kind !== row.kind) number++;
    return { ...row, entry: `${row.day.replaceAll("-", "")}-${row.currency}-${number}` };
  });
}
