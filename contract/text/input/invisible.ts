/**
 * Invisible characters, for the brackets of a regular expression: soft hyphen, zero-width characters, direction
 * marks, variation selectors and fillers. Ranges instead of `\p{…}`, because the database functions
 * `order_reference` and `transaction_reference` contain the same list.
 */
export const invisible =
  "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}";
