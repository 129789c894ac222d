/** `pending → published | rejected`, and between the two. An edit makes it pending again. */
export const reviewStates = ["pending", "published", "rejected"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** From one star to five. */
export const maxStars = 5;
export const reviewTextLength = { least: 10, most: 2_000 };
export const maxReplyLength = 1_000;

export const reviewSorts = ["written", "-written", "stars", "-stars"] as const;

/** The actions of admins on a review. */
export const reviewSteps = ["publish", "reject"] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** The number of latest reviews on the page of all stores. */
export const newestReviews = 3;
