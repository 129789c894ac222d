export const texts = {
  title: "Journal",
  subtitle: "What the ledger booked, per day and account, for your accounting program.",
  accounts: "Account numbers",
  period: "Period",
  from: "First day",
  to: "Last day",
  dateInvalid: "Enter a date.",
  show: "Show",
  daysNote:
    "Days that have ended, in {{zone}}. An entry per day, currency and kind of booking; debits and credits are equal.",
  empty: "Nothing was booked",
  emptyText: "Choose another period.",
  debit: "Debit",
  credit: "Credit",
  account: "Account",
  csv: "CSV",
  fec: "FEC for accounting, {{currency}}",
  sums: "Debits and credits in {{currency}}",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    journal: typeof texts;
  }
}
