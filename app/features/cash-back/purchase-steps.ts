import type { PurchaseDetail } from "#contract/cash-back.ts";
import type { LeadReason } from "#contract/lead-reasons.ts";
import type { LeadEvent } from "#contract/leads.ts";

export type PurchaseStep =
  | { event: "click" | LeadEvent; at: string; mark: "done" | "ended"; cashBack?: number; reason?: LeadReason }
  | { event: "confirm" | "resume" | "release"; at: string | null; mark: "awaited" };

/** A purchase's life in order: the click, what happened, then what is still to come and when. */
export function purchaseSteps({ click, steps, state, expectedPayableAt }: PurchaseDetail): PurchaseStep[] {
  const happened = steps.map(({ event, at, cashBack, reason }): PurchaseStep => {
    const ended = event === "reject" || event === "reverse";
    return { event, at, cashBack, mark: ended ? "ended" : "done", ...(reason && { reason }) };
  });
  const before: PurchaseStep[] = click ? [{ event: "click", at: click.at, mark: "done" }] : [];
  return [...before, ...happened, ...awaited(state, expectedPayableAt)];
}

function awaited(state: PurchaseDetail["state"], expectedPayableAt: string): PurchaseStep[] {
  const release = { event: "release", at: expectedPayableAt, mark: "awaited" } as const;
  if (state === "pending") return [{ event: "confirm", at: null, mark: "awaited" }, release];
  if (state === "on_hold") return [{ event: "resume", at: null, mark: "awaited" }];
  return state === "confirmed" ? [release] : [];
}
