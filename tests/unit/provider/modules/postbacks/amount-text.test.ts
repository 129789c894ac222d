import { describe, expect, test } from "vitest";
import { readAmount } from "#provider/modules/postbacks/amount-text.ts";

const major = { amounts: "major" } as const;

describe("an amount with a decimal point", () => {
  test.each([
    ["1,234.50", 123_450],
    ["1 234.50", 123_450],
    ["1'234.50", 123_450],
    ["$49.90", 4990],
    ["49.90 USD", 4990],
    ["USD 1,234,567.8", 123_456_780],
    [".90", 90],
    ["-10.00", -1000],
    ["-$10.00", -1000],
    ["$-10.00", -1000],
    ["\u221210.005", -1001],
    ["-0.00", 0],
    ["(10.00)", -1000],
    ["($1,234.50)", -123_450],
    ["10.00-", -1000],
    ["10.00- USD", -1000],
    ["٤٩٫٩٠", 4990],
    ["١٬٢٣٤٫٥٠", 123_450],
    [47.809999999999995, 4781],
    [-1.5, -150],
    [1e-7, 0],
  ])("%s is %d", (text, expected) => {
    expect(readAmount(text, major, "USD")).toBe(expected);
  });

  test.each([
    ["49,90"],
    ["1,234"],
    ["1,23.40"],
    ["1.234,50"],
    ["€49.90"],
    ["."],
    ["--1"],
    ["-$-1"],
    ["(-1)"],
    ["-1-"],
    ["(1"],
    ["()"],
    ["-"],
    ["1e3"],
    ["Infinity"],
  ])("refuses %s", (text) => {
    expect(readAmount(text, major, "USD")).toBeUndefined();
  });

  test("a comma before three digits separates groups if the network's decimal mark is a point", () => {
    expect(readAmount("1,234", { ...major, decimalMark: "point" }, "USD")).toBe(123_400);
  });
});

test.each([
  ["0.500", "comma", "EUR"],
  ["0.500", "comma", "KWD"],
  ["-0.500", "comma", "KWD"],
  ["0 500", "comma", "EUR"],
  ["0,500", "point", "EUR"],
  ["012,500", "point", "EUR"],
] as const)("%s isn't a group if the decimal mark is a %s", (text, decimalMark, currency) => {
  expect(readAmount(text, { ...major, decimalMark }, currency)).toBeUndefined();
});

describe("an amount in a currency without decimals", () => {
  test("is ambiguous if a point precedes three digits and the network's decimal mark isn't set", () => {
    expect(readAmount("150.000", major, "VND")).toBeUndefined();
    expect(readAmount("150.000 ₫", major, "VND")).toBeUndefined();
    expect(readAmount("150.000", { ...major, decimalMark: "comma" }, "VND")).toBe(150_000);
    expect(readAmount("150.000", { ...major, decimalMark: "point" }, "VND")).toBe(150);
  });

  test.each([
    ["150000", 150_000],
    ["1234.00", 1234],
    ["0.600", 1],
    ["1,234.500", 1235],
    [1.234, 1],
  ])("%s is %d", (text, expected) => {
    expect(readAmount(text, major, "VND")).toBe(expected);
  });
});

describe("an amount with a decimal comma", () => {
  const comma = { ...major, decimalMark: "comma" } as const;

  test.each([
    ["49,90", 4990],
    ["1.234,50", 123_450],
    ["1\u202F234,50 €", 123_450],
    ["1.234", 123_400],
    ["-,90", -90],
  ])("%s is %d", (text, expected) => {
    expect(readAmount(text, comma, "EUR")).toBe(expected);
  });

  test("a point that doesn't precede a group isn't a separator", () => {
    expect(readAmount("49.90", comma, "EUR")).toBeUndefined();
  });

  test("a number of JSON keeps its point", () => {
    expect(readAmount(1.234, comma, "EUR")).toBe(123);
  });
});

test("refuses a text of thousands of characters without parsing it", () => {
  expect(readAmount(`1${",234".repeat(5000)}`, major, "USD")).toBeUndefined();
});
