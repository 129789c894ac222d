import { expect, test } from "vitest";
import { worthText } from "~/routes/$lang.apps.ecommerce.coupons/coupon-input";

test.each([
  [1_500, "15%"],
  [387.5, "3.875%"],
  [1.1, "0.011%"],
  [387.53, "3.8753%"],
])("a discount of %d basis points is typed as %s", (worth, text) => {
  expect(worthText({ worthKind: "percent", worth, currency: "USD" })).toBe(text);
});
