/**
 * Categories of articles and answers, in display order. Separate from the schemas, so that browser code doesn't
 * load the schema library.
 */
export const helpCategories = [
  "getting-started",
  "purchases",
  "claims",
  "balance",
  "withdrawals",
  "account",
] as const;
export type HelpCategory = (typeof helpCategories)[number];
