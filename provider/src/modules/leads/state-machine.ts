import type { LeadEvent, LeadState } from "#contract/leads.ts";

/** A state of the machine: `heldFrom` is where one on hold goes back to. */
export interface MachineState {
  state: LeadState;
  heldFrom: "pending" | "confirmed" | null;
}

/** What takes a lead from one state to another. */
export type Transition = Exclude<LeadEvent, "track" | "correct" | "settle">;

type Place = Exclude<LeadState, "on_hold"> | "pending, on hold" | "confirmed, on hold";

/** The whole state machine of a lead: what is not in here does not happen. */
const transitions: Record<Transition, Partial<Record<Place, Place>>> = {
  confirm: { pending: "confirmed", "pending, on hold": "confirmed, on hold" },
  hold: { pending: "pending, on hold", confirmed: "confirmed, on hold" },
  resume: { "pending, on hold": "pending", "confirmed, on hold": "confirmed" },
  release: { confirmed: "payable" },
  reject: {
    pending: "rejected",
    confirmed: "rejected",
    "pending, on hold": "rejected",
    "confirmed, on hold": "rejected",
    // What was the member's to spend is not rejected any more: it is taken back.
    payable: "reversed",
  },
  reverse: {
    pending: "reversed",
    confirmed: "reversed",
    "pending, on hold": "reversed",
    "confirmed, on hold": "reversed",
    payable: "reversed",
  },
  // A network's newer report takes its confirmation, its rejection or its reversal back.
  unconfirm: { confirmed: "pending", "confirmed, on hold": "pending, on hold" },
  reopen: { rejected: "pending", reversed: "pending" },
};

/** The state after a transition; undefined where the state does not allow it. */
export function nextState(current: MachineState, transition: Transition): MachineState | undefined {
  const place = transitions[transition][placeOf(current)];
  return place && stateAt(place);
}

function placeOf({ state, heldFrom }: MachineState): Place {
  if (state !== "on_hold") return state;
  return heldFrom === "confirmed" ? "confirmed, on hold" : "pending, on hold";
}

function stateAt(place: Place): MachineState {
  if (place === "pending, on hold") return { state: "on_hold", heldFrom: "pending" };
  if (place === "confirmed, on hold") return { state: "on_hold", heldFrom: "confirmed" };
  return { state: place, heldFrom: null };
}
