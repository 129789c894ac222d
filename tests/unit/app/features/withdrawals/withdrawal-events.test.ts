import { expect, test } from "vitest";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { withdrawalEvents } from "~/features/withdrawals/withdrawal-events";

const times = { requestedAt: "2026-03-01T10:00:00Z", approvedAt: null, settledAt: null };
const withdrawal = (change: Partial<Withdrawal>) => ({ ...times, ...change }) as Withdrawal;
const approvedAt = "2026-03-02T10:00:00Z";
const settledAt = "2026-03-03T10:00:00Z";

test.each([
  [{ state: "requested" }, "requested:done approved:awaited paid:awaited"],
  [{ state: "approved", approvedAt }, "requested:done approved:done paid:awaited"],
  [{ state: "paid", approvedAt, settledAt }, "requested:done approved:done paid:done"],
  [{ state: "rejected", settledAt }, "requested:done rejected:ended"],
  [{ state: "canceled", settledAt }, "requested:done canceled:ended"],
  [{ state: "failed", approvedAt, settledAt }, "requested:done approved:done failed:ended"],
] as const)("shows the history of %j as %s", (change, life) => {
  const events = withdrawalEvents(withdrawal(change));
  expect(events.map(({ event, mark }) => `${event}:${mark}`).join(" ")).toBe(life);
  for (const { at, mark } of events) expect(at === null).toBe(mark === "awaited");
});
