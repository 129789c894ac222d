import { Bell } from "lucide-react";
import { expect, test } from "vitest";
import { typesWithIcon } from "#contract/notifications/notification-types.ts";
import { appearanceOf } from "~/features/notifications/appearance";

test("types with an icon use five icons, each in a color of its own; others get the default bell", () => {
  const used = typesWithIcon.map(appearanceOf);
  expect(new Set(used.map(({ Icon }) => Icon)).size).toBe(5);
  expect(new Set(used.map(({ tone }) => tone)).size).toBe(5);
  expect(new Set(used).size).toBe(5);
  for (const type of ["something_new", "", "toString", "__proto__"]) {
    expect(appearanceOf(type)).toEqual({ Icon: Bell, tone: "neutral" });
  }
});
