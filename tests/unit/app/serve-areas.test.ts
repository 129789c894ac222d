import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createAreas } from "../../../app/serve-areas.mjs";
import { type RouteEntry, routePaths, routeTree } from "../../support/pages/route-paths";
import { replay } from "../../support/programs/rounds";

const whole = buildOf(routeTree());
const paths = routePaths();
const matchWhole = matcherOf(whole);

const words = [...new Set(paths.flatMap((path) => path.split("/"))), "nowhere", "x_", "_", "*"];
const word = fc.constantFrom(...words);
const escaped = (text: string) => text.replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
/** Equivalent spellings of a segment, and segments undone by `..`. */
const written = fc.constantFrom<((segment: string, other: string) => string)[]>(
  (segment) => segment,
  (segment) => segment.toUpperCase(),
  escaped,
  (segment, other) => `${other}/../${segment}`,
  (segment, other) => `${other}\\%2e%2E\\${segment}`,
  (segment) => `./${segment}`,
);
const end = fc.constantFrom("", "/", ".data", "/_.data", "/x", "//", "?a=/b");
/** Addresses of pages, with one segment spelled differently. */
const pages = fc
  .tuple(fc.constantFrom(...paths), fc.nat({ max: 5 }), written, word, end)
  .map(([path, at, write, other, after]) => {
    const segments = path.slice(1).split("/");
    return `/${segments.map((segment, index) => (index === at ? write(segment, other) : segment)).join("/")}${after}`;
  });
const jumbles = fc
  .tuple(fc.array(word, { maxLength: 5 }), end)
  .map(([all, after]) => `/${all.join("/")}${after}`);

test("an area matches the same route as the whole list", () => {
  const areas = createAreas(whole, matcherOf);
  fc.assert(
    fc.property(fc.oneof(pages, jumbles), (target) => {
      expect(areas(target)(target)).toEqual(matchWhole(target));
    }),
    { numRuns: 400, ...replay },
  );
});

test("each area is a small part of all routes, and the browser gets no others", () => {
  const areas = createAreas(whole, ({ routes, assets }) => {
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    return Object.keys(routes).length;
  });
  const all = Object.keys(whole.routes).length;
  // The function with all routes may handle addresses that match no page.
  const pages = paths.filter((path) => !path.endsWith("x1/x2"));
  for (const path of pages) expect(areas(path), path).toBeLessThan(all / 4);
});

test("the browser's route list and unknown paths are matched among all routes", () => {
  const areas = createAreas(whole, (build) => build);
  for (const pathname of ["/__manifest", "/en//login", "/en/%", "/a/b/c"])
    expect(areas(pathname)).toBe(whole);
});

test("a path with `..` belongs to the area where it ends", () => {
  const areas = createAreas(whole, (build) => build);
  const ways = [
    "/en/stores/../login",
    "/en/stores/%2e%2E/login?a=b",
    "/en\\stores\\..\\login",
    "/en/./login",
  ];
  for (const target of ways) expect(areas(target), target).toBe(areas("/en/login"));
});

test("creates a handler once per area, however many paths are requested", () => {
  let made = 0;
  const areas = createAreas(whole, () => ({ number: (made += 1) }));
  const first = areas("/en/login");
  for (let count = 0; count < 50; count += 1) areas(`/en/nowhere-${count}/x${count}`);
  expect(areas("/fr/login")).toBe(first);
  expect(made).toBeLessThan(6);
});

/** As the framework does: the suffix of a data request is not part of the path. */
function matcherOf({ routes }: ServerBuild): (target: string) => string[] | undefined {
  const tree = childrenOf(routes, undefined);
  return (target) => {
    const { pathname } = new URL(`http://localhost${target}`);
    const plain = pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
    return matchRoutes(tree, plain)?.map(({ route }) => route.id!);
  };
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!;
      return index ? { id, path, index } : { id, path, children: childrenOf(routes, id) };
    });
}

function buildOf(tree: RouteEntry[]): ServerBuild {
  const flatten = (entries: RouteEntry[], parentId?: string): [string, object][] =>
    entries.flatMap(({ children = [], ...route }) => [
      [route.id, { ...route, parentId }],
      ...flatten(children, route.id),
    ]);
  const routes = Object.fromEntries(flatten(tree));
  const routeDiscovery = { mode: "lazy", manifestPath: "/__manifest" };
  return { routes, assets: { routes }, routeDiscovery } as unknown as ServerBuild;
}
