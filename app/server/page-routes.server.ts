import type { EntryContext } from "react-router";

type ManifestRoute = NonNullable<EntryContext["manifest"]["routes"][string]>;

/**
 * Returns the context of a render with only the routes of this page. With all routes, React Router would
 * build every route of the product for every document and compare each with each parent of the URL, which
 * takes a third of the login page's time. Browsers request other routes when a link to them becomes visible.
 *
 * The routes are without their imports, for which React would render a link each (`preloadLinks` does it once),
 * and which the document would contain twice.
 */
export function renderedRoutes(context: EntryContext): EntryContext {
  const { entry } = context.manifest;
  const routes = Object.fromEntries(
    shownRoutes(context).map((route): [string, ManifestRoute] => [route.id, { ...route, imports: [] }]),
  );
  const branches = context.branches.filter(({ routesMeta }) =>
    routesMeta.every(({ route }) => Object.hasOwn(routes, route.id)),
  );
  const manifest = { ...context.manifest, entry: { ...entry, imports: [] }, routes };
  return { ...context, manifest, branches };
}

/** The links of pages by their routes. There are as many as combinations of routes. */
const linksByRoutes = new Map<string, string>();

/** Returns the HTML links with which the browser preloads the scripts of a page, each once. */
export function preloadLinks(context: EntryContext): string {
  const routes = shownRoutes(context);
  const key = routes.map(({ id }) => id).join(" ");
  const links = linksByRoutes.get(key) ?? linksOf(context, routes);
  linksByRoutes.set(key, links);
  return links;
}

function linksOf({ manifest: { entry } }: EntryContext, routes: ManifestRoute[]): string {
  const files = routes.flatMap(({ module, clientMiddlewareModule = [], imports = [] }) =>
    [module, clientMiddlewareModule, imports].flat(),
  );
  return [...new Set([entry.module, ...entry.imports, ...files])]
    .map((file) => `<link rel="modulepreload" href="${file}">`)
    .join("");
}

function shownRoutes({ manifest, staticHandlerContext }: EntryContext): ManifestRoute[] {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}
