import { useEffect } from "react";
import { matchRoutes, type RouteObject } from "react-router";

/** The framework's record of a route's files: its own and all that it imports, directly or indirectly. */
interface RouteFiles {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

const fetched = new Set<string>();

/**
 * Fetches all files of a screen when a user is about to follow a link to it. Otherwise a browser discovers a
 * file's imports only after loading it, which costs a round trip per level.
 */
export function useScreensPreloaded(): void {
  useEffect(() => {
    function onIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && link.origin === location.origin && !link.target) preloadScreen(link.pathname);
    }
    const intents = savesData() ? ["click"] : ["pointerover", "focusin", "touchstart", "click"];
    const options = { capture: true, passive: true };
    for (const intent of intents) document.addEventListener(intent, onIntent, options);
    return () => intents.forEach((intent) => document.removeEventListener(intent, onIntent, options));
  }, []);
}

function preloadScreen(path: string): void {
  for (const { route } of matchRoutes(loadedRoutes(), path) ?? []) {
    const { module, imports = [] } = (route as { handle: RouteFiles }).handle;
    for (const address of [module, ...imports]) {
      if (fetched.has(address)) continue;
      fetched.add(address);
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href: address }));
    }
  }
}

let cachedRoutes = { count: 0, tree: [] as RouteObject[] };

/**
 * Returns the routes this browser has loaded so far, as a tree. The framework adds routes when links to them
 * become visible.
 */
function loadedRoutes(): RouteObject[] {
  const manifest = Reflect.get(window, "__reactRouterManifest") as { routes: Record<string, RouteFiles> };
  const all = Object.values(manifest.routes);
  // A pointer passes over many links, so the tree is rebuilt only if there are new routes.
  if (cachedRoutes.count !== all.length) cachedRoutes = { count: all.length, tree: buildRouteTree(all) };
  return cachedRoutes.tree;
}

function buildRouteTree(all: readonly RouteFiles[]): RouteObject[] {
  function below(parent: string | undefined): RouteObject[] {
    return all
      .filter(({ parentId }) => parentId === parent)
      .map((files) =>
        files.index
          ? { id: files.id, index: true, handle: files }
          : { id: files.id, path: files.path, handle: files, children: below(files.id) },
      );
  }
  return below(undefined);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
