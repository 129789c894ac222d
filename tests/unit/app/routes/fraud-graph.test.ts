import { expect, test } from "vitest";
import {
  graphSize,
  lineOf,
  placeAccounts,
} from "../../../../app/routes/$lang.apps.admin.fraud_.cases.$case/graph-layout";

const ids = Array.from({ length: 12 }, (_, index) => `account-${index}`);

test("the member's account is in the middle", () => {
  expect(placeAccounts(ids).get("account-0")).toEqual({ x: graphSize.width / 2, y: graphSize.height / 2 });
});

test("no two accounts have one place", () => {
  const positions = [...placeAccounts(ids).values()].map(({ x, y }) => `${x} ${y}`);
  expect(new Set(positions).size).toBe(ids.length);
});

test("all accounts are within the picture", () => {
  for (const { x, y } of placeAccounts(ids).values()) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(graphSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(graphSize.height);
  }
});

test("a link to an account that isn't shown has no line", () => {
  expect(lineOf({ from: "account-0", to: "other", kinds: ["payout"] }, placeAccounts(ids))).toBeUndefined();
});
