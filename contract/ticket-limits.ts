import { helpCategories } from "./help-categories.ts";

// Apart from the schemas, so that browser code stays light.

/** What somebody writes to us about: the help's subjects, a shop to take in, and everything else. */
export const ticketTopics = [...helpCategories, "store-proposal", "something-else"] as const;
/** Characters of the longest message. */
export const longestMessage = 4000;
