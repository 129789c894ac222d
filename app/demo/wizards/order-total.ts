import type { FormValues } from "../kits/form/form-definition";

/** Minor units of US dollars. */
const prices = { phone: 299_00, watch: 120_00, wrap: 5_00 };
const discountPercent = 10;
const counts = ["one", "two", "three", "four", "five"];
const deliveries: Record<string, number> = { standard: 0, express: 10_00, overnight: 15_00 };

/** The code that takes something off. */
export const promoCode = "DEMO10";

/** What an order comes to, in minor units. */
export function orderTotal(values: FormValues) {
  const countOf = (value: unknown) => Math.max(0, counts.indexOf(String(value ?? "one"))) + 1;
  const items = countOf(values.quantityPhone) * prices.phone + countOf(values.quantityWatch) * prices.watch;
  const discount = values.promo === promoCode ? Math.round((items * discountPercent) / 100) : 0;
  const wrap = values.giftWrap ? prices.wrap : 0;
  const delivery = deliveries[String(values.delivery ?? "standard")] ?? 0;
  return { items, discount, wrap, delivery, total: items - discount + wrap + delivery };
}
