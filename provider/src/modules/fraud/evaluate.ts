import { sql } from "drizzle-orm";
import type { FraudEvidence } from "#contract/fraud/admin-fraud.ts";
import type { FraudCondition } from "#contract/fraud/fraud-rules.ts";
import type { FraudSignal } from "#contract/fraud/fraud-signals.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { signals } from "./signals/all-signals.ts";
import type { Facts } from "./signals/define-signal.ts";

/** The maximum number of ids in evidence. */
const maxMembers = 30;

interface Measured {
  user_id: string;
  facts: Facts;
  members: string[];
}

/** A member who meets all conditions of a rule, with the evidence for each. */
export interface RuleMatch<Rule> {
  rule: Rule;
  userId: string;
  evidence: FraudEvidence[];
}

/** Returns the rules that these members meet. Each signal is measured once, for all members together. */
export async function findMatches<Rule extends { conditions: readonly FraudCondition[] }>(
  queryable: Queryable,
  { rules, userIds, now }: { rules: readonly Rule[]; userIds: readonly string[]; now: Date },
): Promise<RuleMatch<Rule>[]> {
  if (userIds.length === 0) return [];
  const measurements = new Map<FraudSignal, Map<string, Measured>>();
  const members = sql`${`{${userIds.join(",")}}`}::uuid[]`;
  for (const signal of new Set(rules.flatMap(({ conditions }) => conditions.map((one) => one.signal)))) {
    const { rows } = (await queryable.execute(signals[signal].query({ members, now }))) as unknown as {
      rows: Measured[];
    };
    measurements.set(signal, new Map(rows.map((row) => [row.user_id, row])));
  }
  return rules.flatMap((rule) =>
    userIds.flatMap((userId) => {
      const evidence = rule.conditions.flatMap((condition) => {
        const met = evidenceFor(condition, measurements.get(condition.signal)?.get(userId));
        return met ? [met] : [];
      });
      return evidence.length === rule.conditions.length ? [{ rule, userId, evidence }] : [];
    }),
  );
}

function evidenceFor(
  { signal, atLeast }: FraudCondition,
  measured: Measured | undefined,
): FraudEvidence | undefined {
  if (!measured) return undefined;
  const value = Math.round(signals[signal].valueOf(measured.facts) * 10) / 10;
  if (value < atLeast) return undefined;
  return {
    signal,
    value,
    atLeast,
    facts: { ...measured.facts },
    members: measured.members.slice(0, maxMembers),
  };
}

/**
 * Returns whether evidence shows more than earlier evidence: another account, or a value at least a quarter
 * higher. Unless it does, no new case is opened after a decided or expired one.
 */
export function showsMore(evidence: readonly FraudEvidence[], before: readonly FraudEvidence[]): boolean {
  return evidence.some(({ signal, value, members }) => {
    const earlier = before.find((one) => one.signal === signal);
    if (!earlier) return true;
    return value >= earlier.value * 1.25 || members.some((id) => !earlier.members.includes(id));
  });
}
