import { expect, test } from "vitest";
import { badgeText } from "~/features/notifications/bell/badge";

test.each([
  [undefined, undefined],
  [0, undefined],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [4_000, "99+"],
])("caps the bell badge at 99: %s shows %s", (count, text) => {
  expect(badgeText(count)).toBe(text);
});
