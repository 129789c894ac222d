import { expect, test } from "vitest";
import { withdrawalStates } from "#contract/withdrawals/withdrawals.ts";
import { detailPath, endedStates, openStates } from "~/features/administration/detail-path";

test("every state of a withdrawal is in the queue or among the ended ones, and in one of them only", () => {
  expect([...openStates, ...endedStates].toSorted()).toEqual([...withdrawalStates].toSorted());
});

test("the link of a payment unclaimed at PayPal opens the queue", () => {
  expect(detailPath("w1", "unclaimed")).toBe("/apps/admin/withdraw-management?view=w1");
});

test("a paid withdrawal's link opens the list of ended withdrawals", () => {
  expect(detailPath("w1", "paid")).toBe("/apps/admin/withdraw-history?view=w1");
});
