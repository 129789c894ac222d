/** The kinds of payout methods. Separate from the schemas, so that browser code doesn't load the schema library. */
export const payoutMethodKinds = ["bank_transfer", "paypal", "us_account"] as const;

/** The kinds of US accounts. */
export const usAccountTypes = ["checking", "savings"] as const;
