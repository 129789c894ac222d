import { and, desc, lt, type SQL } from "drizzle-orm";
import { dayAfter, daysIn } from "#contract/overview/overview-periods.ts";
import { statementLimits, type WalletEntryKind, walletEntryKind } from "#contract/wallet/wallet.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { startOfDay, type ZoneInput } from "../../database/queries/local-days.ts";
import { ledgerEntries } from "../../database/schema/schema.ts";
import { findPayee } from "../withdrawals/repository.ts";
import { entryList, ownEntries, type Wallet } from "./repository.ts";
import { findSubjects } from "./subjects.ts";

/** A member's available balance over a period. Amounts are in minor units. */
export interface Statement {
  member: { name: string; email: string };
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  opening: bigint;
  closing: bigint;
  /** Sorted from oldest to newest. */
  entries: StatementEntry[];
}

interface StatementEntry {
  at: Date;
  kind: WalletEntryKind;
  /** The store, reference or reason. */
  subject: string | null;
  amount: bigint;
  balanceAfter: bigint;
}

interface StatementInput extends Wallet, ZoneInput {
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
}

/**
 * Reads a statement of a member's available balance. By default, it covers the last twelve months. A longer
 * period is shortened to its last 366 days. If it has more than 2,000 entries, it is shortened to the days of
 * the last 2,000.
 */
export async function findStatement(queryable: Queryable, reading: StatementInput): Promise<Statement> {
  const { timeZone } = reading;
  const days = periodOf(reading);
  const inPeriod = ownEntries(reading, { account: "available", ...days, timeZone });
  const newest = await findEntries(queryable, inPeriod, statementLimits.entries);
  const rows = newest.toReversed();
  const subjects = await findSubjects(
    queryable,
    rows.map(({ cause }) => cause),
  );
  const entries = rows.map(({ entry, cause }) => ({
    at: entry.createdAt,
    kind: walletEntryKind.parse(cause.kind),
    subject: subjects.get(cause.referenceId)?.label ?? null,
    amount: entry.amount,
    balanceAfter: entry.balanceAfter ?? 0n,
  }));
  const [first] = entries;
  const isCut = first && entries.length === statementLimits.entries;
  const opening = first
    ? first.balanceAfter - first.amount
    : await findBalanceBefore(queryable, reading, startOfDay(days.from, timeZone));
  return {
    member: await findPayee(queryable, reading.userId),
    from: isCut ? dayIn(first.at, timeZone) : days.from,
    to: days.to,
    opening,
    closing: entries.at(-1)?.balanceAfter ?? opening,
    entries,
  };
}

function periodOf({ from, to, now, timeZone }: StatementInput): { from: string; to: string } {
  const last = to ?? dayIn(now, timeZone);
  const earliest = dayAfter(last, 1 - statementLimits.days);
  if (from === undefined) return { from: earliest, to: last };
  if (from > last) return { from: last, to: last };
  return { from: daysIn({ from, to: last }) > statementLimits.days ? earliest : from, to: last };
}

function findEntries(queryable: Queryable, condition: SQL | undefined, limit: number) {
  return entryList.select(queryable).where(condition).orderBy(desc(ledgerEntries.id)).limit(limit);
}

async function findBalanceBefore(
  queryable: Queryable,
  reading: StatementInput,
  moment: Date,
): Promise<bigint> {
  const available = ownEntries(reading, { account: "available", timeZone: reading.timeZone });
  const [last] = await findEntries(queryable, and(available, lt(ledgerEntries.createdAt, moment)), 1);
  return last?.entry.balanceAfter ?? 0n;
}
