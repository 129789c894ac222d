import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparableOrder, isSimilarOrder } from "#contract/text/input/order-reference.ts";

describe("order reference comparison", () => {
  test.each([
    ["#5562021-8", "5562021-8"],
    ["5562021", "556 2021"],
    ["Order 5562021", "5562021"],
    ["5562021", "0005562021"],
    ['="4711"', "4711"],
    ["'4711", "4711"],
    ["41337", "#41337"],
    ["ab-17/C", "AB17c"],
    ["\u200b5562021", "\u202a5562021\u202c"],
    ["ＯＲＤＥＲ ５５６２０２１", "5562021"],
    ["Or\u200bder 5562021", "5562021"],
    ["Bestellung Nr. 5562021", "5562021"],
    ["Commande n° 5562021", "5562021"],
    ["№ 5562021", "No5562021"],
    ["Beställning: 5562021", "5562021"],
    ["Заказ 5562021", "5562021"],
    ["رقم الطلب: ٥٥٦٢٠٢١", "5562021"],
    ["۵۵۶۲۰۲۱", "5562021"],
    ["REF-5562021", "5562021"],
  ])("treats %s and %s as equal", (one, other) => {
    expect(comparableOrder(one)).toBe(comparableOrder(other));
  });

  test.each([
    ["5562021", "5562021-1"],
    ["A-17", "B-17"],
    ["5562021", "5562012"],
    ["NORD-12", "RD-12"],
    ["N5562021", "5562021"],
    ["Б-12", "В-12"],
  ])("treats %s and %s as different", (one, other) => {
    expect(comparableOrder(one)).not.toBe(comparableOrder(other));
  });

  test.each(["#", " - ", "\u200b", "…", "😀"])("%s is empty", (text) => {
    expect(comparableOrder(text)).toBe("");
  });

  test.each(["order", "No", "0", "000"])("doesn't reduce %s to an empty reference", (text) => {
    expect(comparableOrder(text)).not.toBe("");
  });

  const number = fc
    .string({ unit: fc.constantFrom(..."0123456789ACXZ"), minLength: 1, maxLength: 12 })
    .filter((text) => /[1-9]/.test(text));

  test("ignores additions before, around and between the characters", () => {
    const front = fc.constantFrom(
      "",
      "#",
      "Order ",
      "ORDER #",
      "Nr. ",
      "Bestellung: ",
      "commande n° ",
      "طلب ",
      "000",
    );
    const between = fc.constantFrom("", " ", "-", "/", ".", "_", "\u00a0", "\u200b", "\u2011", "\u202a");
    fc.assert(
      fc.property(number, front, between, fc.boolean(), (id, word, gap, isGuarded) => {
        const spelled = word + [...id.toLowerCase()].join(gap);
        expect(comparableOrder(isGuarded ? `="${spelled}"` : spelled)).toBe(comparableOrder(id));
      }),
      { numRuns: 2_000 },
    );
  });

  test("has letters and digits only, without leading zeros", () => {
    const character = fc
      .oneof(fc.integer({ min: 1, max: 0x2ff }), fc.integer({ min: 0x2000, max: 0x2bff }))
      .map((point) => String.fromCodePoint(point));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 20 }), (text) => {
        expect(comparableOrder(text)).not.toMatch(/[\s\p{P}\p{S}\p{M}\p{Cf}]|^0./u);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("similar order numbers", () => {
  test.each([
    ["5562021", "5562021-1"],
    ["#5562021-10", "Order 5562021"],
    ["Orden 5562021", "5562021"],
    ["5562021", "Numéro de commande 5562021"],
  ])("%s and %s need a review", (one, other) => {
    expect(isSimilarOrder(comparableOrder(one), comparableOrder(other))).toBe(true);
  });

  test.each([
    ["5562021", "5562021"],
    ["5562021-1", "5562021-2"],
    ["17", "1755"],
    ["N17", "17"],
    ["A1-5562021", "5562021"],
    ["AB5562021", "CD5562021"],
    ["", "1755"],
  ])("%s and %s don't", (one, other) => {
    expect(isSimilarOrder(comparableOrder(one), comparableOrder(other))).toBe(false);
  });
});
