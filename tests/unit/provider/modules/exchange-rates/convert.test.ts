import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DayRate } from "#contract/exchange-rates/exchange-rates.ts";
import { amountRate, conversionOf, convertMinorUnits } from "#provider/modules/exchange-rates/convert.ts";
import { isoDigits } from "#provider/modules/exchange-rates/iso-digits.ts";
import { replaySeed, repetitions } from "../../../../support/programs/repetitions.ts";

function rateOf(currency: string, rate: string, base = "USD") {
  const dayRate: DayRate = { currency, rate, day: "2026-11-20", source: "ecb" };
  return amountRate(dayRate, isoDigits(currency), base);
}

describe("convert", () => {
  test.each([
    ["EUR", "1.0832", "USD", 10_000n, 10_832n],
    ["EUR", "1.0832", "USD", -10_000n, -10_832n],
    ["EUR", "1.5", "USD", 1n, 2n],
    ["EUR", "1.5", "USD", -1n, -2n],
    ["EUR", "1.4999999999", "USD", 1n, 1n],
    ["JPY", "0.0066", "USD", 1_000n, 660n],
    ["JPY", "0.00665", "USD", 1n, 1n],
    ["KWD", "3.25", "USD", 1_000n, 325n],
    ["KWD", "3.25", "USD", 2n, 1n],
    ["HUF", "0.0027", "USD", 123_456n, 333n],
    ["USD", "154.3", "JPY", 100n, 154n],
    ["USD", "0.3075", "KWD", 1_000n, 3_075n],
    ["EUR", "1.0832", "USD", 0n, 0n],
  ])("%s at %s to %s: %i is %i", (currency, rate, base, amount, expected) => {
    expect(convertMinorUnits(amount, rateOf(currency, rate, base))).toBe(expected);
  });

  test("is symmetric and never loses order", () => {
    const rates = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(rates, fc.bigInt(-(10n ** 12n), 10n ** 12n), ([digits, places], amount) => {
        const text = String(digits).padStart(places + 1, "0");
        const decimal = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
        const rate = rateOf("EUR", decimal);
        const converted = convertMinorUnits(amount, rate);
        expect(converted).toBe(convertMinorUnits(amount, rate));
        expect(convertMinorUnits(-amount, rate)).toBe(-converted);
        expect(convertMinorUnits(amount + 1n, rate)).toBeGreaterThanOrEqual(converted);
      }),
      { numRuns: repetitions({ ci: 100, long: 5_000 }), ...replaySeed },
    );
  });
});

describe("isoDigits", () => {
  test.each([
    ["HUF", 2],
    ["EUR", 2],
    ["IDR", 2],
    ["JPY", 0],
    ["KWD", 3],
    ["CLF", 4],
  ])("%s has %i decimals", (currency, digits) => {
    expect(isoDigits(currency)).toBe(digits);
  });
});

test("keeps an amount with all decimals of its currency", () => {
  const amounts = { amount: 5n, commission: 1_000n };
  const rates = { sale: rateOf("EUR", "1.0832"), commission: rateOf("JPY", "0.0066") };
  expect(conversionOf(amounts, rates)).toEqual({
    sale: { amount: "0.05", currency: "EUR", rate: "1.0832", day: "2026-11-20", source: "ecb" },
    commission: { amount: "1000", currency: "JPY", rate: "0.0066", day: "2026-11-20", source: "ecb" },
  });
});

test("returns no conversion for a purchase in the accounts' currency", () => {
  expect(conversionOf({ amount: 5n, commission: 1n }, { sale: null, commission: null })).toBeNull();
});
