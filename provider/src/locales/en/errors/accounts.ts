import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about one's own account. */
export const accounts = {
  notification_settings_changed:
    "These settings were changed in another window. Your choices are still here: save again to keep them.",
  account_changed:
    "Your account was changed in another window. Your input is still here: save again to keep it.",
  email_taken: "An account with this email address already exists.",
  email_unverified: "Confirm your email address first: open the link we mailed you, or request a new one.",
  sign_in_unverified: "Confirm your email address first. Then you can add another way to log in.",
  email_verified_already: "Your email address is already confirmed.",
  email_unchanged: "This is already your address.",
  password_too_short: "Use at least 10 characters.",
  password_too_long: "Use at most 200 characters.",
  password_common: "Many people use this password, so it’s guessed first. Choose another one.",
  password_personal: "This password is mostly your name or email address. Choose another one.",
  password_unchanged: "This is already your password.",
  view_name_taken: "You have a view of this name for this list. Choose another name.",
  view_limit: "There are too many views. Remove one first.",
  export_not_ready:
    "There’s no file to fetch: it isn’t ready yet, or its seven days are over. Look at Data in your account.",
  account_closed: "This member’s account was deleted: nothing can be credited to it.",
  deletion_order: "An order of yours is still being checked. Wait until it’s delivered or refunded.",
  deletion_claim: "A claim of yours is still open. Wait for the answer.",
  deletion_money:
    "Money is in your account or on its way: withdraw or spend it first, or wait until it has settled. If it’s below the minimum, write to us.",
  deletion_staff: "You work for Cashlane with this account. Another admin has to make you a member first.",
  country_unknown: "Choose a country of the list.",
  currency_without_rate: "Choose a currency from the list: this one no longer has a rate.",
  phone_invalid: "This is no phone number we can read. Write it with + and the country’s code.",
  avatar_too_large: "The picture is larger than 800 kB.",
  avatar_type_unknown: "A picture is a JPEG, PNG or WebP file.",
  avatar_broken: "This picture couldn’t be read. Try another.",
} satisfies Partial<Record<ErrorKey, string>>;
