import { randomUUID } from "node:crypto";
import { and, eq, gte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { academyBonuses } from "../../database/schema/academy-schema.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { book } from "../../ledger/book.ts";
import { majorUnits } from "../../money.ts";

type App = Pick<FastifyInstance, "environment">;
interface FinishedCourse {
  userId: string;
  courseId: string;
  at: Date;
}

/**
 * Books the bonus for a course that a member has just finished, in the same transaction: once per member and
 * course, and within the month's budget. Does nothing if the operator has turned the bonus off.
 */
export async function payCourseBonus(
  tx: Transaction,
  { environment }: App,
  { userId, courseId, at }: FinishedCourse,
): Promise<void> {
  const { COURSE_BONUS, CURRENCY: currency } = environment;
  if (COURSE_BONUS === 0) return;
  // Bonuses are booked one after the other, so that two concurrent ones can't both use the rest of the budget.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('course-bonus', 0))`);
  if (!(await isBudgetLeft(tx, { environment }, at))) return;
  const row = { id: randomUUID(), userId, courseId, amount: BigInt(COURSE_BONUS), currency, paidAt: at };
  const [inserted] = await tx
    .insert(academyBonuses)
    .values(row)
    .onConflictDoNothing({ target: [academyBonuses.userId, academyBonuses.courseId] })
    .returning();
  if (!inserted) return;
  await book(tx, {
    kind: "course_bonus",
    reference: { type: "course", id: row.id },
    currency,
    at,
    moves: [
      { account: { system: "bonuses" }, amount: -row.amount },
      { account: { userId, kind: "available" }, amount: row.amount },
    ],
  });
}

/** Returns whether the month's budget is enough for one more bonus. */
async function isBudgetLeft(queryable: Queryable, { environment }: App, at: Date): Promise<boolean> {
  const { COURSE_BONUS, COURSE_BONUS_MONTH, CURRENCY: currency } = environment;
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const [paid] = await queryable
    .select({ amount: sql<string>`coalesce(sum(${academyBonuses.amount}), 0)::text` })
    .from(academyBonuses)
    .where(and(gte(academyBonuses.paidAt, month), eq(academyBonuses.currency, currency)));
  return BigInt(paid!.amount) + BigInt(COURSE_BONUS) <= majorUnits(COURSE_BONUS_MONTH, currency);
}

/**
 * Returns the bonus that a member received for a course, or would receive for finishing it now; `null` if there
 * is none.
 */
export async function findBonus(
  queryable: Queryable,
  { environment }: App,
  { userId, courseId, at, isCompleted }: FinishedCourse & { isCompleted: boolean },
): Promise<{ amount: number; currency: string; isPaid: boolean } | null> {
  const isOwnBonus = and(eq(academyBonuses.userId, userId), eq(academyBonuses.courseId, courseId));
  const [paid] = await queryable.select().from(academyBonuses).where(isOwnBonus);
  if (paid) return { amount: Number(paid.amount), currency: paid.currency, isPaid: true };
  const { COURSE_BONUS: amount, CURRENCY: currency } = environment;
  if (amount === 0 || isCompleted || !(await isBudgetLeft(queryable, { environment }, at))) return null;
  return { amount, currency, isPaid: false };
}
