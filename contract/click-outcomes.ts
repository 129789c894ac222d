/** What became of a click: a purchase was reported; its time ran out without one; neither yet. */
export const clickOutcomes = ["none", "tracked", "expired"] as const;
export type ClickOutcome = (typeof clickOutcomes)[number];

export const clickDevices = ["phone", "tablet", "desktop"] as const;

/** Latest first, or oldest. */
export const clickSorts = ["-created", "created"] as const;
