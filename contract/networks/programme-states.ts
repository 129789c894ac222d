/**
 * The states of a network's programme. `changed` is accepted with other values than at its acceptance or last review;
 * an `ended` one isn't listed by the network any more.
 */
export const programmeStates = ["new", "accepted", "changed", "ended", "ignored"] as const;
export type ProgrammeState = (typeof programmeStates)[number];
