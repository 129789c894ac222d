import { expect, test } from "vitest";
import { leadStates } from "#contract/leads/leads.ts";
import { nextState, type MachineState, type Transition } from "#provider/modules/leads/state-machine.ts";
import { movesBetween, positionOf } from "#provider/modules/leads/position.ts";

const all: MachineState[] = leadStates.flatMap((state): MachineState[] =>
  state === "on_hold"
    ? [
        { state, heldFrom: "pending" },
        { state, heldFrom: "confirmed" },
      ]
    : [{ state, heldFrom: null }],
);
const nameOf = ({ state, heldFrom }: MachineState) => (heldFrom ? `${state} from ${heldFrom}` : state);

// The state table of a lead, repeated here on purpose, column by column.
const expected: Record<Transition, Record<string, string>> = {
  confirm: { pending: "confirmed", "on_hold from pending": "on_hold from confirmed" },
  hold: { pending: "on_hold from pending", confirmed: "on_hold from confirmed" },
  resume: { "on_hold from pending": "pending", "on_hold from confirmed": "confirmed" },
  release: { confirmed: "payable" },
  reject: {
    pending: "rejected",
    confirmed: "rejected",
    payable: "reversed",
    "on_hold from pending": "rejected",
    "on_hold from confirmed": "rejected",
  },
  reverse: {
    pending: "reversed",
    confirmed: "reversed",
    payable: "reversed",
    "on_hold from pending": "reversed",
    "on_hold from confirmed": "reversed",
  },
  unconfirm: { confirmed: "pending", "on_hold from confirmed": "on_hold from pending" },
  reopen: { rejected: "pending", reversed: "pending" },
};

test.each(Object.entries(expected))("M5 %s from every state", (transition, from) => {
  for (const state of all) {
    const after = nextState(state, transition as Transition);
    expect(after && nameOf(after), nameOf(state)).toBe(from[nameOf(state)]);
  }
});

test("M5 rejected and reversed leads can only be reopened", () => {
  for (const transition of Object.keys(expected).filter((name) => name !== "reopen")) {
    for (const state of ["rejected", "reversed"] as const)
      expect(nextState({ state, heldFrom: null }, transition as Transition)).toBeUndefined();
  }
});

test("the moves between any two states sum to zero and end in the expected balances", () => {
  for (const before of leadStates) {
    for (const after of leadStates) {
      const [from, to] = [
        positionOf({ state: before, cashBack: 700n }),
        positionOf({ state: after, cashBack: 450n }),
      ];
      const moves = movesBetween("somebody", from, to);
      expect(moves.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
      expect(moves.every(({ amount }) => amount !== 0n)).toBe(true);
      const movedAmount = (kind: string) =>
        moves.find(({ account }) => "kind" in account && account.kind === kind)?.amount ?? 0n;
      expect(from.pending + movedAmount("pending")).toBe(to.pending);
      expect(from.available + movedAmount("available")).toBe(to.available);
    }
  }
});
