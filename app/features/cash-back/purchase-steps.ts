import type { Expectation, PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { LeadEvent } from "#contract/leads/leads.ts";

export type PurchaseStep =
  | { event: "click" | LeadEvent; at: string; mark: "done" | "ended"; cashBack?: number; reason?: LeadReason }
  | {
      event: "confirm" | "resume" | "release";
      at: string | null;
      mark: "awaited";
      /** Null if the time can't be predicted. Also null if the time is a date, which is in `at` instead. */
      expected: Exclude<Expectation, { kind: "date" }> | null;
    };

/**
 * Returns the steps of a purchase in chronological order: the click, the events so far, and the expected
 * ones.
 */
export function purchaseSteps({ click, steps, state, expected }: PurchaseDetail): PurchaseStep[] {
  const pastSteps = steps.map(({ event, at, cashBack, reason }): PurchaseStep => {
    const isEnd = event === "reject" || event === "reverse";
    return { event, at, cashBack, mark: isEnd ? "ended" : "done", ...(reason && { reason }) };
  });
  const clickStep: PurchaseStep[] = click ? [{ event: "click", at: click.at, mark: "done" }] : [];
  return [...clickStep, ...pastSteps, ...expectedSteps(state, expected)];
}

function expectedSteps(state: PurchaseDetail["state"], expected: Expectation | null): PurchaseStep[] {
  const step = (event: "confirm" | "resume" | "release") =>
    ({ event, at: null, mark: "awaited", expected: null }) as const;
  const release =
    expected?.kind === "date" ? { ...step("release"), at: expected.at } : { ...step("release"), expected };
  if (state === "pending") return [step("confirm"), release];
  if (state === "on_hold") return [step("resume")];
  return state === "confirmed" ? [release] : [];
}
