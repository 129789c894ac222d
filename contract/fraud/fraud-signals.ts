// Separate from the schemas, so that browser code doesn't load the schema library.

/**
 * What the value of a signal counts: other accounts, occurrences, a share in percent, or a multiple of the
 * usual value.
 */
export type SignalUnit = "accounts" | "count" | "percent" | "times";

/** Every signal, with its unit and the threshold that the form of a rule proposes. */
export const fraudSignals = {
  shared_payout: { unit: "accounts", usual: 1 },
  shared_device: { unit: "accounts", usual: 1 },
  shared_address: { unit: "accounts", usual: 3 },
  self_referral: { unit: "accounts", usual: 1 },
  disposable_mail: { unit: "count", usual: 1 },
  fast_purchases: { unit: "count", usual: 3 },
  refused_claims: { unit: "count", usual: 3 },
  payout_velocity: { unit: "count", usual: 3 },
  conversion: { unit: "times", usual: 5 },
  returns: { unit: "times", usual: 4 },
  country_mismatch: { unit: "percent", usual: 80 },
} as const satisfies Record<string, { unit: SignalUnit; usual: number }>;

export type FraudSignal = keyof typeof fraudSignals;
export const fraudSignalNames = Object.keys(fraudSignals) as FraudSignal[];

/** The highest threshold. */
export const maxThreshold = 1_000;
/** The maximum number of conditions of a rule. All of them must be met. */
export const maxConditions = 4;
export const maxFraudRules = 50;
export const maxRuleNameLength = 80;

/** `note` records a match, `review` puts it into the queue, `hold` also holds the member's undecided withdrawals. */
export const fraudActions = ["note", "review", "hold"] as const;
export type FraudAction = (typeof fraudActions)[number];

/**
 * A new rule starts in `observe`, where it only counts the members who meet it, until a person activates it.
 */
export const fraudModes = ["observe", "active", "off"] as const;
export type FraudMode = (typeof fraudModes)[number];

/**
 * The rules that a migration creates in a new installation, by id, with the names that the migration gives
 * them.
 */
export const builtInFraudRules = {
  "5f0b1c7e-0001-4f6a-9a51-0d2f3b6c9e01": {
    key: "shared_payout",
    name: "Three accounts with one payout account",
  },
  "5f0b1c7e-0002-4f6a-9a51-0d2f3b6c9e02": { key: "self_referral", name: "Refers accounts of their own" },
  "5f0b1c7e-0003-4f6a-9a51-0d2f3b6c9e03": {
    key: "fast_purchases",
    name: "Purchases within seconds of the click",
  },
  "5f0b1c7e-0004-4f6a-9a51-0d2f3b6c9e04": {
    key: "payout_velocity",
    name: "Many new payout methods in a week",
  },
  "5f0b1c7e-0005-4f6a-9a51-0d2f3b6c9e05": {
    key: "disposable_mail",
    name: "Disposable address on a shared browser",
  },
} as const;

/**
 * The minimum, maximum and usual number of hours within which an admin must decide about a hold. After that,
 * the hold expires.
 */
export const holdHours = { least: 1, most: 336, usual: 72 };

/**
 * `open → cleared | confirmed | expired`; a support request from the member changes an `open` or `confirmed`
 * case to `appealed`. A `noted` case needs no decision.
 */
export const fraudCaseStates = ["open", "appealed", "cleared", "confirmed", "expired", "noted"] as const;
export type FraudCaseState = (typeof fraudCaseStates)[number];
/** States that wait for a decision. */
export const waitingCaseStates = ["open", "appealed"] as const satisfies readonly FraudCaseState[];

/** What two accounts share. */
export const fraudLinks = ["payout", "device", "address", "referral"] as const;
export type FraudLink = (typeof fraudLinks)[number];

export const fraudErrorKeys = [
  "own_fraud_case",
  "fraud_case_decided",
  "fraud_case_needs_other_admin",
  "fraud_rule_changed",
  "fraud_rule_limit",
  "fraud_rule_name_taken",
  "fraud_condition_twice",
  "withdrawal_held_by_rule",
] as const;
