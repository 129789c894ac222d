/** The bulk actions on accounts. */
export const bulkSteps = ["suspend", "restore"] as const;
export type BulkStep = (typeof bulkSteps)[number];

export function isBulkStep(step: unknown): step is BulkStep {
  return (bulkSteps as readonly unknown[]).includes(step);
}
