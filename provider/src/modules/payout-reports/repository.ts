import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { payoutReportLines, payoutReports } from "../../database/schema/payout-report-schema.ts";
import { payoutRunItems, payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { payoutMethods, users, withdrawals } from "../../database/schema/schema.ts";
import type { KnownPayment } from "./decide.ts";
import type { ParsedLine, PaymentSignal } from "./formats/parsed-report.ts";

export type PayoutReportRow = typeof payoutReports.$inferSelect;
export type StoredLine = typeof payoutReportLines.$inferSelect;

/** Returns an answer with the person who uploaded it; undefined if it doesn't exist. */
export async function findReport(queryable: Queryable, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await withCreator(queryable).where(eq(payoutReports.id, id));
  return row;
}

/** Returns the latest answers. */
export function listNewestReports(queryable: Queryable, limit: number) {
  return withCreator(queryable).orderBy(desc(payoutReports.createdAt), desc(payoutReports.id)).limit(limit);
}

function withCreator(queryable: Queryable) {
  return queryable
    .select({ report: payoutReports, createdBy: { id: users.id, name: users.name } })
    .from(payoutReports)
    .leftJoin(users, eq(users.id, payoutReports.createdBy));
}

/** Returns an answer and locks its row; undefined if it doesn't exist. */
export async function lockReport(tx: Transaction, id: string): Promise<PayoutReportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(payoutReports).where(eq(payoutReports.id, id)).for("no key update");
  return row;
}

/**
 * Returns the ids of the runs to which lines refer, by the run's number or by a withdrawal's reference, in the
 * order in which runs are locked.
 */
export async function findRunIds(queryable: Queryable, lines: ParsedLine[]): Promise<string[]> {
  const numbers = [...new Set(lines.flatMap(({ run }) => run ?? []))];
  const references = [...new Set(lines.flatMap((line) => line.references))];
  if (numbers.length === 0 && references.length === 0) return [];
  const rows = await queryable
    .selectDistinct({ id: payoutRuns.id })
    .from(payoutRuns)
    .leftJoin(payoutRunItems, eq(payoutRunItems.runId, payoutRuns.id))
    .leftJoin(withdrawals, eq(withdrawals.id, payoutRunItems.withdrawalId))
    .where(
      and(
        isNotNull(payoutRuns.sentAt),
        or(
          numbers.length > 0 ? inArray(payoutRuns.number, numbers) : undefined,
          references.length > 0 ? sql`${withdrawals.reference} = any(${sql.param(references)})` : undefined,
        ),
      ),
    )
    .orderBy(payoutRuns.id);
  return rows.map(({ id }) => id);
}

/** Returns all payments of runs that were sent. */
export async function findPayments(queryable: Queryable, runIds: string[]): Promise<KnownPayment[]> {
  if (runIds.length === 0) return [];
  const rows = await queryable
    .select({
      runId: payoutRuns.id,
      runNumber: payoutRuns.number,
      withdrawalId: withdrawals.id,
      userId: withdrawals.userId,
      reference: withdrawals.reference,
      net: payoutRunItems.net,
      currency: withdrawals.currency,
      state: payoutRunItems.state,
      isMethodMarked: sql<boolean>`${payoutMethods.failure} is not null or ${payoutMethods.removedAt} is not null`,
      sentAt: payoutRuns.sentAt,
      releasedAt: payoutRuns.releasedAt,
      changedAt: payoutRunItems.changedAt,
    })
    .from(payoutRunItems)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutRunItems.runId))
    .innerJoin(withdrawals, eq(withdrawals.id, payoutRunItems.withdrawalId))
    .innerJoin(payoutMethods, eq(payoutMethods.id, withdrawals.payoutMethodId))
    .where(inArray(payoutRuns.id, runIds))
    .orderBy(payoutRuns.number, payoutRunItems.position);
  return rows
    .filter(({ state, releasedAt, changedAt }) => state !== "removed" || changedAt >= releasedAt!)
    .map(({ sentAt, releasedAt: _, changedAt: __, ...payment }) => ({
      ...payment,
      sentOn: sentAt?.toISOString().slice(0, 10) ?? null,
    }));
}

/** Returns the lines of earlier answers that still wait for other lines. */
export async function findWaiting(queryable: Queryable, runIds: string[]): Promise<StoredLine[]> {
  if (runIds.length === 0) return [];
  return queryable
    .select()
    .from(payoutReportLines)
    .where(
      and(inArray(payoutReportLines.outcome, ["waiting", "own"]), inArray(payoutReportLines.runId, runIds)),
    )
    .orderBy(payoutReportLines.answerId, payoutReportLines.line);
}

/** Returns a stored line in the form in which it was read. */
export function toLine({ signal, runNumber: run, ...row }: StoredLine): StoredLine & ParsedLine {
  return { ...row, signal: signal as PaymentSignal, runNumber: run, run, account: "" };
}
