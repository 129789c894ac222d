import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  validateAmounts,
  overlap,
  periodOf,
  validatePeriod,
  rangeOf,
  validateRates,
  stateAt,
  type Period,
} from "#provider/modules/offers/rules.ts";
import { perClick } from "#provider/modules/offers/stats.ts";

const instant = fc.integer({ min: 0, max: 100 }).map((at) => new Date(at));
const end = fc.option(instant);
const period = fc
  .record({ startsAt: instant, endsAt: end })
  .filter(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt);
const rate = fc.integer({ min: 0, max: 12_000 });
const tier = fc.record({
  code: fc.constantFrom("a", "A", "b", "c"),
  label: fc.record({ en: fc.constantFrom("", "Shoes") }),
  rate,
});
const rates = fc.record({
  rateKind: fc.constantFrom("percent" as const, "flat" as const),
  rate,
  commission: rate,
  tiers: fc.array(tier, { maxLength: 4 }),
});

describe("offer rules", () => {
  test("an accepted offer pays something, never more than the commission, and names each tier once", () => {
    fc.assert(
      fc.property(rates, (rates) => {
        const isRejected = Object.keys(validateRates(rates)).length > 0;
        const all = [rates.rate, ...rates.tiers.map((one) => one.rate)];
        const isSound =
          all.every((one) => one <= rates.commission) &&
          all.some((one) => one > 0) &&
          (rates.rateKind === "flat" || rates.commission <= 10_000) &&
          new Set(rates.tiers.map(({ code }) => code.toLowerCase())).size === rates.tiers.length &&
          rates.tiers.every(({ label }) => label.en !== "");
        expect(isRejected).toBe(!isSound);
        const { rateMinimum, rateMaximum } = rangeOf(rates);
        expect(all.every((one) => rateMinimum <= one && one <= rateMaximum)).toBe(true);
      }),
    );
  });

  test("two periods overlap when both include a common moment", () => {
    const moments = Array.from({ length: 102 }, (_, index) => new Date(index));
    const runsAt = (one: Period, at: Date) => stateAt(one, at) === "running";
    fc.assert(
      fc.property(period, period, (one, other) => {
        const together = moments.some((at) => runsAt(one, at) && runsAt(other, at));
        expect(overlap(one, other)).toBe(together);
        expect(overlap(other, one)).toBe(together);
      }),
    );
  });

  test("an accepted period never ends before it starts, starts in the past, or moves a past start", () => {
    fc.assert(
      fc.property(fc.option(period, { nil: undefined }), end, end, instant, (before, start, finish, at) => {
        const input = { startsAt: start?.toISOString() ?? null, endsAt: finish?.toISOString() ?? null };
        const period = periodOf(input, { at, before });
        if (Object.keys(validatePeriod(period, { at, before })).length > 0) return;
        expect(period.endsAt === null || period.endsAt > period.startsAt).toBe(true);
        expect(stateAt(period, at)).not.toBe("ended");
        if (before && before.startsAt <= at) expect(period.startsAt).toEqual(before.startsAt);
        else expect(period.startsAt >= at).toBe(true);
      }),
    );
  });

  test.each([
    [0, 0n, null],
    [3, 2400n, 800n],
    [2, 1n, 1n],
    [3, 1n, 0n],
  ])("%i clicks that earned %i: %s each", (clicks, earned, each) => {
    expect(perClick({ clicks, earned })).toBe(each);
  });
});

test("flat rates and caps have an upper bound; shares are bounded by 100 %", () => {
  const limit = { currency: "USD", maximum: 100n };
  const rates = { rateKind: "flat", rate: 100, commission: 101, cap: 101 } as const;
  const tiers = [{ code: "a", label: { en: "Shoes" }, rate: 101 }];
  const above = ["amount_above_maximum"];
  expect(validateAmounts({ ...rates, tiers }, limit)).toEqual({
    commission: above,
    "tiers.0.rate": above,
    cap: above,
  });
  expect(validateAmounts({ ...rates, tiers, rateKind: "percent", cap: null }, limit)).toEqual({});
});
