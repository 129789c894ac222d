import { and, eq, inArray } from "drizzle-orm";
import type { StatementGap, UnbalancedStatement } from "#contract/bank/statement-problems.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { payoutStatements } from "../../database/schema/payout-report-schema.ts";
import type { AccountStatement } from "./formats/parsed-report.ts";

const maxProblems = 50;

type StatementNumber = Pick<AccountStatement, "account" | "number" | "year">;

/** Returns the gaps in the numbers of these statements and of known statements of the same accounts. */
export function gapsBetween(statements: StatementNumber[], known: StatementNumber[]): StatementGap[] {
  const series = new Map<string, Set<number>>();
  const keyOf = ({ account, year }: StatementNumber) => `${year}|${account}`;
  for (const one of statements)
    if (one.number !== null && one.year !== null) series.set(keyOf(one), new Set());
  for (const one of [...statements, ...known])
    if (one.number !== null) series.get(keyOf(one))?.add(one.number);
  const gaps: StatementGap[] = [];
  for (const [key, numbers] of series) {
    const account = key.slice(key.indexOf("|") + 1);
    const sorted = [...numbers].sort((one, other) => one - other);
    for (const [index, number] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before !== undefined && number > before + 1)
        gaps.push({ account, from: before + 1, to: number - 1 });
    }
  }
  return gaps.slice(0, maxProblems);
}

/** Returns the statements whose balances don't agree with their entries. */
export function unbalancedOf(statements: AccountStatement[]): UnbalancedStatement[] {
  return statements
    .flatMap(({ account, unbalanced }) => (unbalanced === null ? [] : { account, number: unbalanced }))
    .slice(0, maxProblems);
}

/** Returns the statements of the same accounts and years that were imported as answers to payout runs. */
export async function findAppliedStatements(
  queryable: Queryable,
  statements: StatementNumber[],
): Promise<StatementNumber[]> {
  const accounts = [...new Set(statements.map(({ account }) => account))];
  const years = [...new Set(statements.flatMap(({ year }) => year ?? []))];
  if (accounts.length === 0 || years.length === 0) return [];
  const { account, number, year } = payoutStatements;
  return queryable
    .select({ account, number, year })
    .from(payoutStatements)
    .where(and(inArray(account, accounts), inArray(year, years)));
}

/** Returns the gaps between these statements and those imported as answers to payout runs. */
export async function findGaps(
  queryable: Queryable,
  statements: AccountStatement[],
): Promise<StatementGap[]> {
  return gapsBetween(statements, await findAppliedStatements(queryable, statements));
}

/** Returns the statements of an applied answer that have numbers. */
export function findStatements(queryable: Queryable, reportId: string): Promise<AccountStatement[]> {
  const { account, number, year, unbalanced } = payoutStatements;
  return queryable
    .select({ account, number, year, unbalanced })
    .from(payoutStatements)
    .where(eq(payoutStatements.answerId, reportId));
}

/** Stores the numbers of applied statements. */
export async function storeStatements(
  tx: Transaction,
  reportId: string,
  statements: AccountStatement[],
): Promise<void> {
  const rows = statements.flatMap(({ account, number, year, unbalanced }) =>
    number === null || year === null ? [] : [{ account, number, year, unbalanced, answerId: reportId }],
  );
  if (rows.length > 0) await tx.insert(payoutStatements).values(rows).onConflictDoNothing();
}
