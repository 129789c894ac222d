import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about the operator's settings. */
export const settings = {
  settings_changed:
    "Someone else changed these settings in the meantime. What you entered is still here: check it, then save again.",
  settings_waiting: "Another change is waiting for a second admin. It has to be approved or rejected first.",
  settings_decided: "This change was already reviewed.",
  settings_need_other_admin: "You requested this change, so another admin has to approve it.",
  settings_requester_gone:
    "The requester can no longer change settings. Reject the change and have it requested again.",
  settings_minimum_above_maximum: "The smallest withdrawal is above the largest.",
  settings_fee_too_high: "The fee would use up the smallest withdrawal.",
  settings_no_method: "Offer at least one payout method.",
  settings_us_account_currency: "US accounts can be offered only if the accounts are in US dollars.",
  settings_rate_twice: "A currency has one rate, but it’s here twice.",
  settings_rate_of_books: "The currency of the accounts needs no rate.",
  settings_rates_undated: "Enter the day of the rates.",
  settings_rates_ahead: "Rates can’t be of a future day.",
  settings_placeholder_unknown: "Use only the listed names in braces.",
  settings_placeholder_missing: "The text must name the reason, in braces: the member reads it there.",
  account_number_invalid: "Enter a number that begins with three digits, such as 467100.",
  account_name_missing: "Enter a name for the account.",
  journal_day_open: "The journal has days that have ended: up to {day}.",
  journal_backwards: "The last day is before the first one.",
  journal_too_long: "Choose at most {days} days.",
  warehouse_off: "Exports aren’t set up: the provider’s variable WAREHOUSE_URL has no value.",
  warehouse_export_open: "An export is already waiting or running.",
} satisfies Partial<Record<ErrorKey, string>>;
