import { expect, test } from "vitest";
import { isSameName } from "#provider/modules/withdrawals/evidence.ts";

test.each([
  ["Mary Major", "MAJOR, Mary"],
  ["Élise Moreau", "Elise Moreau"],
  ["Mary Anne Major", "Mary Major"],
  ["Ngọc Đỗ", "Ngọc Đỗ"],
  ["Conor O’Brien", "Conor OBrien"],
  ["فاطمة علي", "فاطمه علي"],
])("%s is %s", (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ["Mary Major", "Otto Major"],
  ["Mary Major", "Mary"],
  ["Mary Major", ""],
  ["", ""],
])("%s is a different name from %s", (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
