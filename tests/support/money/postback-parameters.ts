import type { PostbackMapping } from "#contract/postbacks.ts";

/** Every value of a report under its usual name. */
export const usualParameters: PostbackMapping["parameters"] = {
  click: "click_id",
  transaction: "transaction_id",
  item: "item",
  order: "order_id",
  amount: "amount",
  commission: "commission",
  currency: "currency",
  status: "status",
  time: "time",
};
