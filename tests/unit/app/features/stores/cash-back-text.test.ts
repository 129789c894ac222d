import { expect, test } from "vitest";
import type { CashBackRate } from "#contract/stores/stores.ts";
import { cashBackText, rateRange } from "~/features/stores/cash-back-text";
import { offerText } from "~/features/stores/offer-text";
import type { Language } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { translate, type TextValues } from "~/i18n/translation";

const tOf = (language: Language) => (key: string, values?: TextValues) =>
  translate(textsOf(language, "stores"), language, key, values);
const words = (language: Language, rate: CashBackRate) => cashBackText(tOf(language), language, rate);
const percent = (minimum: number, maximum: number): CashBackRate => ({ kind: "percent", minimum, maximum });
const flat = (minimum: number, maximum: number, currency = "USD"): CashBackRate => ({
  kind: "flat",
  minimum,
  maximum,
  currency,
});

test.each([
  ["en", 1, "1 coupon"],
  ["en", 2, "2 coupons"],
  ["fr", 1, "1 code promo"],
  ["fr", 12, "12 codes promo"],
  ["ar", 1, "كوبون واحد"],
  ["ar", 2, "كوبونان"],
  ["ar", 3, "3 كوبونات"],
  ["ar", 11, "11 كوبونًا"],
  ["ar", 100, "100 كوبون"],
  ["ar", 103, "103 كوبونات"],
] as const)("coupons in %s use the right plural for %i", (language, count, text) => {
  expect(tOf(language)("coupons", { count })).toBe(text);
});

test.each([
  ["en", percent(250, 250), "2.5% cash back"],
  ["en", percent(100, 800), "Up to 8% cash back"],
  ["en", flat(2_550, 2_550), "$25.50 cash back"],
  ["fr", percent(100, 800), "Jusqu’à 8\u00a0% de cashback"],
  ["fr", flat(500, 2_500, "EUR"), "Jusqu’à 25\u00a0€ de cashback"],
  ["en", flat(500, 500, "JPY"), "¥500 cash back"],
  ["ar", percent(100, 800), "استرداد نقدي يصل إلى 8\u200e%\u200e"],
  ["ar", flat(500, 500), "استرداد نقدي \u2068\u20665\u00a0US$\u2069\u2069"],
] as const)("a tile's text in %s shows the store's highest rate", (language, rate, text) => {
  expect(words(language, rate).replaceAll("\u202f", "\u00a0")).toBe(text);
});

test("a rate is one figure, or a range if it depends on the product", () => {
  expect(rateRange(percent(300, 300), "en")).toBe("3%");
  expect(rateRange(percent(50, 300), "en")).toBe("0.5% – 3%");
  expect(rateRange(flat(500, 2_050), "en")).toBe("$5 – $20.50");
  expect(rateRange(percent(200, 700), "ar")).toBe("\u20682\u200e%\u200e – 7\u200e%\u200e\u2069");
});

test("shows a store's offers on one line; in Arabic each number stays with its words", () => {
  const offer = (language: Language, cashBack: CashBackRate | null, coupons: number) =>
    offerText(tOf(language), language, { cashBack, coupons });
  expect(offer("en", percent(100, 700), 12)).toBe("Up to 7% cash back · 12 coupons");
  expect(offer("en", null, 0)).toBe("");
  expect(offer("ar", percent(100, 700), 12)).toMatch(
    /^\u2068[^\u2069]+7[^\u2069]+\u2069 · \u206812 [^\u2069]+\u2069$/,
  );
});
