import { count, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { fraudActions, waitingCaseStates } from "#contract/fraud/fraud-signals.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { fraudCases, fraudRules } from "../../database/schema/fraud-schema.ts";
import { measuredGauges } from "../../plugins/measured-gauges.ts";

const outcomes = ["cleared", "confirmed", "expired"] as const;

/**
 * Adds the waiting fraud cases, the holds of each rule, and the decisions to the metrics. They are read from
 * the database when scraped.
 */
export function registerFraudMetrics(app: FastifyInstance, registry: Registry): void {
  const add = measuredGauges({
    registry,
    log: app.log,
    read: async () => ({
      waiting: await findWaiting(app.database),
      decided: await findDecided(app.database),
    }),
    failure: "fraud cases could not be measured",
  });
  add("fraud_cases_waiting", "Fraud cases that wait for a decision", ["action"], ({ waiting }) =>
    fraudActions
      .filter((action) => action !== "note")
      .map((action) => ({
        labels: { action },
        value: sumOf(waiting.filter((row) => row.action === action)),
      })),
  );
  add("fraud_holds", "Members whose withdrawals a rule holds", ["rule"], ({ waiting }) =>
    waiting
      .filter(({ action }) => action === "hold")
      .map(({ rule, cases }) => ({ labels: { rule }, value: cases })),
  );
  add("fraud_decisions", "Fraud cases that were decided, or whose hold expired", ["outcome"], ({ decided }) =>
    outcomes.map((outcome) => ({
      labels: { outcome },
      value: sumOf(decided.filter(({ state }) => state === outcome)),
    })),
  );
}

function sumOf(rows: { cases: number }[]): number {
  return rows.reduce((sum, { cases }) => sum + cases, 0);
}

/**
 * Counts the cases that wait for a decision by action and rule. A member has at most one such case of each
 * rule.
 */
function findWaiting(queryable: Queryable) {
  return queryable
    .select({ action: fraudCases.action, rule: fraudRules.name, cases: count() })
    .from(fraudCases)
    .innerJoin(fraudRules, eq(fraudRules.id, fraudCases.ruleId))
    .where(inArray(fraudCases.state, waitingCaseStates))
    .groupBy(fraudCases.action, fraudRules.id);
}

/** Counts the decided and expired cases by their state. */
function findDecided(queryable: Queryable) {
  return queryable
    .select({ state: fraudCases.state, cases: count() })
    .from(fraudCases)
    .where(inArray(fraudCases.state, outcomes))
    .groupBy(fraudCases.state);
}
