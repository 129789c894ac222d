import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAmount } from "#contract/money/amount.ts";
import { amountProblem } from "~/features/withdrawals/amount-text";
import { formatAmountInput } from "~/i18n/typed-text";
import { translate } from "~/i18n/translation";
import { texts } from "~/locales/en/withdrawals";

const t = (key: string, values = {}) => translate(texts, "en", key, values);

describe("typed amounts", () => {
  test.each([
    ["en", "USD", 123_450, "1234.50"],
    ["fr", "USD", 123_450, "1234,50"],
    ["ar", "USD", 123_450, "1234.50"],
    ["fr", "JPY", 1_234, "1234"],
    ["fr", "KWD", 1_234, "1,234"],
  ])("in %s, formats %s %i as %s", (language, currency, amount, text) => {
    expect(formatAmountInput(amount, currency, language)).toBe(text);
  });

  test("M8 a prefilled amount parses to the same cents, in every language and currency", () => {
    const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    const languages = fc.constantFrom("en", "fr", "ar");
    const currencies = fc.constantFrom("USD", "EUR", "JPY", "KWD");
    fc.assert(
      fc.property(amounts, languages, currencies, (amount, language, currency) => {
        expect(parseAmount(formatAmountInput(amount, currency, language), currency, language)).toEqual({
          ok: true,
          amount,
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["USD", "", "Enter an amount."],
    ["USD", "ten", "Enter an amount such as 25.00."],
    ["USD", "1.005", "Use at most 2 decimals."],
    ["JPY", "10.5", "Amounts in this currency have no decimals."],
    ["USD", "9".repeat(20), "This amount is too large."],
    ["USD", "10.50", undefined],
    ["USD", "١٠٫٥٠", undefined],
  ])("in %s, %j: %s", (currency, text, problem) => {
    expect(amountProblem(text, currency, "en", t)).toBe(problem);
  });
});
