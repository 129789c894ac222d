import { expect, it } from "vitest";
import { isBarcode } from "#contract/shop/barcode.ts";

it.each([
  ["4006381333931", true],
  ["036000291452", true],
  ["96385074", true],
  ["4006381333932", false],
  ["036000291453", false],
  ["96385075", false],
  ["400638133393", false],
  ["12345", false],
  ["400638133393X", false],
  ["", false],
])("%s is a barcode: %s", (text, expected) => {
  expect(isBarcode(text)).toBe(expected);
});
