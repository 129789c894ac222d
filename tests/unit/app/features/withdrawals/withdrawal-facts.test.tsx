import { expect, test } from "vitest";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { WithdrawalFacts } from "~/features/withdrawals/withdrawal-facts";
import { render, textOf } from "../../../../support/pages/render";

const withdrawal: Withdrawal = {
  id: "0196e1d2-0000-7000-8000-000000000001",
  reference: "WD-7KQ2M4XA",
  state: "requested",
  amount: 2_000,
  fee: 100,
  net: 1_900,
  currency: "USD",
  method: { kind: "bank_transfer", masked: "•••• 3000" },
  arrival: { minDays: 1, maxDays: 3 },
  approvals: { given: 0, required: 1 },
  requestedAt: "2026-03-01T10:00:00Z",
  approvedAt: null,
  settledAt: null,
  reason: null,
  paymentReference: null,
};

const factsOf = (state: Withdrawal["state"]) =>
  textOf(render(<WithdrawalFacts withdrawal={{ ...withdrawal, state }} />));

test.each(["rejected", "failed", "canceled"] as const)(
  "a %s withdrawal shows the returned amount",
  (state) => {
    expect(factsOf(state)).toContain("Returned to your balance $20.00");
  },
);

test.each(["rejected", "failed", "canceled"] as const)(
  "a %s withdrawal strikes its amount through",
  (state) => {
    const ended = { ...withdrawal, state, settledAt: "2026-03-03T10:00:00Z" };
    const html = render(<WithdrawalFacts withdrawal={ended} />);
    expect(textOf(html.replaceAll(/<s\b.*?<\/s>/gs, ""))).toBe(
      "Method Bank transfer •••• 3000 Amount Ended Mar 3, 2026 Returned to your balance $20.00",
    );
  },
);

test.each(["rejected", "failed", "canceled"] as const)("a %s withdrawal shows no payout", (state) => {
  expect(factsOf(state)).not.toContain("$19.00");
});

test("an open withdrawal shows the amount to be received", () => {
  expect(factsOf("approved")).toContain("You receive $19.00");
});

test("a paid withdrawal shows the amount received", () => {
  expect(factsOf("paid")).toContain("You received $19.00");
});
