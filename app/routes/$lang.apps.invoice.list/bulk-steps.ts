import type { ListedInvoice } from "#contract/invoices.ts";

/** What several invoices can be asked for at once. */
export const bulkSteps = ["send", "pay", "discard"] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** Whether a step makes sense for an invoice as it was seen. */
export function canTake({ state, balance }: ListedInvoice, step: BulkStep): boolean {
  if (step === "pay") return (state === "sent" || state === "partially_paid") && balance !== 0;
  return state === "draft";
}
