import { expect, test } from "vitest";
import type { PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import type { LeadEvent, LeadState } from "#contract/leads/leads.ts";
import { purchaseSteps } from "~/features/cash-back/purchase-steps";

const expected = "2026-05-01T00:00:00.000Z";

function purchase(state: LeadState, ...events: LeadEvent[]): PurchaseDetail {
  return {
    id: "1",
    orderNumber: null,
    orderAmount: 100,
    cashBack: 5,
    currency: "USD",
    state,
    reason: null,
    store: { slug: "zoo", name: "Zoo", logo: null, category: "home" },
    network: "awin",
    paid: null,
    reasonNote: null,
    terms: null,
    occurredAt: expected,
    expected: { kind: "date", at: expected },
    click: { id: "2", at: "2026-03-01T00:00:00.000Z" },
    steps: events.map((event) => ({ event, at: "2026-03-02T00:00:00.000Z", cashBack: 5, reason: null })),
  };
}

const stepsOf = (detail: PurchaseDetail) =>
  purchaseSteps(detail).map(({ event, mark }) => `${event} ${mark}`);

test.each<[PurchaseDetail, string[]]>([
  [purchase("pending", "track"), ["click done", "track done", "confirm awaited", "release awaited"]],
  [
    purchase("confirmed", "track", "confirm"),
    ["click done", "track done", "confirm done", "release awaited"],
  ],
  [
    purchase("payable", "track", "confirm", "release"),
    ["click done", "track done", "confirm done", "release done"],
  ],
  [purchase("rejected", "track", "reject"), ["click done", "track done", "reject ended"]],
  [purchase("reversed", "track", "reverse"), ["click done", "track done", "reverse ended"]],
  [purchase("on_hold", "track", "hold"), ["click done", "track done", "hold done", "resume awaited"]],
  [{ ...purchase("payable", "track", "release"), click: null }, ["track done", "release done"]],
])("shows the steps of $state purchase", (detail, life) => {
  expect(stepsOf(detail)).toEqual(life);
});

test("the next date is the expected payable day", () => {
  expect(purchaseSteps(purchase("confirmed", "track", "confirm")).at(-1)?.at).toBe(expected);
  expect(purchaseSteps(purchase("pending", "track"))[2]?.at).toBeNull();
});

test("an estimated release has a number of days instead of a date", () => {
  const usual = { kind: "usual", fromDays: 60, toDays: 75 } as const;
  const release = purchaseSteps({ ...purchase("confirmed", "track", "confirm"), expected: usual }).at(-1);
  expect(release).toEqual({ event: "release", at: null, mark: "awaited", expected: usual });
});
