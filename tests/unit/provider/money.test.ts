import fc from "fast-check";
import { expect, test } from "vitest";
import { boundSign } from "#contract/amount.ts";
import { majorUnits, shareOf, toWire } from "#provider/money.ts";
import { replay } from "../../support/programs/rounds.ts";

test("money is sent as a safe integer, capped at the largest one", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (amount) => {
      const sent = toWire(amount);
      expect(Number.isSafeInteger(sent)).toBe(true);
      if (boundSign(sent) === "") expect(BigInt(sent)).toBe(amount);
      else expect(boundSign(sent) === "≥" ? amount >= BigInt(sent) : amount <= BigInt(sent)).toBe(true);
    }),
    replay,
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
])("a share is rounded half up: %s at %i basis points is %s", (amount, basisPoints, share) => {
  expect(shareOf(amount, basisPoints)).toBe(share);
});
