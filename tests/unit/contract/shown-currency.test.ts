import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRate } from "#contract/money/amount.ts";
import { fractionDigits } from "#contract/money/minor-units.ts";
import { approximate, ratePattern } from "#contract/accounts/shown-currency.ts";

describe("approximate amount in another currency", () => {
  test.each([
    [3_598, "USD", "EUR", "0.92", 3_310n],
    [10_000, "USD", "JPY", "151.5", 15_150n],
    [100, "USD", "JPY", "151.5", 152n],
    [100, "USD", "JPY", "150.5", 150n],
    [100, "USD", "KWD", "0.3075", 308n],
    [100, "USD", "KWD", "0.3065", 306n],
    [1_000, "JPY", "USD", "0.0066", 660n],
    [1_000, "KWD", "EUR", "3", 300n],
    [-100, "USD", "JPY", "151.5", -152n],
    [0, "USD", "VND", "25400", 0n],
  ])("%i %s in %s at %s is %s minor units", (amount, from, currency, rate, about) => {
    expect(approximate(amount, from, { currency, rate })).toBe(about);
  });

  const currencies = fc.constantFrom("USD", "EUR", "JPY", "KWD", "VND", "MAD");
  const amounts = fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n });
  const parts = fc.bigInt({ min: 1n, max: 10n ** 16n - 1n });
  const rateOf = (scaled: bigint) => {
    const digits = String(scaled).padStart(9, "0");
    return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
  };

  test("rounds to the nearest whole number, half to even", () => {
    fc.assert(
      fc.property(amounts, currencies, currencies, parts, (amount, from, currency, scaled) => {
        const about = approximate(amount, from, { currency, rate: rateOf(scaled) });
        // A scale at which nothing needs rounding.
        const scale = 10n ** BigInt(8 + fractionDigits(from));
        const exact = amount * scaled * 10n ** BigInt(fractionDigits(currency));
        const error = about * scale - exact;
        const twice = 2n * (error < 0n ? -error : error);
        expect(twice <= scale).toBe(true);
        if (twice === scale) expect(about % 2n).toBe(0n);
      }),
    );
  });

  test("is monotonic and symmetric around zero", () => {
    fc.assert(
      fc.property(amounts, amounts, currencies, parts, (one, other, currency, scaled) => {
        const approximateText = (amount: bigint) =>
          approximate(amount, "USD", { currency, rate: rateOf(scaled) });
        expect(approximateText(-one)).toBe(-approximateText(one));
        if (one <= other) expect(approximateText(one) <= approximateText(other)).toBe(true);
      }),
    );
  });
});

describe("a rate", () => {
  test.each([
    ["en", "0.92", "0.92"],
    ["en", "25,400", "25400"],
    ["en", "10.00", "10"],
    ["fr", "0,9150", "0.915"],
    ["fr", "25 400", "25400"],
    ["ar", "٣٫٦٧٢٥", "3.6725"],
    ["en", "0.00000001", "0.00000001"],
  ])("parses %s %j exactly as %s", (language, typed, rate) => {
    expect(parseRate(typed, language)).toBe(rate);
    expect(rate).toMatch(ratePattern);
  });

  test.each(["", "0", "0.0", "-1", "1e3", "abc", "0.000000001", "9".repeat(20), "1.2.3"])(
    "refuses %j",
    (typed) => {
      expect(parseRate(typed, "en")).toBeUndefined();
    },
  );

  test.each(["0", "0.00", "00.5", "-1", "1.", ".5", "1e3", "123456789", "0.123456789"])(
    "the API refuses %j",
    (text) => {
      expect(text).not.toMatch(ratePattern);
    },
  );
});
