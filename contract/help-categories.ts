/** What articles and answers are about, in the order readers see. Apart from the schemas, so that browser code stays light. */
export const helpCategories = [
  "getting-started",
  "purchases",
  "claims",
  "balance",
  "withdrawals",
  "account",
] as const;
export type HelpCategory = (typeof helpCategories)[number];
