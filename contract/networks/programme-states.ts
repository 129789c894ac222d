/**
 * The states of a network's programme. `changed`: accepted, but its values differ from those at the
 * acceptance or last review. `ended`: the network no longer lists it.
 */
export const programmeStates = ["new", "accepted", "changed", "ended", "ignored"] as const;
export type ProgrammeState = (typeof programmeStates)[number];
