/**
 * The framework looks through all routes of the product for each request, and twice: a quarter of what a call through
 * the dashboard took. What a path begins with says which of them it may mean, so the rest is left out.
 *
 * @typedef {import("react-router").ServerBuild} ServerBuild
 */

/** So many segments of a path name an area. */
const depth = 3;
const anyWord = "*";

/**
 * What answers a request, by its target (path and query as they were sent): made of a build that has the routes of
 * the path's area alone. It finds the route that the whole build would find.
 *
 * @template Handler
 * @param {ServerBuild} build
 * @param {(build: ServerBuild) => Handler} createHandler called once for each area that is asked for
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
    // Areas are those that routes have: visitors make no more of them.
    if (!handlers.has(key)) return whole;
    const handler = handlers.get(key) ?? createHandler(partOf(build, area, paths));
    handlers.set(key, handler);
    return handler;
  };
}

/**
 * The build with the routes of an area alone, for the server and in what it tells the browser of.
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
 * Whether a path of this area may be one of the route or of a route below it. A segment that may be missing moves
 * all after it, so that nothing is said of those.
 *
 * @param {string[]} route
 * @param {string[]} area
 */
function mayMatch(route, area) {
  const open = route.findIndex((segment) => segment === anyWord || segment.endsWith("?"));
  const told = route.slice(0, open === -1 ? depth : Math.min(open, depth));
  return told.every((segment, at) => isParameter(segment) || segment.toLowerCase() === area[at]);
}

/**
 * Each route's path from the root on, in segments.
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
 * The words that routes have at each place.
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
 * The path as the framework sees it, which reads addresses as browsers do: two dots go up.
 *
 * @param {string} target
 */
function pathnameOf(target) {
  const address = `http://localhost${target}`;
  return URL.canParse(address) ? new URL(address).pathname : "//";
}

/**
 * A path's segments as the framework reads them; undefined where it is no plain path.
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
