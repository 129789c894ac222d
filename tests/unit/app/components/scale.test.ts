import { describe, expect, it } from "vitest";
import { niceTicks } from "~/components/chart/scale";
import { initialsOf } from "~/components/ui/avatar";

describe("chart axes", () => {
  it.each([
    [0, [0, 1]],
    [-3, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [97, [0, 25, 50, 75, 100]],
    [1234, [0, 500, 1000, 1500]],
  ])("cover 0 to %d in round steps", (largest, expected) => {
    expect(niceTicks(largest)).toEqual(expected);
  });
});

describe("initials instead of a picture", () => {
  it.each([
    ["Lina van Haddad", "LH"],
    ["  ada ", "A"],
    ["ليلى حداد", "لح"],
    ["التطبيقات والألعاب", "تأ"],
    ["الجمال", "ج"],
    ["", "?"],
  ])("the initials of %j are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
