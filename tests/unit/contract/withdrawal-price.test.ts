import { expect, test } from "vitest";
import { arrivalDay, priceWithdrawal } from "#contract/withdrawals/price.ts";

const day = 24 * 60 * 60;

test("fee and net of a withdrawal sum to its amount", () => {
  expect(priceWithdrawal(10_050n, { flat: 100, basisPoints: 50 })).toEqual({ fee: 150n, net: 9_900n });
});

test.each([
  ["counts business days after the payment", "2026-11-23T10:00:00Z", 2 * day, 3, "2026-11-30"],
  ["doesn't count a weekend", "2026-11-27T10:00:00Z", 0, 1, "2026-11-30"],
  ["is the day of the payment without further days", "2026-11-28T10:00:00Z", 0, 0, "2026-11-28"],
  ["rounds nothing down", "2026-11-23T23:00:00Z", day / 2, 0, "2026-11-24"],
])("the day of arrival %s", (_, now, seconds, days, arrival) => {
  expect(arrivalDay(new Date(now), seconds, days)).toBe(arrival);
});
