import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  type changeFraudRule,
  type createFraudRule,
  type FraudRule,
  getFraudRule,
  type setFraudRuleMode,
} from "#contract/fraud/fraud-rules.ts";
import { maxFraudRules } from "#contract/fraud/fraud-signals.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { fraudCases, fraudRules, fraudScan } from "../../database/schema/fraud-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { type AdminAction, adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny, idempotencyKeyOf } from "../idempotency/once.ts";
import { lockRule, type RuleRow } from "./repository.ts";

const day = 24 * 60 * 60 * 1000;
/** A rule's figures count the cases of this many days. */
const measuredDays = 90;

type Settings = z.output<typeof createFraudRule.body>;

/**
 * Returns the rules in the order of their names, with the figures of their cases. With `id`, returns only that
 * rule.
 */
export async function findRuleViews(queryable: Queryable, now: Date, id?: string): Promise<FraudRule[]> {
  if (id !== undefined && !isUuid(id)) return [];
  const since = new Date(now.getTime() - measuredDays * day);
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(${fraudCases.id}) filter (where ${condition}))::int`;
  const rows = await queryable
    .select({
      rule: fraudRules,
      changedBy: users.name,
      waiting: countOf(sql`${fraudCases.state} in ('open', 'appealed')`),
      cleared: countOf(sql`${fraudCases.state} = 'cleared'`),
      confirmed: countOf(sql`${fraudCases.state} = 'confirmed'`),
      expired: countOf(sql`${fraudCases.state} = 'expired'`),
      appealed: countOf(sql`${fraudCases.appealedAt} is not null`),
    })
    .from(fraudRules)
    .leftJoin(users, eq(users.id, fraudRules.changedBy))
    .leftJoin(fraudCases, and(eq(fraudCases.ruleId, fraudRules.id), gte(fraudCases.openedAt, since)))
    .where(id === undefined ? undefined : eq(fraudRules.id, id))
    .groupBy(fraudRules.id, users.id)
    .orderBy(asc(sql`lower(${fraudRules.name})`), asc(fraudRules.id))
    .limit(maxFraudRules);
  return rows.map(({ rule, changedBy, ...cases }) => ({
    id: rule.id,
    name: rule.name,
    conditions: rule.conditions,
    action: rule.action,
    mode: rule.mode,
    holdHours: rule.holdHours,
    version: rule.version,
    changedAt: rule.changedAt.toISOString(),
    changedBy,
    touched:
      rule.touched !== null && rule.touchedAt
        ? { members: rule.touched, at: rule.touchedAt.toISOString() }
        : null,
    cases: { ...cases, falsePositives: falsePositives(cases) },
  }));
}

/** Returns the share of cleared cases among the decided ones, in percent. */
function falsePositives({ cleared, confirmed }: { cleared: number; confirmed: number }): number | null {
  const decided = cleared + confirmed;
  return decided === 0 ? null : Math.round((100 * cleared) / decided);
}

/**
 * Creates a rule that only observes.
 * @throws Problem 409 `fraud_rule_limit`, `fraud_rule_name_taken`; and as `once` does
 */
export function createRule(
  app: FastifyInstance,
  request: FastifyRequest,
  body: Settings,
): Promise<FraudRule> {
  const idempotencyKey = idempotencyKeyOf(request);
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/fraud-rules",
      key: idempotencyKey,
      body,
      response: getFraudRule.data,
    }),
    async run(action) {
      const { tx, at, admin } = action;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fraud_rules', 0))`);
      if ((await tx.$count(fraudRules)) >= maxFraudRules) throw new Problem(409, "fraud_rule_limit");
      const id = randomUUID();
      await assertNameAvailable(tx, id, body.name);
      const row = { ...body, id, mode: "observe" as const, createdAt: at, changedAt: at };
      const [created] = await tx
        .insert(fraudRules)
        .values({ ...row, changedBy: admin.userId })
        .returning();
      await restartScan(tx);
      return record(action, "fraud-rule.create", { before: null, after: created! });
    },
  });
}

/**
 * Changes a rule. If conditions or action change, it returns to `observe`, because its effect is unknown.
 * @throws Problem 404; 409 `fraud_rule_changed`, `fraud_rule_name_taken`
 */
export function changeRule(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { version, ...settings }: z.output<typeof changeFraudRule.body>,
): Promise<FraudRule> {
  return update(app, request, id, {
    action: "fraud-rule.change",
    version,
    async change(tx, before) {
      await assertNameAvailable(tx, id, settings.name);
      const isSame =
        before.action === settings.action &&
        JSON.stringify(before.conditions) === JSON.stringify(settings.conditions);
      if (isSame) return settings;
      const mode = before.mode === "off" ? ("off" as const) : ("observe" as const);
      return { ...settings, mode, touched: null, touchedAt: null };
    },
  });
}

/**
 * Activates a rule, sets it to observe, or switches it off. Its cases aren't changed. @throws Problem 404;
 * 409 `fraud_rule_changed`
 */
export function setRuleMode(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { mode, version }: z.output<typeof setFraudRuleMode.body>,
): Promise<FraudRule> {
  return update(app, request, id, {
    action: "fraud-rule.set-mode",
    version,
    once: { mode, version },
    change: () => ({ mode }),
  });
}

interface Update {
  action: "fraud-rule.change" | "fraud-rule.set-mode";
  version: number;
  once?: object;
  change: (tx: Transaction, before: RuleRow) => Partial<RuleRow> | Promise<Partial<RuleRow>>;
}

function update(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { action: name, version, once, change }: Update,
): Promise<FraudRule> {
  return adminAction<RuleRow, FraudRule>(app, request, {
    lock: ({ tx }) => lockRule(tx, id),
    ...(once && {
      once: () => ({
        route: `POST /v1/admin/fraud-rules/${id}/mode`,
        key: idempotencyKeyIfAny(request),
        body: once,
        response: getFraudRule.data,
      }),
    }),
    async run(action, before) {
      if (before.version !== version) throw new VersionConflict("fraud_rule_changed");
      const changed = await change(action.tx, before);
      const [after] = await action.tx
        .update(fraudRules)
        .set({ ...changed, version: version + 1, changedAt: action.at, changedBy: action.admin.userId })
        .where(eq(fraudRules.id, id))
        .returning();
      await restartScan(action.tx);
      return record(action, name, { before, after: after! });
    },
  });
}

/** Makes the worker's next run scan all members, so that figures and cases reflect a change soon. */
async function restartScan(tx: Transaction): Promise<void> {
  await tx.update(fraudScan).set({ startedAt: null, finishedAt: null, cursor: null, counts: {} });
}

async function assertNameAvailable(tx: Transaction, id: string, name: string): Promise<void> {
  const isTaken = and(ne(fraudRules.id, id), sql`lower(${fraudRules.name}) = lower(${name})`);
  if ((await tx.$count(fraudRules, isTaken)) > 0) throw new Problem(409, "fraud_rule_name_taken");
}

async function record(
  action: AdminAction,
  name: "fraud-rule.create" | Update["action"],
  { before, after }: { before: RuleRow | null; after: RuleRow },
): Promise<FraudRule> {
  await action.log({
    action: name,
    object: { type: "fraud-rule", id: after.id, label: after.name },
    before: before && loggedFields(before),
    after: loggedFields(after),
  });
  const [view] = await findRuleViews(action.tx, action.at, after.id);
  return view ?? Promise.reject(notFound());
}

function loggedFields({ name, conditions, action, mode, holdHours }: RuleRow) {
  const text = conditions.map(({ signal, atLeast }) => `${signal} ≥ ${atLeast}`).join(", ");
  return { name, conditions: text, action, mode, holdHours };
}

/** Returns the names of members by id. */
export async function findNames(queryable: Queryable, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
