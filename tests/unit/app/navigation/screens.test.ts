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

test("a path of thousands of slashes takes linear time", () => {
  const path = `${"/".repeat(15_000)}x`;
  const startedAt = performance.now();
  for (let call = 0; call < 20; call++) plainPath(path);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
