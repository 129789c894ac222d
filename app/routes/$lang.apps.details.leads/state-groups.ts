import type { LeadState } from "#contract/leads/leads.ts";

/** Groups of states that the filter accepts like single states. Counts on other screens link to them. */
export const stateGroups = {
  open: ["pending", "confirmed"],
  accepted: ["confirmed", "payable"],
  standing: ["pending", "confirmed", "payable", "on_hold"],
  refused: ["rejected", "reversed"],
} as const satisfies Record<string, readonly LeadState[]>;

export function isStateGroup(value: string): value is keyof typeof stateGroups {
  return value in stateGroups;
}
