import fc from "fast-check";
import { expect, test } from "vitest";
import { boundSign } from "#contract/money/minor-units.ts";
import { rateValue } from "#contract/offers/offers.ts";
import { shareOf } from "#contract/money/share.ts";
import { majorUnits, percentOf, toWire } from "#provider/money.ts";
import { replaySeed } from "../../support/programs/repetitions.ts";

test("money is sent as a safe integer, capped at the largest one", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (amount) => {
      const wireAmount = toWire(amount);
      expect(Number.isSafeInteger(wireAmount)).toBe(true);
      if (boundSign(wireAmount) === "") expect(BigInt(wireAmount)).toBe(amount);
      else
        expect(
          boundSign(wireAmount) === "≥" ? amount >= BigInt(wireAmount) : amount <= BigInt(wireAmount),
        ).toBe(true);
    }),
    replaySeed,
  );
});

test.each([
  ["USD", 1_000n],
  ["JPY", 10n],
  ["KWD", 10_000n],
])("ten major units of %s are %s minor units", (currency, amount) => {
  expect(majorUnits(10, currency)).toBe(amount);
});

test.each([
  [100n, 150, 2n],
  [99n, 150, 1n],
  [33n, 150, 0n],
  [34n, 150, 1n],
  [2n ** 60n, 10_000, 2n ** 60n],
  [800_000n, 387.5, 31_000n],
  [10_000n, 387.5, 388n],
  [1_000_000n, 0.01, 1n],
])("a share is rounded half up: %s at %i basis points is %s", (amount, basisPoints, share) => {
  expect(shareOf(amount, basisPoints)).toBe(share);
});

test("every percentage with four decimals is exact", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 60n }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (amount, parts) => {
        const basisPoints = parts / 100;
        expect(rateValue.safeParse(basisPoints).success).toBe(true);
        expect(shareOf(amount, basisPoints)).toBe((amount * BigInt(parts) * 2n + 1_000_000n) / 2_000_000n);
        expect(String(percentOf(basisPoints))).toBe(
          `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, "0")}`.replace(/\.?0+$/, ""),
        );
      },
    ),
    replaySeed,
  );
});
