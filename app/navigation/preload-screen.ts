import { useEffect } from "react";
import { matchRoutes, type RouteObject } from "react-router";

/** What the framework tells a browser about a route: its own file and every file that one imports, deep down. */
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
 * Fetches a screen's files together, as soon as somebody is about to follow a link to it. Without this a browser
 * learns what a file imports only when it has that file: a round trip for each level.
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
  for (const { route } of matchRoutes(knownRoutes(), path) ?? []) {
    const { module, imports = [] } = (route as { handle: RouteFiles }).handle;
    for (const address of [module, ...imports]) {
      if (fetched.has(address)) continue;
      fetched.add(address);
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href: address }));
    }
  }
}

let known = { count: 0, tree: [] as RouteObject[] };

/** The routes this browser has heard of so far, as a tree. The framework adds to them as links are shown. */
function knownRoutes(): RouteObject[] {
  const manifest = Reflect.get(window, "__reactRouterManifest") as { routes: Record<string, RouteFiles> };
  const all = Object.values(manifest.routes);
  // A pointer meets many links: the tree is made again only when there are more routes.
  if (known.count !== all.length) known = { count: all.length, tree: treeOf(all) };
  return known.tree;
}

function treeOf(all: readonly RouteFiles[]): RouteObject[] {
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
