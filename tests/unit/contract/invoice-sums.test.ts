import fc from "fast-check";
import { expect, test } from "vitest";
import { sumLine, sumLines } from "#contract/invoices/invoice-sums.ts";

const terms = {
  quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
  price: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
};
/** A rate in basis points with two decimals, so a percentage with four. */
const taxRate = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 100);
const line = fc.record({ ...terms, tax1: taxRate, tax2: taxRate });
// Only a few rates, so that several lines have the same one.
const rate = fc.constantFrom(0, 387.5, 550, 700, 1_900, 2_000);
const lines = fc.array(fc.oneof(line, fc.record({ ...terms, tax1: rate, tax2: rate })), {
  minLength: 1,
  maxLength: 50,
});
const denominator = 10n ** 13n;
const exactOf = ({
  quantity,
  price,
  discount,
  tax1,
  tax2,
}: typeof line extends fc.Arbitrary<infer L> ? L : never) =>
  BigInt(quantity) *
  BigInt(price) *
  BigInt(10_000 - discount) *
  BigInt(Math.round((10_000 + tax1 + tax2) * 100));
const size = (amount: bigint) => (amount < 0n ? -amount : amount);

test("rounds a line with its taxes once, half to even, and its parts sum to it", () => {
  fc.assert(
    fc.property(line, (one) => {
      const { gross, discount, tax1, tax2, total } = sumLine(one, "line");
      expect(gross - discount + tax1 + tax2).toBe(total);
      const off = 2n * (total * denominator - exactOf(one));
      expect(size(off)).toBeLessThanOrEqual(denominator);
      if (size(off) === denominator) expect(total % 2n).toBe(0n);
      // No part differs from its exact value by a whole cent.
      const base = BigInt(one.quantity) * BigInt(one.price);
      expect(size(gross * 1_000n - base)).toBeLessThan(1_000n);
      const cut = base * BigInt(one.discount);
      expect(size(discount * 10_000_000n - cut)).toBeLessThan(10_000_000n);
    }),
    { numRuns: 3_000 },
  );
});

test("lines with their taxes sum to an invoice whose taxes are rounded line by line", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const { total, taxes } = sumLines(all, "line");
      expect(total).toBe(all.reduce((sum, one) => sum + sumLine(one, "line").total, 0n));
      expect(taxes).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("an invoice's lines before tax and its taxes by rate sum to its total, in any order", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const { gross, discount, tax1, tax2, total, taxes } = sumLines(all);
      const net = all.reduce((sum, one) => sum + sumLine(one).total, 0n);
      expect(gross - discount).toBe(net);
      expect(gross - discount + tax1 + tax2).toBe(total);
      expect(taxes.reduce((sum, { amount }) => sum + amount, net)).toBe(total);
      expect(sumLines(all.toReversed())).toEqual(sumLines(all));
    }),
    { numRuns: 300 },
  );
});

test("computes each tax once on the sum of the lines at its rate", () => {
  fc.assert(
    fc.property(lines, (all) => {
      for (const { tax, rate, base, amount } of sumLines(all).taxes) {
        const taxed = all.filter((one) => one[`tax${tax}`] === rate);
        expect(base).toBe(taxed.reduce((sum, one) => sum + sumLine(one).total, 0n));
        // Differs from the exact value by at most half a cent.
        const exact = base * BigInt(Math.round(rate * 100));
        expect(size(2n * (amount * 1_000_000n - exact))).toBeLessThanOrEqual(1_000_000n);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["three lines of 0.33 with 20 %", [33, 33, 33], 119n],
  ["the same as a credit note", [-33, -33, -33], -119n],
  ["one line of 0.99 with 20 %", [99], 119n],
  ["lines that cancel each other out", [33, -33], 0n],
])("computes %s", (_, prices, total) => {
  const all = prices.map((price) => ({ quantity: 1_000, price, discount: 0, tax1: 2_000, tax2: 0 }));
  expect(sumLines(all).total).toBe(total);
});

test.each([
  ["3.875 % of 1,000.00", 100_000, 387.5, 3_875n],
  ["19.6789 % of 1,000.00", 100_000, 1_967.89, 19_679n],
  ["0.0001 % of 1,000,000.00", 100_000_000, 0.01, 100n],
  ["0.29 % of 100.00", 10_000, 29, 29n],
])("computes a tax of %s", (_, price, tax1, amount) => {
  expect(sumLines([{ quantity: 1_000, price, discount: 0, tax1, tax2: 0 }]).tax1).toBe(amount);
});

test("lists each tax and rate separately, the highest rate first", () => {
  const lineOf = (price: number, tax1: number, tax2: number) => ({
    quantity: 1_000,
    price,
    discount: 0,
    tax1,
    tax2,
  });
  expect(sumLines([lineOf(100, 700, 0), lineOf(200, 2_000, 500), lineOf(100, 2_000, 0)]).taxes).toEqual([
    { tax: 1, rate: 2_000, base: 300n, amount: 60n },
    { tax: 1, rate: 700, base: 100n, amount: 7n },
    { tax: 2, rate: 500, base: 200n, amount: 10n },
  ]);
});

test.each([
  [{ quantity: 500, price: 1 }, 0n],
  [{ quantity: 1_500, price: 1 }, 2n],
  [{ quantity: 2_500, price: 1 }, 2n],
  [{ quantity: 500, price: -3 }, -2n],
  [{ quantity: 1_000, price: 10_000, discount: 1_000, tax1: 2_000, tax2: 500 }, 11_250n],
])("%o is %s", (line, total) => {
  expect(sumLines([{ discount: 0, tax1: 0, tax2: 0, ...line }]).total).toBe(total);
});
