import { Bell } from "lucide-react";
import { expect, test } from "vitest";
import { typesWithIcon } from "#contract/notifications/notification-types.ts";
import { appearanceOf } from "~/features/notifications/appearance";

test("each of the five types has its icon and colour; others get the default bell", () => {
  const five = typesWithIcon.map(appearanceOf);
  expect(five).toHaveLength(5);
  expect(new Set(five.map(({ Icon }) => Icon)).size).toBe(5);
  expect(new Set(five.map(({ tone }) => tone)).size).toBe(5);
  for (const type of ["something_new", "", "toString", "__proto__"]) {
    expect(appearanceOf(type)).toEqual({ Icon: Bell, tone: "neutral" });
  }
});
