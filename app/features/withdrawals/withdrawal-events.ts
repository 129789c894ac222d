import type { Withdrawal, WithdrawalState } from "#contract/withdrawals/withdrawals.ts";

export interface WithdrawalEvent {
  event: WithdrawalState | "held";
  /** ISO instant; `null` for a future step. */
  at: string | null;
  /** `ended`: the last step of a withdrawal that wasn't paid. */
  mark: "done" | "ended" | "awaited";
}

/** Returns whether the money was returned to the member's balance. */
export function isReturned(state: WithdrawalState): boolean {
  return state === "rejected" || state === "failed" || state === "canceled" || state === "returned";
}

/** Returns the steps of a withdrawal in chronological order: first the past ones, then the expected ones. */
export function withdrawalEvents({
  state,
  requestedAt,
  heldAt,
  approvedAt,
  sentAt,
  claimableUntil,
  settledAt,
  returnedAt,
}: Withdrawal): WithdrawalEvent[] {
  const events: WithdrawalEvent[] = [{ event: "requested", at: requestedAt, mark: "done" }];
  if (heldAt) events.push({ event: "held", at: heldAt, mark: "done" });
  if (approvedAt) events.push({ event: "approved", at: approvedAt, mark: "done" });
  if (sentAt) events.push({ event: "sent", at: sentAt, mark: "done" });
  switch (state) {
    case "requested":
      events.push(
        { event: "approved", at: null, mark: "awaited" },
        { event: "paid", at: null, mark: "awaited" },
      );
      break;
    case "unclaimed":
      events.push({ event: "unclaimed", at: claimableUntil ?? null, mark: "awaited" });
      break;
    case "approved":
    case "sent":
      events.push({ event: "paid", at: null, mark: "awaited" });
      break;
    case "paid":
      events.push({ event: "paid", at: settledAt, mark: "done" });
      break;
    case "returned":
      events.push(
        { event: "paid", at: settledAt, mark: "done" },
        { event: "returned", at: returnedAt ?? null, mark: "ended" },
      );
      break;
    case "rejected":
    case "failed":
    case "canceled":
      events.push({ event: state, at: settledAt, mark: "ended" });
  }
  return events;
}
