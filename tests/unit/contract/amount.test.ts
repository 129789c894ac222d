import { describe, expect, test } from "vitest";
import {
  parseAmount,
  parseExactPercentage,
  parsePercentage,
  parseSignedAmount,
} from "#contract/money/amount.ts";
import { fractionDigits } from "#contract/money/minor-units.ts";

describe("never misreads an amount", () => {
  test.each([
    ["en", "USD", { "12,345": 1_234_500, "1,234,567.89": 123_456_789, "1.234,50": 123_450, "12,5": 1_250 }],
    ["fr", "USD", { "12,50": 1_250, "1 234,50": 123_450, "1\u202f234,50": 123_450, "1.234,50": 123_450 }],
    ["ar", "USD", { "١٬٢٣٤٫٥٠": 123_450 }],
    ["fr", "KWD", { "12.345": 12_345 }],
    ["en", "KWD", { "12.345": 12_345 }],
    ["en", "JPY", { "1,234": 1_234 }],
  ])("in %s, %s: converts each text to minor units: %j", (language, currency, amounts) => {
    for (const [text, amount] of Object.entries(amounts))
      expect(parseAmount(text, currency, language), text).toEqual({ ok: true, amount });
  });

  test.each([
    ["fr", "USD", "too_many_decimals", ["12,345"]],
    ["en", "USD", "too_many_decimals", ["0,123", "12.345", "01,234"]],
    ["fr", "JPY", "too_many_decimals", ["1,234"]],
    ["en", "KWD", "not_a_number", ["12,345"]],
    ["ar", "KWD", "not_a_number", ["12,345"]],
    ["en", "USD", "not_a_number", ["1,23,456", "-5", "1e3"]],
    ["en", "USD", "too_large", ["9".repeat(20)]],
  ])("in %s, %s: returns %s for ambiguous or meaningless texts: %j", (language, currency, issue, texts) => {
    for (const text of texts)
      expect(parseAmount(text, currency, language), text).toEqual({ ok: false, issue });
  });
});

describe("a pasted amount", () => {
  test.each([
    ["en", "USD", "$25.00", 2_500],
    ["en", "USD", "$ 1,234.50", 123_450],
    ["en", "USD", "25.00 USD", 2_500],
    ["en", "USD", "usd 25", 2_500],
    ["fr", "USD", "25,00 $", 2_500],
    ["fr", "USD", "1\u202f234,50\u00a0$US", 123_450],
    ["ar", "USD", "\u200f25.00\u00a0US$", 2_500],
    ["ar", "USD", "\u2066US$\u200f 25.00\u2069", 2_500],
    ["ar", "USD", "٢٥،٥", 2_550],
    ["ar", "AED", "25.00 د.إ.\u200f", 2_500],
    ["en", "USD", "25.00\u200e", 2_500],
    ["en", "USD", "２５．００", 2_500],
    ["en", "EUR", "€25", 2_500],
    ["en", "JPY", "¥1,234", 1_234],
  ])("in %s, %s: %j is %i minor units", (language, currency, text, amount) => {
    expect(parseAmount(text, currency, language)).toEqual({ ok: true, amount });
  });

  test.each(["en", "fr", "ar"])("parses an amount in the format of a page in %s", (language) => {
    for (const currency of ["USD", "EUR", "GBP", "JPY", "KWD", "AED", "MAD"]) {
      const minor = currency === "KWD" ? 1_234_567 : 123_456;
      const formatter = new Intl.NumberFormat(language, { style: "currency", currency });
      const text = formatter.format(minor / 10 ** fractionDigits(currency));
      expect(parseAmount(text, currency, language), text).toEqual({ ok: true, amount: minor });
    }
  });

  test.each(["€25.00", "25 EUR", "CHF 25", "£25"])("refuses %j, a currency other than USD", (text) => {
    expect(parseAmount(text, "USD", "en")).toEqual({ ok: false, issue: "other_currency" });
  });

  test.each(["$", "$$5", "25 apples", "$25$", ""])("refuses %j", (text) => {
    expect(parseAmount(text, "USD", "en")).toEqual({ ok: false, issue: "not_a_number" });
  });
});

describe("an amount that may be negative", () => {
  test.each([
    ["-5", -500],
    ["\u200e−\u00a05.25", -525],
    ["-$5", -500],
    ["5", 500],
  ])("%j is %i minor units", (text, amount) => {
    expect(parseSignedAmount(text, "USD", "en")).toEqual({ ok: true, amount });
  });
});

describe("a percentage", () => {
  test.each([
    ["en", "5.5", 550],
    ["en", "5.25 %", 525],
    ["fr", "5,5", 550],
    ["ar", "٥٫٥٪", 550],
    ["en", "0", 0],
  ])("in %s %j is %i basis points", (language, text, basisPoints) => {
    expect(parsePercentage(text, language)).toEqual({ ok: true, amount: basisPoints });
  });

  test.each(["", "%", "5.555", "-1", "five"])("refuses the percentage %j", (text) => {
    expect(parsePercentage(text, "en").ok).toBe(false);
  });

  test.each([
    ["en", "3.875", 387.5],
    ["en", "5", 500],
    ["en", "0.0001 %", 0.01],
    ["en", "3,5", 350],
    ["fr", "3,875 %", 387.5],
    ["fr", "12,3456", 1_234.56],
    ["ar", "٣٫٨٧٥٪", 387.5],
  ])("with up to four decimals: in %s %j is %d basis points", (language, text, basisPoints) => {
    expect(parseExactPercentage(text, language)).toEqual({ ok: true, amount: basisPoints });
  });

  test.each(["", "5.55555", "3,875", "-1"])("with up to four decimals: refuses %j in English", (text) => {
    expect(parseExactPercentage(text, "en").ok).toBe(false);
  });
});
