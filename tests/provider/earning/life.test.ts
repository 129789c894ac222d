import { expect, test } from "vitest";
import { leadStates } from "#contract/leads.ts";
import { standingAfter, type Standing, type Transition } from "#provider/modules/leads/life.ts";
import { movesBetween, positionOf } from "#provider/modules/leads/position.ts";

const all: Standing[] = leadStates.flatMap((state): Standing[] =>
  state === "on_hold"
    ? [
        { state, heldFrom: "pending" },
        { state, heldFrom: "confirmed" },
      ]
    : [{ state, heldFrom: null }],
);
const nameOf = ({ state, heldFrom }: Standing) => (heldFrom ? `${state} from ${heldFrom}` : state);

// Design §4 Earning written down anew, column by column.
const expected: Record<Transition, Record<string, string>> = {
  confirm: { pending: "confirmed", "on_hold from pending": "on_hold from confirmed" },
  hold: { pending: "on_hold from pending", confirmed: "on_hold from confirmed" },
  resume: { "on_hold from pending": "pending", "on_hold from confirmed": "confirmed" },
  release: { confirmed: "payable" },
  reject: {
    ...{ pending: "rejected", confirmed: "rejected", payable: "reversed" },
    ...{ "on_hold from pending": "rejected", "on_hold from confirmed": "rejected" },
  },
  reverse: {
    ...{ pending: "reversed", confirmed: "reversed", payable: "reversed" },
    ...{ "on_hold from pending": "reversed", "on_hold from confirmed": "reversed" },
  },
};

test.each(Object.entries(expected))("M5 %s from every state", (transition, from) => {
  for (const standing of all) {
    const after = standingAfter(standing, transition as Transition);
    expect(after && nameOf(after), nameOf(standing)).toBe(from[nameOf(standing)]);
  }
});

test("M5 nothing leads out of rejected and reversed", () => {
  for (const transition of Object.keys(expected)) {
    for (const state of ["rejected", "reversed"] as const)
      expect(standingAfter({ state, heldFrom: null }, transition as Transition)).toBeUndefined();
  }
});

test("design §4 between any two positions the moves sum to zero and end where they should", () => {
  for (const before of leadStates) {
    for (const after of leadStates) {
      const [from, to] = [
        positionOf({ state: before, cashBack: 700n }),
        positionOf({ state: after, cashBack: 450n }),
      ];
      const moves = movesBetween("somebody", from, to);
      expect(moves.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
      expect(moves.every(({ amount }) => amount !== 0n)).toBe(true);
      const moved = (kind: string) =>
        moves.find(({ account }) => "kind" in account && account.kind === kind)?.amount ?? 0n;
      expect(from.pending + moved("pending")).toBe(to.pending);
      expect(from.available + moved("available")).toBe(to.available);
    }
  }
});
