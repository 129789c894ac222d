import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Returns the paths of the routes whose `handle` is a call of this function. */
function routesWith(handle: string): string[] {
  return readdirSync("app/routes")
    .map((name) => (name.endsWith(".tsx") ? name : `${name}/route.tsx`))
    .filter((file) => existsSync(`app/routes/${file}`))
    .filter((file) => readFileSync(`app/routes/${file}`, "utf8").includes(`handle = ${handle}(`));
}

test.each([
  ["blank", "blankScreen"],
  ["front", "frontScreen"],
])("the style sheet of %s pages names each of their routes", (sheet, handle) => {
  const routes = routesWith(handle);
  const rules = readFileSync(`app/styles/sheets/${sheet}.css`, "utf8");
  expect(routes.length).toBeGreaterThan(2);
  expect(routes.filter((route) => !rules.includes(`@source imports("../../routes/${route}");`))).toEqual([]);
});
