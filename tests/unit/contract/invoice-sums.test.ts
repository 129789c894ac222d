import fc from "fast-check";
import { expect, test } from "vitest";
import { sumLine, sumLines } from "#contract/invoice-sums.ts";

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
  price: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
  tax1: fc.integer({ min: 0, max: 10_000 }),
  tax2: fc.integer({ min: 0, max: 10_000 }),
});
const denominator = 10n ** 11n;
const exactOf = ({
  quantity,
  price,
  discount,
  tax1,
  tax2,
}: typeof line extends fc.Arbitrary<infer L> ? L : never) =>
  BigInt(quantity) * BigInt(price) * BigInt(10_000 - discount) * BigInt(10_000 + tax1 + tax2);
const size = (amount: bigint) => (amount < 0n ? -amount : amount);

test("a line is rounded once, half to even, and its parts sum to it", () => {
  fc.assert(
    fc.property(line, (terms) => {
      const { gross, discount, tax1, tax2, total } = sumLine(terms);
      expect(gross - discount + tax1 + tax2).toBe(total);
      const off = 2n * (total * denominator - exactOf(terms));
      expect(size(off)).toBeLessThanOrEqual(denominator);
      if (size(off) === denominator) expect(total % 2n).toBe(0n);
      // No part is a whole cent away from what it is exactly.
      const base = BigInt(terms.quantity) * BigInt(terms.price);
      expect(size(gross * 1_000n - base)).toBeLessThan(1_000n);
      const cut = base * BigInt(terms.discount);
      expect(size(discount * 10_000_000n - cut)).toBeLessThan(10_000_000n);
    }),
    { numRuns: 3_000 },
  );
});

test("lines sum to the invoice, in whatever order", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (lines) => {
      const { gross, discount, tax1, tax2, total } = sumLines(lines);
      expect(total).toBe(lines.reduce((sum, one) => sum + sumLine(one).total, 0n));
      expect(gross - discount + tax1 + tax2).toBe(total);
      expect(sumLines(lines.toReversed())).toEqual(sumLines(lines));
    }),
    { numRuns: 300 },
  );
});

test.each([
  [{ quantity: 500, price: 1 }, 0n],
  [{ quantity: 1_500, price: 1 }, 2n],
  [{ quantity: 2_500, price: 1 }, 2n],
  [{ quantity: 500, price: -3 }, -2n],
  [{ quantity: 1_000, price: 10_000, discount: 1_000, tax1: 2_000, tax2: 500 }, 11_250n],
])("%o is %s", (terms, total) => {
  expect(sumLine({ discount: 0, tax1: 0, tax2: 0, ...terms }).total).toBe(total);
});
