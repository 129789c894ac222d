import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { isHolding } from "../../database/queries/waiting-cases.ts";
import { fraudCases, fraudRules } from "../../database/schema/fraud-schema.ts";

export type RuleRow = typeof fraudRules.$inferSelect;
export type CaseRow = typeof fraudCases.$inferSelect;

/** Returns the rules of these modes. */
export async function findRules(queryable: Queryable, modes: RuleRow["mode"][]): Promise<RuleRow[]> {
  return queryable
    .select()
    .from(fraudRules)
    .where(inArray(fraudRules.mode, modes))
    .orderBy(fraudRules.createdAt, fraudRules.id);
}

export async function lockRule(tx: Transaction, id: string): Promise<RuleRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(fraudRules).where(eq(fraudRules.id, id)).for("update");
  return row;
}

export async function lockCase(tx: Transaction, id: string): Promise<CaseRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(fraudCases).where(eq(fraudCases.id, id)).for("update");
  return row;
}

/** Returns the latest case of each of these pairs of member and rule. */
export async function findLatestCases(
  queryable: Queryable,
  pairs: { userId: string; ruleId: string }[],
): Promise<Map<string, CaseRow>> {
  if (pairs.length === 0) return new Map();
  const rows = await queryable
    .selectDistinctOn([fraudCases.userId, fraudCases.ruleId])
    .from(fraudCases)
    .where(
      and(
        inArray(fraudCases.userId, [...new Set(pairs.map(({ userId }) => userId))]),
        inArray(fraudCases.ruleId, [...new Set(pairs.map(({ ruleId }) => ruleId))]),
      ),
    )
    .orderBy(fraudCases.userId, fraudCases.ruleId, desc(fraudCases.openedAt), desc(fraudCases.id));
  return new Map(rows.map((row) => [`${row.userId} ${row.ruleId}`, row]));
}

/**
 * Returns the members whose withdrawals are held by an undecided case, with the case's reference, oldest case
 * first.
 */
export function findHolding(queryable: Queryable, userIds: string[]) {
  return queryable
    .select({ userId: fraudCases.userId, reference: fraudCases.reference })
    .from(fraudCases)
    .where(and(isHolding, inArray(fraudCases.userId, userIds)))
    .orderBy(fraudCases.openedAt, fraudCases.id);
}

/**
 * Serializes changes of the holds of these members until the transaction ends. Takes the locks in the same
 * order each time.
 */
export async function lockHolds(tx: Transaction, userIds: string[]): Promise<void> {
  const ids = `{${[...new Set(userIds)].toSorted().join(",")}}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fraud:' || id, 0))
    from unnest(${ids}::text[]) with ordinality as ids(id, place) order by place`);
}

/** The condition for those cases of a member that the member can appeal. */
export function isAppealable(userId: string) {
  return and(
    eq(fraudCases.userId, userId),
    eq(fraudCases.action, "hold"),
    or(eq(fraudCases.state, "open"), eq(fraudCases.state, "confirmed")),
  );
}
