import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namedNumbers, possibleNumbers } from "#provider/modules/bank/invoice-numbers.ts";
import { type DecimalMark, decimalMarkOf, readAmount } from "#provider/modules/bank/read-amount.ts";
import { dayOrderOf, readDay } from "#provider/modules/bank/read-day.ts";

function amountOf(text: string, decimal: DecimalMark, currency = "USD"): bigint | string {
  const read = readAmount(text, decimal, currency);
  return "amount" in read ? read.amount : read.reason;
}

describe("amounts in bank files", () => {
  test.each([
    ["1.234,56", ",", 123_456n],
    ["1,234.56", ".", 123_456n],
    ["-12.30", ".", -1_230n],
    ["12,30-", ",", -1_230n],
    ["(12.30)", ".", -1_230n],
    ["+5", ".", 500n],
    ["12.3000", ".", 1_230n],
    ["1 234,5", ",", 123_450n],
    ["1.234", ",", 123_400n],
    ["12,34,56", ",", "amount"],
    ["1.23", ",", "amount"],
    ["12.345", ".", "amount"],
    ["12.30 CR", ".", 1_230n],
    ["128.10 DR", ".", -12_810n],
    ["-12.30 CR", ".", "amount"],
    ["47.809999999999995", ".", 4_781n],
    ["47.8100000000003", ".", 4_781n],
    ["47.8099", ".", "amount"],
    ["$1,001.00", ".", 100_100n],
    ["-$12.30", ".", -1_230n],
    ["128.20 USD", ".", 12_820n],
    ["1.000,00 €", ",", "currency"],
    ["128.20 EUR", ".", "currency"],
    ["1$50", ".", "amount"],
    ["١٢٩٫٧٠", ".", 12_970n],
    ["١٬١٢٩٫٧٠", ",", 112_970n],
    ["", ".", "amount"],
    ["-", ".", "amount"],
  ] as const)("%s with %s is %s", (text, decimal, amount) => {
    expect(amountOf(text, decimal)).toBe(amount);
  });

  test.each([
    ["1.000,00 €", 100_000n],
    ["€ 1.000,00", 100_000n],
    ["1.000,00 EUR", 100_000n],
    ["$1.001,00", "currency"],
  ] as const)("%s in a file of euros is %s", (text, amount) => {
    expect(amountOf(text, ",", "EUR")).toBe(amount);
  });

  test("reads any amount back as written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.constantFrom(".", ","),
        (cents, decimal) => {
          const [language, group] = decimal === "." ? ["en", ","] : ["de", "."];
          const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(text.includes(group!) || Math.abs(cents) < 100_000).toBe(true);
          expect(amountOf(text, decimal as DecimalMark)).toBe(BigInt(cents));
        },
      ),
    );
  });
});

test.each([
  [["1.234,56"], ","],
  [["12.5"], "."],
  [["1.000", "2,50"], ","],
  [["120.000"], null],
  [["1,234"], null],
  [["100"], "."],
] as const)("the decimal mark of %j is %s", (cells, mark) => {
  expect(decimalMarkOf([...cells], "USD")).toBe(mark);
});

test.each([
  [["11/03/2026"], null],
  [["11/03/2026", "13/03/2026"], "dmy"],
  [["03/13/2026"], "mdy"],
  [["13/03/2026", "03/13/2026"], null],
  [["03.11.2026"], "dmy"],
  [["2026-11-03"], "ymd"],
] as const)("the order of the days %j is %s", (cells, order) => {
  expect(dayOrderOf([...cells])).toBe(order);
});

test("reads days in any order, and no invalid ones", () => {
  expect(readDay("31.03.2026", "dmy")).toBe("2026-03-31");
  expect(readDay("3/31/26", "mdy")).toBe("2026-03-31");
  expect(readDay("2026-03-31T10:00:00", "ymd")).toBe("2026-03-31");
  for (const text of ["20261120", "20 Nov 2026", "20-NOV-26"]) expect(readDay(text, null)).toBe("2026-11-20");
  expect(readDay("11/03/2026", null)).toBe("unclear");
  for (const text of ["31.02.2026", "", "2026", "1.1.1", "31.03.2026x"])
    expect(readDay(text, "dmy")).toBeNull();
});

test("reads invoice numbers however they are spaced", () => {
  expect(namedNumbers("Zahlung inv 2026 00012 danke")).toEqual(["INV-2026-00012"]);
  expect(namedNumbers("INV-2026-00012/INV202600013")).toEqual(["INV-2026-00012", "INV-2026-00013"]);
  expect(namedNumbers("XINV-2026-00012, INV-2026-0001")).toEqual([]);
});

test("reads numbers broken by a bank's line width", () => {
  expect(possibleNumbers("INV-2026-0 0077")).toEqual(["INV-2026-00077"]);
  expect(possibleNumbers("IN V-20 26-00077 12")).toEqual(["INV-2026-00077", "INV-2026-0007712"]);
  expect(possibleNumbers("INVALID 2026")).toEqual([]);
});
