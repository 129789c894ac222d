export const texts = {
  title: "Journal",
  subtitle: "Ledger entries per day and account, for your accounting program.",
  accounts: "Account numbers",
  period: "Period",
  from: "First day",
  to: "Last day",
  dateInvalid: "Enter a date.",
  show: "Show",
  daysNote:
    "Days that have ended, in {{zone}}. One entry per day, currency and kind of transaction; debits and credits are equal.",
  empty: "Nothing was recorded",
  emptyText: "Choose another period.",
  debit: "Debit",
  credit: "Credit",
  account: "Account",
  csv: "CSV",
  fec: "FEC for accounting, {{currency}}",
  sums: "Debits and credits in {{currency}}",
  name_pending: "Cash back, pending",
  name_available: "Cash back, available",
  name_reserved: "Withdrawals in progress",
  name_networks: "Cash back granted",
  name_bonuses: "Bonuses granted",
  name_adjustments: "Balance adjustments",
  name_shop: "Gift cards sold",
  name_fees: "Withdrawal fees",
  name_payouts: "Bank, payouts",
  name_clearing_sepa: "Payouts in transit, SEPA",
  name_clearing_paypal: "Payouts in transit, PayPal",
  name_clearing_wise: "Payouts in transit, Wise",
  name_clearing_nacha: "Payouts in transit, NACHA",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    journal: typeof texts;
  }
}
