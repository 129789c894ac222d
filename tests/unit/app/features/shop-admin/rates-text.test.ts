import { expect, test } from "vitest";
import { formatRateLines } from "~/features/shop-admin/settings/rates-text";
import { parseRateLines } from "~/features/shop-admin/settings/rates-text.server";
import { translate } from "~/i18n/translation";
import { texts } from "~/locales/en/settings";

const formatOptions = (language: "en" | "fr" | "ar") => ({
  currency: "USD",
  language,
  t: (key: string, values = {}) => translate(texts, "en", key, values),
});
const rates = [
  { currency: "EUR", rate: "0.92" },
  { currency: "VND", rate: "25400" },
  { currency: "KWD", rate: "0.3075" },
];

test.each([
  ["EUR 0.92\nVND 25400\nKWD 0.3075"],
  ["eur 0.92\r\n\r\n  VND\t25,400  \r\nKWD=0.3075\r\n"],
  ["EUR;0.92\nVND, 25400\nKWD: 0.3075"],
])("parses typed and pasted lines: %j", (typed) => {
  expect(parseRateLines(typed, formatOptions("en"))).toEqual({ rates });
});

test.each(["en", "fr", "ar"] as const)("parses what is formatted in %s", (language) => {
  expect(parseRateLines(formatRateLines(rates, language).join("\n"), formatOptions(language))).toEqual({
    rates,
  });
});

test.each([
  ["EUR 0.92\nEURO 1", "Line 2: write a code and a rate, such as EUR 0.92."],
  ["EUR", "Line 1: write a code and a rate, such as EUR 0.92."],
  ["EUR 0", "Line 1: write a code and a rate, such as EUR 0.92."],
  ["EUR -1", "Line 1: write a code and a rate, such as EUR 0.92."],
  ["QQQ 2", "Line 1: QQQ is no known currency."],
  ["EUR 1\n\neur 2", "Line 3: EUR is already listed above."],
  ["USD 1", "Line 1: USD is the currency of the accounts."],
  [
    Intl.supportedValuesOf("currency")
      .filter((code) => code !== "USD")
      .slice(0, 31)
      .map((code) => `${code} 2`)
      .join("\n"),
    "At most 30 currencies have a rate.",
  ],
])("refuses %j with its line", (typed, problem) => {
  expect(parseRateLines(typed, formatOptions("en"))).toEqual({ problem });
});
