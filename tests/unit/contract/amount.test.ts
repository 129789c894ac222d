import { describe, expect, test } from "vitest";
import { parseAmount, parsePercentage } from "#contract/amount.ts";

describe("issue: an amount is never read as another one than was typed", () => {
  test.each([
    ["en", "USD", { "12,345": 1_234_500, "1,234,567.89": 123_456_789, "1.234,50": 123_450, "12,5": 1_250 }],
    ["fr", "USD", { "12,50": 1_250, "1 234,50": 123_450, "1\u202f234,50": 123_450, "1.234,50": 123_450 }],
    ["ar", "USD", { "١٬٢٣٤٫٥٠": 123_450 }],
    ["fr", "KWD", { "12.345": 12_345 }],
    ["en", "KWD", { "12.345": 12_345 }],
    ["en", "JPY", { "1,234": 1_234 }],
  ])("in %s, %s: what is typed is that many minor units: %j", (language, currency, amounts) => {
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
  ])("in %s, %s: %s, as it has one meaning too many or none: %j", (language, currency, issue, texts) => {
    for (const text of texts)
      expect(parseAmount(text, currency, language), text).toEqual({ ok: false, issue });
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

  test.each(["", "%", "5.555", "-1", "five"])("%j is none", (text) => {
    expect(parsePercentage(text, "en").ok).toBe(false);
  });
});
