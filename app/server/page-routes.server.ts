import type { EntryContext } from "react-router";

type ManifestRoute = NonNullable<EntryContext["manifest"]["routes"][string]>;

/** The data about its routes that a document needs. All documents with the same routes share it. */
interface PageRoutes extends Pick<EntryContext, "manifest" | "branches"> {
  /** The HTML links with which the browser preloads the page's scripts, each once. */
  preloadLinks: string;
}

/**
 * The keys are the ids of a page's routes. There is one entry for each combination of routes that has been
 * requested.
 */
const cachedPages = new Map<string, PageRoutes>();

/** Returns the routes of a document, and the links to their scripts. */
export function pageRoutes(context: EntryContext): PageRoutes {
  const key = context.staticHandlerContext.matches.map(({ route }) => route.id).join(" ");
  let page = cachedPages.get(key);
  if (!page) {
    page = pageRoutesOf(context);
    cachedPages.set(key, page);
  }
  return page;
}

/**
 * Selects only the routes of this page. With all routes, React Router would build every route of the product
 * for every document and compare each with each parent of the URL, which takes a third of the login page's
 * time. Browsers request other routes when a link to them becomes visible.
 *
 * Removes the imports of the routes: React would render a link for each of them, and `preloadLinks` already
 * contains all of them once.
 */
function pageRoutesOf({ manifest, branches, staticHandlerContext }: EntryContext): PageRoutes {
  const matchedRoutes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const routes = Object.fromEntries(
    matchedRoutes.map((route): [string, ManifestRoute] => [route.id, { ...route, imports: [] }]),
  );
  return {
    manifest: { ...manifest, entry: { ...manifest.entry, imports: [] }, routes },
    branches: branches.filter(({ routesMeta }) =>
      routesMeta.every(({ route }) => Object.hasOwn(routes, route.id)),
    ),
    preloadLinks: linksOf(manifest.entry, matchedRoutes),
  };
}

function linksOf(entry: EntryContext["manifest"]["entry"], routes: ManifestRoute[]): string {
  const files = routes.flatMap(({ module, clientMiddlewareModule = [], imports = [] }) =>
    [module, clientMiddlewareModule, imports].flat(),
  );
  return [...new Set([entry.module, ...entry.imports, ...files])]
    .map((file) => `<link rel="modulepreload" href="${file}">`)
    .join("");
}
