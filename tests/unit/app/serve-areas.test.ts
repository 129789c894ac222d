import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createAreas } from "../../../app/serve-areas.mjs";
import { type RouteEntry, routePaths, routeTree } from "../../support/pages/route-paths";
import { replay } from "../../support/programs/rounds";

const whole = buildOf(routeTree());
const paths = routePaths();
const matchWhole = matcherOf(whole);

/** The words of all paths and some of nobody's, in ways a visitor may write them. */
const word = fc.constantFrom(...new Set(paths.flatMap((path) => path.split("/"))), "nowhere", "x_", "_", "*");
const written = fc.tuple(word, fc.constantFrom("as it is", "upper", "escaped")).map(([text, how]) => {
  if (how === "upper") return text.toUpperCase();
  return how === "escaped"
    ? text.replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    : text;
});
const made = fc
  .tuple(fc.array(written, { maxLength: 5 }), fc.constantFrom("", "/", ".data", "/_.data"))
  .map(([words, end]) => `/${words.join("/")}${end}`);
const changed = fc
  .tuple(fc.constantFrom(...paths), fc.constantFrom("", "/", ".data", "/_.data", "/x", "//"))
  .map(([path, end]) => path + end);

test("an area finds the route that all routes find", () => {
  const areas = createAreas(whole, matcherOf);
  fc.assert(
    fc.property(fc.oneof(made, changed), (pathname) => {
      expect(areas(pathname)(pathname)).toEqual(matchWhole(pathname));
    }),
    { numRuns: 400, ...replay },
  );
});

test("every page's area is a small part of all routes, and the browser is told of no others", () => {
  const areas = createAreas(whole, ({ routes, assets }) => {
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    return Object.keys(routes).length;
  });
  const all = Object.keys(whole.routes).length;
  // The rest is for addresses that are no page's.
  const pages = paths.filter((path) => !path.endsWith("x1/x2"));
  for (const path of pages) expect(areas(path), path).toBeLessThan(all / 4);
});

test("the list of routes for the browser, and paths of nobody's, are looked up among all", () => {
  const areas = createAreas(whole, (build) => build);
  for (const pathname of ["/__manifest", "/en//login", "/en/%", "/a/b/c"])
    expect(areas(pathname)).toBe(whole);
});

test("a handler is made once for an area, however many paths are asked for", () => {
  let made = 0;
  const areas = createAreas(whole, () => ({ number: (made += 1) }));
  const first = areas("/en/login");
  for (let count = 0; count < 50; count += 1) areas(`/en/nowhere-${count}/x${count}`);
  expect(areas("/fr/login")).toBe(first);
  expect(made).toBeLessThan(6);
});

/** As the framework: the ending of a request for data is no part of the path. */
function matcherOf({ routes }: ServerBuild): (pathname: string) => string[] | undefined {
  const tree = childrenOf(routes, undefined);
  return (pathname) => {
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
