/** Error keys of calls about the journal and its account numbers. */
export const accountingErrorKeys = [
  "account_number_invalid",
  "account_name_missing",
  "journal_day_open",
  "journal_backwards",
  "journal_too_long",
] as const;
