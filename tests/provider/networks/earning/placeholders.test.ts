import { describe, expect, test } from "vitest";
import { good, readReport } from "../../../support/money/interpreted.ts";

const texts = [
  ...["{transaction_id}", "%transaction_id%", "${transaction_id}", "#TRANSACTION_ID#", "$transaction_id"],
  ...["%7Btransaction_id%7D", "%24%7Bid%7D", "$(id)", "((id))", "*|ID|*", "<%= id %>", "$$id$$"],
];
const words = ["undefined", "null", "NaN"];
const names = ["transaction_id", "click_id", "order_id", "amount", "commission", "status"] as const;

describe.each(names)("a placeholder left as %s", (name) => {
  test.each([...texts, ...words])("%s is refused with its own reason", (text) => {
    expect(readReport({ ...good, [name]: text })).toBe("placeholder_left");
  });
});

test.each(["TRANSACTION_ID", "order-id", "your_order_id", "ID"])(
  "the name of a placeholder as transaction id, %s, is refused",
  (text) => {
    expect(readReport({ ...good, transaction_id: text })).toBe("placeholder_left");
  },
);

test.each(["0", "000", "-", "N/A", "n.a.", "none", "true"])(
  "a program's default for a missing id, %s, is refused",
  (text) => {
    expect(readReport({ ...good, transaction_id: text })).toBe("transaction_invalid");
  },
);

test("an amount with a dollar sign isn't a placeholder", () => {
  expect(readReport({ ...good, amount: "$49.90" })).toMatchObject({ amount: 4990 });
});
