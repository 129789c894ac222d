import { amountRate } from "#provider/modules/exchange-rates/convert.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OfferTerms } from "#contract/offers/offers.ts";
import { appliedRate, cashBackOf, cashBackOfParts } from "#provider/modules/leads/terms.ts";
import { replaySeed, printCoverage, repetitions } from "../../../support/programs/repetitions.ts";

const base: OfferTerms = {
  rateKind: "percent",
  rate: 200,
  cap: null,
  terms: { en: "" },
  exclusions: { en: "" },
  tiers: [{ code: "selected", label: { en: "Selected" }, rate: 700 }],
};
const orders = repetitions({ ci: 10_000, long: 100_000 });
const order = (amount: bigint, item: string | null = null) => ({ amount, item });

test("uses the item's tier, else the base rate, and rounds a share half up", () => {
  expect(cashBackOf(base, order(10_000n))).toBe(200n);
  expect(cashBackOf(base, order(10_000n, "selected"))).toBe(700n);
  expect(cashBackOf(base, order(10_000n, "another"))).toBe(200n);
  expect(cashBackOf(base, order(24n))).toBe(0n);
  expect(cashBackOf(base, order(25n))).toBe(1n);
  expect(cashBackOf(base, order(0n))).toBe(0n);
});

describe("the parts of a purchase", () => {
  test("give back their shares, rounded once", () => {
    expect(cashBackOfParts(base, [order(24n), order(24n), order(2n, "selected")])).toBe(1n);
  });

  test("never give back less than zero", () => {
    expect(cashBackOfParts(base, [order(10_000n), order(-9_000n, "selected")])).toBe(0n);
  });

  test("a return without an item reduces the cash back at the average rate", () => {
    const bought = [order(10_000n), order(10_000n, "selected")];
    expect(cashBackOfParts(base, [...bought, order(-10_000n)])).toBe(450n);
    expect(cashBackOfParts(base, [...bought, order(-20_000n)])).toBe(0n);
  });

  test("are limited together by the cap", () => {
    expect(cashBackOfParts({ ...base, cap: 300 }, [order(10_000n), order(10_000n)])).toBe(300n);
  });

  test("give back a flat amount once for each rate with a remaining amount", () => {
    const flat: OfferTerms = { ...base, rateKind: "flat" };
    const items = [order(1_000n), order(2_000n), order(3_000n, "selected")];
    expect(cashBackOfParts(flat, items)).toBe(900n);
    expect(cashBackOfParts(flat, [...items, order(-3_000n, "selected")])).toBe(200n);
  });
});

test.each(["SELECTED", "Selected", " selected ", "\u200Bselected", "ｓｅｌｅｃｔｅｄ"])(
  "gives an item reported as %j the rate of the tier `selected`",
  (item) => {
    expect(cashBackOf(base, order(10_000n, item))).toBe(700n);
  },
);

test.each(["select", "selected2", "", " "])("gives an item reported as %j the base rate", (item) => {
  expect(cashBackOf(base, order(10_000n, item))).toBe(200n);
});

test("prefers the tier with the reported spelling, if an earlier offer has two that differ only in case", () => {
  const upper = { code: "SELECTED", label: { en: "Upper" }, rate: 900 };
  const terms = { ...base, tiers: [...base.tiers, upper] };
  expect(cashBackOf(terms, order(10_000n, "SELECTED"))).toBe(900n);
  expect(cashBackOf(terms, order(10_000n, "selected"))).toBe(700n);
});

test("a flat amount is the same for every purchase, and a cap limits it", () => {
  const flat: OfferTerms = { ...base, rateKind: "flat", rate: 500 };
  expect(cashBackOf(flat, order(1n))).toBe(500n);
  expect(cashBackOf(flat, order(1_000_000n, "selected"))).toBe(700n);
  expect(cashBackOf({ ...flat, cap: 450 }, order(1n))).toBe(450n);
  expect(cashBackOf({ ...base, cap: 199 }, order(10_000n))).toBe(199n);
  expect(cashBackOf({ ...base, cap: 200 }, order(10_000n))).toBe(200n);
});

test("M8 amounts past 2^53 are exact to the half and never above the cap or the purchase", () => {
  let beyond = 0;
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 62n }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
      (amount, rate, cap) => {
        if (amount > 2n ** 53n) beyond += 1;
        const cashBack = cashBackOf({ ...base, rate, cap }, order(amount));
        if (cap !== null && cashBack === BigInt(cap)) {
          expect(amount * BigInt(rate) * 2n).toBeGreaterThanOrEqual(BigInt(cap) * 20_000n - 10_000n);
          return;
        }
        // Twice the distance between the cash back and the exact share, in ten-thousandths of a unit. It must
        // be above -1 and at most 1, because halves round up.
        const distance = 2n * (cashBack * 10_000n - amount * BigInt(rate));
        expect(distance > -10_000n && distance <= 10_000n).toBe(true);
        expect(cashBack <= amount).toBe(true);
      },
    ),
    { numRuns: orders, ...replaySeed },
  );
  expect(beyond).toBeGreaterThan(orders / 20);
  printCoverage(`M8: ${orders} orders, ${beyond} beyond 2^53`);
});

describe("the rate that gave the cash back", () => {
  const rateOf = (terms: OfferTerms, amount: bigint, cashBack: bigint) =>
    appliedRate(terms, amount, cashBack)?.rate;
  const label = { en: "Shoes" };
  const tiered: OfferTerms = { ...base, rate: 100, tiers: [{ code: "S", label, rate: 500 }] };

  test("is the base rate of a purchase without an item", () => {
    expect(appliedRate(tiered, 4_990n, 50n)).toEqual({ rate: 100, tier: undefined });
  });
  test("is the rate of a tier", () => {
    expect(appliedRate(tiered, 4_990n, 250n)?.tier?.label.en).toBe("Shoes");
  });
  test("is undefined for a purchase of several items", () => {
    expect(rateOf(tiered, 4_990n, 120n)).toBeUndefined();
  });
  test("is undefined if two rates give the same amount", () => {
    expect(rateOf(tiered, 10n, 0n)).toBeUndefined();
    expect(rateOf({ ...tiered, cap: 20 }, 4_990n, 20n)).toBeUndefined();
  });
});

test("converts a share exactly and rounds it once", () => {
  const rate = amountRate({ currency: "CHF", rate: "1.5", day: "2026-03-06", source: "ecb" }, 2, "USD");
  // 7 % of 0.05 is 0.0035, which converts to 0.00525 at the rate 1.5. If the amount were converted and rounded
  // first (0.08), the result would be 0.0056.
  expect(cashBackOf(base, order(5n, "selected"), rate)).toBe(1n);
  expect(cashBackOf(base, order(4n, "selected"), rate)).toBe(0n);
});
