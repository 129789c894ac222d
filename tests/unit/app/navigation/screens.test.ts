import { expect, test } from "vitest";
import { plainPath } from "~/navigation/screens";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/stores/", "/stores"],
  ["/stores//?page=2", "/stores"],
  ["/stores#top", "/stores"],
])("the plain path of %s is %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
