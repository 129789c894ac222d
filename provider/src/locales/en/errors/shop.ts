import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about the shop: products, categories, orders. */
export const shop = {
  product_name_invalid: "Enter a name of 2 to 120 characters.",
  product_sku_invalid: "Use 3 to 32 capital letters, digits and hyphens.",
  product_sku_taken: "Another product has this SKU.",
  product_store_unknown: "We can’t find this store.",
  product_category_unknown: "We can’t find this category.",
  category_changed:
    "Someone else changed this category in the meantime. What you entered is still here: check it, then save again.",
  category_limit: "You’ve reached the maximum number of categories.",
  category_parent_invalid: "Choose a top-level category, and none for a category that has subcategories.",
  category_replacement_needed: "Choose another category for its products.",
  product_variants_invalid: "Give each denomination once, with a face value that doesn’t change.",
  product_variant_invalid: "This face value is too high.",
  product_price_invalid: "A price or cost isn’t above the face value.",
  product_schedule_invalid: "Enter when to publish it.",
  product_not_ready: "A product needs a denomination before it’s published.",
  product_picture_missing:
    "A product needs a picture before it’s published, or its store a logo. Save it as a draft until then.",
  product_barcode_invalid: "This is no EAN or UPC: a digit is missing or wrong.",
  product_tags_invalid: "Use up to 10 tags of 2 to 30 characters.",
  product_changed: "Someone else changed this product. Reload and try again.",
  draft_changed: "Another tab or browser has saved this draft.",
  product_code_invalid: "A code has 4 to 64 characters, without spaces.",
  shop_gone: "Something in your basket is no longer sold.",
  shop_sold_out: "There aren’t enough codes left. You haven’t been charged.",
  shop_price_changed: "A price changed. Look at your basket again.",
  shop_balance_too_low: "Your available balance isn’t enough: {available}.",
  order_not_delivered: "This order hasn’t been delivered.",
  order_already_decided: "This order was already reviewed.",
  order_reason_invalid: "Give a reason of 3 to 500 characters.",
  own_order: "You can’t review your own order.",
} satisfies Partial<Record<ErrorKey, string>>;
