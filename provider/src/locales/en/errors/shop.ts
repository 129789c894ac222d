import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about the shop: products, categories, orders. */
export const shop = {
  product_name_invalid: "Enter a name of 2 to 120 characters.",
  product_sku_invalid: "Use 3 to 32 capital letters, digits and hyphens.",
  product_sku_taken: "Another product has this SKU.",
  product_store_unknown: "There is no such store.",
  product_category_unknown: "There is no such category.",
  category_changed:
    "Someone else changed this category in the meantime. What you entered is still here: check it, then save again.",
  category_limit: "There are as many categories as the shop can have.",
  category_parent_invalid:
    "Choose a category that stands below no other, and none for a category that has others below it.",
  category_replacement_needed: "Choose another category for its products.",
  product_variants_invalid: "Give each denomination once, with a face value that does not change.",
  product_variant_invalid: "This face value is too high.",
  product_price_invalid: "A price or cost is not above the face value.",
  product_schedule_invalid: "Say when it is to be published.",
  product_not_ready: "A product needs a denomination before it is published.",
  product_picture_missing:
    "A product needs a picture before it is published, or its store a logo. Save it as a draft meanwhile.",
  product_barcode_invalid: "This is no EAN or UPC: a digit is missing or wrong.",
  product_tags_invalid: "Use up to 10 tags of 2 to 30 characters.",
  product_changed: "Someone else changed this product. Reload and try again.",
  draft_changed: "Another tab or browser saved this draft meanwhile.",
  product_code_invalid: "A code has 4 to 64 characters, without spaces.",
  shop_gone: "Something in your basket is no longer sold.",
  shop_sold_out: "There aren’t enough codes left. You haven’t been charged.",
  shop_price_changed: "A price changed. Look at your basket again.",
  shop_balance_too_low: "Your available balance is not enough: {available}.",
  order_not_delivered: "This order has not been delivered.",
  order_already_decided: "This order has already been decided.",
  order_reason_invalid: "Give a reason of 3 to 500 characters.",
  own_order: "You cannot decide on your own order.",
} satisfies Partial<Record<ErrorKey, string>>;
