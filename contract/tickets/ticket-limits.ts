import { helpCategories } from "../help/help-categories.ts";

// Separate from the schemas, so that browser code doesn't load the schema library.

/** Topics of a ticket: the help's categories, a proposal for a store, and everything else. */
export const ticketTopics = [...helpCategories, "store-proposal", "something-else"] as const;
/** The maximum length of a message. */
export const maxMessageLength = 4000;
