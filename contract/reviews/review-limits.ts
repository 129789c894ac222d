/**
 * `pending → published | rejected`, `published → rejected` and `rejected → published`. An edit makes a review
 * pending again.
 */
export const reviewStates = ["pending", "published", "rejected"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The maximum number of stars; the minimum is one. */
export const maxStars = 5;
export const reviewTextLength = { least: 10, most: 2_000 };
export const maxReplyLength = 1_000;

export const reviewSorts = ["written", "-written", "stars", "-stars"] as const;

/** The actions of admins on a review. */
export const reviewSteps = ["publish", "reject"] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** The number of latest reviews on the page of all stores. */
export const maxNewestReviews = 3;
