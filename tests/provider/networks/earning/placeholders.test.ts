import { describe, expect, test } from "vitest";
import { good, readReport } from "../../../support/money/interpreted.ts";

const texts = ["{transaction_id}", "%transaction_id%", "${transaction_id}", "#TRANSACTION_ID#"];
const words = ["undefined", "null", "NaN"];
const names = ["transaction_id", "click_id", "order_id", "amount", "commission", "status"] as const;

describe.each(names)("a placeholder left as %s", (name) => {
  test.each([...texts, ...words])("%s is refused with its own reason", (text) => {
    expect(readReport({ ...good, [name]: text })).toBe("placeholder_left");
  });
});
