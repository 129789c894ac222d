/**
 * The framework searches all routes of the product twice for each request, which took a quarter of a call
 * through the dashboard. The first path segments determine which routes can match; the others are left out.
 *
 * @typedef {import("react-router").ServerBuild} ServerBuild
 */

/** Number of path segments that identify an area. */
const depth = 3;
const anyWord = "*";

/**
 * Returns a function that finds the handler for a request's target (path and query as sent). Each handler is
 * created from a build with only the routes of the path's area, and matches the same route as the whole build
 * would.
 *
 * @template Handler
 * @param {ServerBuild} build
 * @param {(build: ServerBuild) => Handler} createHandler called once per requested area
 * @returns {(target: string) => Handler}
 */
export function createAreas(build, createHandler) {
  const paths = routePaths(build.routes);
  const words = knownWords(paths);
  /** @type {Map<string, Handler | undefined>} */
  const handlers = new Map([...paths.values()].map((path) => [areaOf(path, words).join("/"), undefined]));
  const whole = createHandler(build);
  return (target) => {
    const pathname = pathnameOf(target);
    const segments = segmentsOf(pathname);
    if (!segments || pathname === build.routeDiscovery.manifestPath) return whole;
    const area = areaOf(segments, words);
    const key = area.join("/");
    // Only routes define areas, so visitors can't create more of them.
    if (!handlers.has(key)) return whole;
    const handler = handlers.get(key) ?? createHandler(partOf(build, area, paths));
    handlers.set(key, handler);
    return handler;
  };
}

/**
 * Returns the build with only the routes of an area, for the server and for the manifest sent to the browser.
 *
 * @param {ServerBuild} build
 * @param {string[]} area
 * @param {Map<string, string[]>} paths
 * @returns {ServerBuild}
 */
function partOf(build, area, paths) {
  const { routes, assets } = build;
  /** @template Route @param {Record<string, Route>} all */
  const inArea = (all) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => mayMatch(paths.get(id) ?? [], area)));
  return { ...build, routes: inArea(routes), assets: { ...assets, routes: inArea(assets.routes) } };
}

/**
 * Returns whether a path of this area can match the route or a route below it. Segments after an optional one
 * can be at several positions, so they are not compared.
 *
 * @param {string[]} route
 * @param {string[]} area
 */
function mayMatch(route, area) {
  const open = route.findIndex((segment) => segment === anyWord || segment.endsWith("?"));
  const prefix = route.slice(0, open === -1 ? depth : Math.min(open, depth));
  return prefix.every((segment, at) => isParameter(segment) || segment.toLowerCase() === area[at]);
}

/**
 * Returns each route's full path, in segments.
 *
 * @param {ServerBuild["routes"]} routes
 * @returns {Map<string, string[]>}
 */
function routePaths(routes) {
  /** @param {string | undefined} id @returns {string[]} */
  const pathOf = (id) => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...pathOf(route.parentId), ...(route.path ?? "").split("/").filter(Boolean)] : [];
  };
  return new Map(Object.keys(routes).map((id) => [id, pathOf(id)]));
}

/**
 * Returns the static segments that routes have at each position.
 *
 * @param {Map<string, string[]>} paths
 */
function knownWords(paths) {
  return Array.from({ length: depth }, (_, at) => {
    const segments = [...paths.values()].map((path) => path[at] ?? anyWord);
    return new Set(segments.filter((segment) => !isParameter(segment)).map((word) => word.toLowerCase()));
  });
}

/**
 * @param {string[]} segments
 * @param {Set<string>[]} words
 */
function areaOf(segments, words) {
  return segments.slice(0, depth).map((segment, at) => {
    const word = segment.toLowerCase();
    return words[at]?.has(word) ? word : anyWord;
  });
}

/**
 * Returns the path as the framework sees it: it parses addresses like browsers do, so `..` goes up.
 *
 * @param {string} target
 */
function pathnameOf(target) {
  const address = `http://localhost${target}`;
  return URL.canParse(address) ? new URL(address).pathname : "//";
}

/**
 * Returns a path's segments as the framework reads them; undefined for a path that is not plain.
 *
 * @param {string} pathname
 */
function segmentsOf(pathname) {
  if (pathname.includes("//")) return undefined;
  try {
    const path = pathname.replace(/\/_\.data$|\.data$/, "");
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** @param {string} segment */
function isParameter(segment) {
  return segment.startsWith(":");
}
