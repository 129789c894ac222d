import type { LeadEvent, LeadState } from "#contract/leads/leads.ts";

/** A state of the machine. `heldFrom` is the state to which a lead on hold returns. */
export interface MachineState {
  state: LeadState;
  heldFrom: "pending" | "confirmed" | null;
}

/** The events that change a lead's state. */
export type Transition = Exclude<LeadEvent, "track" | "correct" | "settle">;

type CombinedState = Exclude<LeadState, "on_hold"> | "pending, on hold" | "confirmed, on hold";

/** The complete state machine of a lead. Transitions that aren't listed are impossible. */
const transitions: Record<Transition, Partial<Record<CombinedState, CombinedState>>> = {
  confirm: { pending: "confirmed", "pending, on hold": "confirmed, on hold" },
  hold: { pending: "pending, on hold", confirmed: "confirmed, on hold" },
  resume: { "pending, on hold": "pending", "confirmed, on hold": "confirmed" },
  release: { confirmed: "payable" },
  reject: {
    pending: "rejected",
    confirmed: "rejected",
    "pending, on hold": "rejected",
    "confirmed, on hold": "rejected",
    // Cash back that was already available can no longer be rejected, only reversed.
    payable: "reversed",
  },
  reverse: {
    pending: "reversed",
    confirmed: "reversed",
    "pending, on hold": "reversed",
    "confirmed, on hold": "reversed",
    payable: "reversed",
  },
  // A newer report of the network reverts an earlier confirmation, rejection or reversal.
  unconfirm: { confirmed: "pending", "confirmed, on hold": "pending, on hold" },
  reopen: { rejected: "pending", reversed: "pending" },
};

/** Returns the state after a transition; undefined if it isn't possible in the current state. */
export function nextState(current: MachineState, transition: Transition): MachineState | undefined {
  const combinedState = transitions[transition][combinedStateOf(current)];
  return combinedState && toMachineState(combinedState);
}

function combinedStateOf({ state, heldFrom }: MachineState): CombinedState {
  if (state !== "on_hold") return state;
  return heldFrom === "confirmed" ? "confirmed, on hold" : "pending, on hold";
}

function toMachineState(combinedState: CombinedState): MachineState {
  if (combinedState === "pending, on hold") return { state: "on_hold", heldFrom: "pending" };
  if (combinedState === "confirmed, on hold") return { state: "on_hold", heldFrom: "confirmed" };
  return { state: combinedState, heldFrom: null };
}
