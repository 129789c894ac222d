import type { SystemAccount, WalletAccount } from "../wallet/wallet.ts";

/** An account of the operator's books. */
export interface JournalAccount {
  number: string;
  name: string;
}

/**
 * The default journal account for each account of the ledger, in the order of the form. The numbers follow the
 * French chart of accounts (PCG). Free of zod, because browsers load it.
 */
export const defaultJournalAccounts = {
  pending: { number: "467100", name: "Cash back, pending" },
  available: { number: "467200", name: "Cash back, available" },
  reserved: { number: "467300", name: "Withdrawals in progress" },
  networks: { number: "658100", name: "Cash back granted" },
  bonuses: { number: "658200", name: "Bonuses granted" },
  adjustments: { number: "658300", name: "Balance adjustments" },
  shop: { number: "707100", name: "Gift cards sold" },
  fees: { number: "708100", name: "Withdrawal fees" },
  payouts: { number: "512100", name: "Bank, payouts" },
  clearing_sepa: { number: "580100", name: "Payouts in transit, SEPA" },
  clearing_paypal: { number: "580200", name: "Payouts in transit, PayPal" },
  clearing_wise: { number: "580300", name: "Payouts in transit, Wise" },
  clearing_nacha: { number: "580400", name: "Payouts in transit, NACHA" },
} satisfies Record<WalletAccount | SystemAccount, JournalAccount>;

export type JournalAccountKey = keyof typeof defaultJournalAccounts;

/** The ledger's accounts in the order of the form. */
export const journalAccountKeys = Object.keys(defaultJournalAccounts) as JournalAccountKey[];

/** The maximum lengths of an account's number and name. */
export const journalAccountLimits = { number: 20, name: 60 } as const;

/** The maximum number of days of a journal. */
export const maxJournalDays = 366;
