import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about offers and coupons. */
export const offers = {
  shopping_paused:
    "Shopping at this store through us is paused. What you buy there now would earn you nothing.",
  no_offer: "This store pays no cash back at the moment. What you buy there now would earn you nothing.",
  offer_changed:
    "{name} changed this offer in the meantime. Look at what changed; sending yours again replaces it.",
  offer_ended: "This offer has ended and stays as it was. Duplicate it to make a new one.",
  offer_overlaps:
    "Another offer of {store} runs in this time: {network}, from {from}. The one that starts last counts. Confirm that this is meant.",
  offer_store_unknown: "Choose a store.",
  offer_programme_unknown:
    "This store has no program ID at this network yet. Create its first offer on its own.",
  coupon_changed:
    "Someone else changed this coupon in the meantime. What you entered is still here: check it, then save again.",
  boost_end_missing: "Set an end: a boost is for a limited time.",
  boost_cap_missing: "Set a cap: each click reserves it from the budget.",
  boost_budget_below_cap: "The budget must be at least the cap of one purchase.",
  link_address_invalid: "Enter the whole https address of a page, such as https://www.example.com/shoes.",
  link_store_unknown:
    "We have no partner store at this address. Check it, or look the store up under Stores.",
  link_store_refuses: "This store doesn’t allow shared links. Choose another store.",
  link_page_unsupported: "This store only accepts links to its home page at the moment.",
  link_address_taken: "You have another active link to this page.",
  links_full: "You have 100 active links, the most you can have. Turn one off first.",
  favourites_full: "You have 500 favorite stores, the most you can keep. Remove one first.",
  coupon_ended: "This coupon has ended.",
  coupon_title_invalid: "Give a title of 3 to 120 characters.",
  coupon_code_invalid: "A code has 2 to 40 visible characters, with spaces only between them.",
  coupon_code_taken: "This store has the same code at that time.",
  coupon_code_or_link: "Enter a code or a link, not both.",
  coupon_link_invalid: "Enter an https address on the store’s own site.",
  coupon_worth_invalid: "Enter a share up to 100 % or an amount above zero.",
  coupon_moment_invalid: "Enter a day as 2026-12-31.",
  coupon_columns_missing: "The first line must name the columns, with store and title among them.",
  coupon_file_too_long: "At most 200 coupons a file.",
  coupon_columns_twice: "The first line names columns twice: {columns}.",
  coupon_line_too_wide: "This line has more cells than the first line names.",
  coupon_terms_invalid: "The terms are too long, or some of their letters are damaged.",
  coupon_currency_other: "Amounts must be in your own currency.",
  coupon_day_unclear: "It isn’t clear which number is the month. Write the day as 2026-12-31.",
  coupon_code_rounded: "A spreadsheet has rounded this code. Format the column as text and export it again.",
  offer_network_unknown: "Choose a network.",
  offer_start_past: "This time is in the past. Leave it empty to start right away.",
  offer_start_fixed: "The offer has begun: its start stays.",
  offer_end_past: "This time is in the past. Choose a later one.",
  offer_end_before_start: "The end must be after the start.",
  rate_above_commission: "This is more than the network pays.",
  share_above_whole: "At most 100%.",
  tier_code_taken: "Another tier has this code. Upper and lower case make no difference.",
} satisfies Partial<Record<ErrorKey, string>>;
