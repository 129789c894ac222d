import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { fraudCases } from "../../database/schema/fraud-schema.ts";
import { users, withdrawals } from "../../database/schema/schema.ts";
import { newReference } from "../../reference-codes.ts";
import { notifyAll } from "../notifications/notify.ts";
import { roleHas } from "../permissions/role-has.ts";
import { findMatches, type RuleMatch, showsMore } from "./evaluate.ts";
import { holdWithdrawals } from "./holds.ts";
import {
  type CaseRow,
  findLatestCases,
  findHolding,
  findRules,
  lockHolds,
  type RuleRow,
} from "./repository.ts";

const hour = 60 * 60 * 1000;

/**
 * Opens a case for each match of an active rule. Then holds the undecided withdrawals of those members in
 * `userIds` who have a case that requires a hold. If a member already has a case of the same rule, another one
 * is opened only after that one has ended, and only if there is more evidence. @returns the number of cases
 * opened
 */
export async function openCases(
  unit: UnitOfWork,
  app: FastifyInstance,
  { userIds, matches }: { userIds: string[]; matches: RuleMatch<RuleRow>[] },
): Promise<number> {
  const at = app.clock();
  await lockHolds(unit.tx, userIds);
  const pairs = matches.map(({ userId, rule }) => ({ userId, ruleId: rule.id }));
  const latest = await findLatestCases(unit.tx, pairs);
  const matchesToOpen = matches.filter(({ userId, rule, evidence }) => {
    const latestCase = latest.get(`${userId} ${rule.id}`);
    return !latestCase || (!isOpen(latestCase) && showsMore(evidence, latestCase.evidence));
  });
  const rows = matchesToOpen.map(({ userId, rule, evidence }) => ({
    id: randomUUID(),
    reference: newReference("FC"),
    userId,
    ruleId: rule.id,
    action: rule.action,
    state: rule.action === "note" ? ("noted" as const) : ("open" as const),
    evidence,
    openedAt: at,
    dueAt: rule.action === "hold" ? new Date(at.getTime() + rule.holdHours * hour) : null,
  }));
  const opened = rows.length > 0 ? await unit.tx.insert(fraudCases).values(rows).returning() : [];
  await holdMembers(unit, app, userIds);
  await notifyStaff(
    unit,
    app,
    opened.filter(({ action }) => action === "hold"),
  );
  return opened.length;
}

function isOpen({ state }: CaseRow): boolean {
  return state === "open" || state === "appealed";
}

/** Holds the undecided withdrawals of the members who have a case that requires a hold. */
async function holdMembers(unit: UnitOfWork, app: FastifyInstance, userIds: string[]): Promise<void> {
  const holding = await findHolding(unit.tx, userIds);
  const caseOfMember = new Map(holding.toReversed().map(({ userId, reference }) => [userId, reference]));
  for (const [userId, reference] of caseOfMember) await holdWithdrawals(unit, app, { userId, reference });
}

/** Notifies everyone who can decide cases about new holds, with one notification for all of them. */
async function notifyStaff(unit: UnitOfWork, app: FastifyInstance, cases: CaseRow[]): Promise<void> {
  const last = cases.at(-1);
  if (!last) return;
  const staff = await unit.tx
    .select({ userId: users.id })
    .from(users)
    .where(and(roleHas(["fraud.decide"]), eq(users.status, "active"), ne(users.id, last.userId)))
    .orderBy(users.id);
  const [row] = await unit.tx.select({ name: users.name }).from(users).where(eq(users.id, last.userId));
  const values = { reference: last.reference, member: row?.name ?? "–" };
  await notifyAll(
    unit,
    app,
    staff.map(({ userId }) => ({ userId, type: "fraud_hold" as const, values })),
  );
}

/** Evaluates the active rules for these members, opens cases, and holds withdrawals. */
export async function screenMembers(app: FastifyInstance, userIds: string[]): Promise<number> {
  const rules = await findRules(app.database, ["active"]);
  const matches = await findMatches(app.database, { rules, userIds, now: app.clock() });
  if (matches.length === 0 && (await findHolding(app.database, userIds)).length === 0) return 0;
  return inTransaction(
    app.database,
    (unit) => openCases(unit, app, { userIds, matches }),
    (error) => app.log.error({ err: error }, "an effect of a fraud case failed"),
  );
}

/**
 * Evaluates the active rules for the owner of a withdrawal that is about to be approved, so that no approval precedes
 * the hold.
 */
export async function screenWithdrawal(app: FastifyInstance, id: string): Promise<void> {
  if (!isUuid(id)) return;
  const [row] = await app.database
    .select({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, "requested")));
  if (row) await screenMembers(app, [row.userId]);
}
