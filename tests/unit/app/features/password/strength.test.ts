import { expect, test } from "vitest";
import { strengthOf } from "~/features/password/strength";

test.each([
  ["", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", "weak"],
  ["horse-12", "weak"],
  ["nicehorses", "weak"],
  ["Right-horse-7", "good"],
  ["four words one remembers", "strong"],
  ["كلمات كثيرة يتذكرها صاحبها", "strong"],
])("rates %j as %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
