import type { EntryContext } from "react-router";

/**
 * The context of a render, cut down to the routes this page shows. From the whole one React Router builds every
 * route of the product anew for every document, and matches each of them against each parent of the address:
 * a third of the log-in page's time. The browser asks for further routes when a link to them shows.
 */
export function renderedRoutes(context: EntryContext): EntryContext {
  const shown = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => shown.has(id)));
  const branches = context.branches.filter(({ routesMeta }) =>
    routesMeta.every(({ route }) => shown.has(route.id)),
  );
  return { ...context, manifest: { ...context.manifest, routes }, branches };
}
