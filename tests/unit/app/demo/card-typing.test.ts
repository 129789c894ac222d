import { expect, test } from "vitest";
import { brandOf, groupByFour, insertSlash } from "~/demo/kits/form/card-typing";

test.each([
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242 4242-4242x4242", "4242 4242 4242 4242"],
  ["4".repeat(30), "4444 4444 4444 4444 444"],
])("shows the number %j as %j on its card", (typed, shown) => {
  expect(groupByFour(typed)).toBe(shown);
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12/3"],
  ["12/", "12"],
  ["12/345", "12/34"],
])("formats month and year %j as %j", (typed, shown) => {
  expect(insertSlash(typed)).toBe(shown);
});

test.each([
  ["4", "Visa"],
  ["55", "Mastercard"],
  ["2720 99", "Mastercard"],
  ["3782", "American Express"],
  ["6011", "Discover"],
  ["3530", "JCB"],
  ["9", undefined],
  ["", undefined],
])("recognizes a card starting with %j as %j", (typed, brand) => {
  expect(brandOf(typed)).toBe(brand);
});
