import type { EntryContext } from "react-router";

/**
 * Returns the context of a render with only the routes of this page. With all routes, React Router would
 * build every route of the product for every document and compare each with each parent of the URL, which
 * takes a third of the login page's time. Browsers request other routes when a link to them becomes visible.
 */
export function renderedRoutes(context: EntryContext): EntryContext {
  const shown = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => shown.has(id)));
  const branches = context.branches.filter(({ routesMeta }) =>
    routesMeta.every(({ route }) => shown.has(route.id)),
  );
  return { ...context, manifest: { ...context.manifest, routes }, branches };
}
