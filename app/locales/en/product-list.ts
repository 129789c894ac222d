export const texts = {
  step_publish: "Publish",
  step_deactivate: "Deactivate",
  step_remove: "Remove",
  step_duplicate: "Duplicate",
  stepOf: "{{step}}: {{name}}",
  done_publish: "Product published",
  done_deactivate: "Product deactivated",
  done_duplicate: "A copy as a draft",
  bulkAsk_publish: "Publish these products?",
  bulkAsk_deactivate: "Deactivate these products?",
  bulkAsk_remove: "Remove these products?",
  effect_publish: "Members see them in the shop right away, or on the scheduled day.",
  effect_deactivate: "They leave the shop and stay in this list.",
  effect_remove: "They leave the shop and the lists; orders keep them. You can undo this.",
  bulkDone_publish_one: "{{count}} product published",
  bulkDone_publish_other: "{{count}} products published",
  bulkDone_deactivate_one: "{{count}} product deactivated",
  bulkDone_deactivate_other: "{{count}} products deactivated",
  bulkDone_remove_one: "{{count}} product removed",
  bulkDone_remove_other: "{{count}} products removed",
  bulkDone_restore_one: "{{count}} product restored",
  bulkDone_restore_other: "{{count}} products restored",
  removed_one: "The product was removed.",
  removed_other: "{{count}} products were removed.",
  sales: "Sales of the last 30 days",
  sales_all: "Sales, 30 days",
  sales_gift_card: "Gift cards, 30 days",
  sales_voucher: "Vouchers, 30 days",
  sales_saved: "Members saved, 30 days",
  orders_one: "{{count}} order",
  orders_other: "{{count}} orders",
  undo: "Undo",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "product-list": typeof texts;
  }
}
