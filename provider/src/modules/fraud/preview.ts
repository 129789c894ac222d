import type { FraudCondition, FraudPreview } from "#contract/fraud/fraud-rules.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { findMatches } from "./evaluate.ts";
import { findNames } from "./rules.ts";
import { findActiveMembers } from "./scan.ts";

const batchSize = 500;
/** Limits the duration of a request. The scan has no such limit. */
const maxBatches = 10;
const maxExamples = 5;

/** Counts the members active in the last 90 days who meet the conditions, checking at most 5,000 members. */
export async function previewConditions(
  queryable: Queryable,
  conditions: FraudCondition[],
  now: Date,
): Promise<FraudPreview> {
  const preview = { members: 0, checked: 0, isComplete: false };
  const exampleMembers: { userId: string; values: number[] }[] = [];
  let cursor: string | null = null;
  for (let batch = 0; batch < maxBatches && !preview.isComplete; batch += 1) {
    const userIds: string[] = await findActiveMembers(queryable, { cursor, now, limit: batchSize });
    const matches = await findMatches(queryable, { rules: [{ conditions }], userIds, now });
    preview.members += matches.length;
    preview.checked += userIds.length;
    preview.isComplete = userIds.length < batchSize;
    cursor = userIds.at(-1) ?? null;
    for (const { userId, evidence } of matches.slice(0, maxExamples - exampleMembers.length))
      exampleMembers.push({ userId, values: evidence.map(({ value }) => value) });
  }
  const names = await findNames(
    queryable,
    exampleMembers.map(({ userId }) => userId),
  );
  return {
    ...preview,
    examples: exampleMembers.map(({ userId, values }) => ({
      id: userId,
      name: names.get(userId) ?? "–",
      values,
    })),
  };
}
