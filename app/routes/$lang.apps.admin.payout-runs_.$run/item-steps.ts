import type { CallData } from "#contract/calls/call.ts";
import type { getPayoutRun, PayoutItem } from "#contract/payout-runs/payout-runs.ts";

export type LoadedRun = CallData<typeof getPayoutRun>;

export const itemSteps = ["remove-item", "fail-item", "return-item"] as const;
export type ItemStep = (typeof itemSteps)[number];

export function isItemStep(text: string | null): text is ItemStep {
  return (itemSteps as readonly (string | null)[]).includes(text);
}

/** Returns the action that is currently possible for a payment, if any. The provider checks it again. */
export function possibleStep(run: LoadedRun, item: PayoutItem): ItemStep | undefined {
  if (run.state === "draft" && item.state === "listed") return "remove-item";
  const { transfer } = run;
  const isManual = !transfer || (transfer.isManual && transfer.state !== "waiting");
  if (item.state === "sent") return isManual ? "fail-item" : undefined;
  return item.state === "paid" || item.state === "unclaimed" ? "return-item" : undefined;
}
