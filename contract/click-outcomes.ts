/** What became of a click: a purchase was reported; its time ran out without one; neither yet. */
export const clickOutcomes = ["none", "tracked", "expired"] as const;
export type ClickOutcome = (typeof clickOutcomes)[number];

export const clickDevices = ["phone", "tablet", "desktop"] as const;

/** Latest first, or oldest. */
export const clickSorts = ["-created", "created"] as const;

/** The page a click was made on: a store's own, the list of stores, search, the home page, another; or nothing told it. */
export const clickSources = ["store_page", "stores", "search", "home", "elsewhere", "unknown"] as const;
export type ClickSource = (typeof clickSources)[number];
