/**
 * The outcome of a click: `tracked` if a purchase was reported, `expired` if its time ran out without one,
 * otherwise `none`.
 */
export const clickOutcomes = ["none", "tracked", "expired"] as const;
export type ClickOutcome = (typeof clickOutcomes)[number];

export const clickDevices = ["phone", "tablet", "desktop"] as const;

/** Newest or oldest first. */
export const clickSorts = ["-created", "created"] as const;

/**
 * The page where a click was made: a store's page, the list of stores, search, the home page, another page, or
 * unknown.
 */
export const clickSources = ["store_page", "stores", "search", "home", "elsewhere", "unknown"] as const;
export type ClickSource = (typeof clickSources)[number];
