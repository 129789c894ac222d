import type { ListedInvoice } from "#contract/invoices/invoices.ts";

/** The bulk actions on invoices. */
export const bulkSteps = ["send", "pay", "discard"] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** Returns whether an action on an invoice is possible. */
export function isPossible({ state, balance }: ListedInvoice, step: BulkStep): boolean {
  if (step === "pay") return (state === "sent" || state === "partially_paid") && balance !== 0;
  return state === "draft";
}
