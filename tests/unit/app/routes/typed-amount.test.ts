import { expect, test } from "vitest";
import type { Limits } from "~/features/withdrawals/method-links";
import { moneyInText } from "~/i18n/format";
import { typedAmountProblem } from "~/routes/$lang.apps.my-cash-back.withdraw/typed-price";

const limits = { currency: "USD", minimum: 1_000, maximum: 500_000 };

function problemOf(text: string, available: number): string | undefined {
  const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");
  return typedAmountProblem(text, {
    limits: { ...limits, available } as Limits,
    language: "en",
    t: t as Parameters<typeof typedAmountProblem>[1]["t"],
  });
}

const money = (amount: number) => moneyInText(amount, "USD", "en");

test("an amount above both limits is refused with the available amount if that is lower", () => {
  expect(problemOf("9000", 62_378)).toBe(`amountAboveAvailable ${money(62_378)}`);
});

test("an amount above both limits is refused with the maximum if that is lower", () => {
  expect(problemOf("9000", 800_000)).toBe(`amountAboveMaximum ${money(500_000)}`);
});

test("the whole available amount is accepted", () => {
  expect(problemOf("623.78", 62_378)).toBeUndefined();
});
