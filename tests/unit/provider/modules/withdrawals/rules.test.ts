import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSettings } from "#provider/modules/settings/defaults.ts";
import { arrivalOf, withdrawalRules } from "#provider/modules/withdrawals/rules.ts";
import { printCoverage, repetitions } from "../../../../support/programs/repetitions.ts";

const kind = fc.constantFrom("bank_transfer" as const, "paypal" as const);

test.each([
  ["USD", 1_000n, 500_000n, 100n],
  ["JPY", 10n, 5_000n, 1n],
  ["KWD", 10_000n, 5_000_000n, 1_000n],
])("limits and flat fee in minor units of %s", (currency, minimum, maximum, flat) => {
  const rules = withdrawalRules(defaultSettings(currency).payouts);
  expect(rules.minimum).toEqual(minimum);
  expect(rules.maximum).toEqual(maximum);
  expect(rules.feeOf("bank_transfer")).toEqual({ flat, basisPoints: 0 });
  expect(rules.feeOf("paypal")).toEqual({ flat: 0n, basisPoints: 150 });
});

test.each([
  [50_000n, 1],
  [50_001n, 2],
  [500_000n, 2],
])("%s cents need %i approvals", (amount, approvals) => {
  expect(withdrawalRules(defaultSettings("USD").payouts).requiredApprovals(amount)).toBe(approvals);
});

test.each([
  ["bank_transfer", 1_000n, 100n],
  ["paypal", 1_000n, 15n],
  ["paypal", 1_033n, 15n],
  ["paypal", 1_034n, 16n],
  ["paypal", 10_100n, 152n],
] as const)("the fee of %s for %s is %s: the share is rounded half up", (kind, amount, fee) => {
  expect(withdrawalRules(defaultSettings("USD").payouts).priceOf(kind, amount)).toEqual({
    fee,
    net: amount - fee,
  });
});

test("counts business days until the money arrives", () => {
  expect(arrivalOf("bank_transfer")).toEqual({ minDays: 1, maxDays: 3 });
  expect(arrivalOf("paypal")).toEqual({ minDays: 0, maxDays: 1 });
});

test("M8 fee and net sum to the amount, and the net is positive, past 2^53 too", () => {
  const numRuns = repetitions({ ci: 10_000, long: 1_000_000 });
  const rules = withdrawalRules(defaultSettings("USD").payouts);
  const amount = fc.bigInt({ min: 1_000n, max: 2n ** 62n });
  fc.assert(
    fc.property(kind, amount, (kind, amount) => {
      const { fee, net } = rules.priceOf(kind, amount);
      return fee + net === amount && fee >= 0n && net > 0n;
    }),
    { numRuns },
  );
  printCoverage(`M8: ${numRuns} amounts split into fee and net`);
});
