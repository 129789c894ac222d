import { expect, test } from "vitest";
import { majorUnits, shareOf, toWire } from "#provider/money.ts";

test("design §4 money leaves as a safe integer or not at all", () => {
  expect(toWire(-123n)).toBe(-123);
  expect(toWire(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => toWire(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).toThrow(RangeError);
  expect(() => toWire(-(2n ** 53n))).toThrow(RangeError);
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
