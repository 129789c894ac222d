import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namedNumbers } from "#provider/modules/bank/match.ts";
import { readDay, readMoney } from "#provider/modules/bank/read-movements.ts";

describe("money as banks write it", () => {
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
    ["12,34,56", ",", null],
    ["1.23", ",", null],
    ["12.345", ".", null],
    ["12.30 CR", ".", null],
    ["", ".", null],
    ["-", ".", null],
  ] as const)("%s with %s is %s", (text, decimal, amount) => {
    expect(readMoney(text, decimal, "USD")).toBe(amount);
  });

  test("any amount is read as what was written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.constantFrom(".", ","),
        (cents, decimal) => {
          const [language, group] = decimal === "." ? ["en", ","] : ["de", "."];
          const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(text.includes(group!) || Math.abs(cents) < 100_000).toBe(true);
          expect(readMoney(text, decimal as "." | ",", "USD")).toBe(BigInt(cents));
        },
      ),
    );
  });
});

test("days in any order, and none that is not", () => {
  expect(readDay("31.03.2026", "dmy")).toBe("2026-03-31");
  expect(readDay("3/31/26", "mdy")).toBe("2026-03-31");
  expect(readDay("2026-03-31T10:00:00", "ymd")).toBe("2026-03-31");
  for (const text of ["31.02.2026", "", "2026", "1.1.1", "31.03.2026x"])
    expect(readDay(text, "dmy")).toBeNull();
});

test("numbers of invoices, however they are spaced", () => {
  expect(namedNumbers("Zahlung inv 2026 00012 danke")).toEqual(["INV-2026-00012"]);
  expect(namedNumbers("INV-2026-00012/INV202600013")).toEqual(["INV-2026-00012", "INV-2026-00013"]);
  expect(namedNumbers("XINV-2026-00012, INV-2026-0001")).toEqual([]);
});
