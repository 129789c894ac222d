import { expect, test } from "vitest";
import { dateOf, dayOf } from "~/components/data-table/range-days";
import { matchingOptions } from "~/components/data-table/matching-options";

const options = [
  { value: "", label: "All" },
  { value: "a", label: "The Décathlon" },
  { value: "b", label: "decathlon" },
  { value: "c", label: "Nike" },
];

test("finds options ignoring case and accents, prefix matches first", () => {
  expect(matchingOptions(options, " DÉCA").map(({ value }) => value)).toEqual(["b", "a"]);
  expect(matchingOptions(options, "all")).toEqual([]);
  expect(matchingOptions(options, " ")).toEqual(options);
});

test("a calendar day doesn't shift", () => {
  for (const day of ["2026-03-29", "2026-10-25", "2024-02-29", "2026-12-31"])
    expect(dayOf(dateOf(day))).toBe(day);
});
