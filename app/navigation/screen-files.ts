import { matchRoutes, type RouteObject } from "react-router";
import { textFileAddress } from "~/i18n/text-files";

/**
 * A route's entry in the framework's manifest: its own files and all files that they import, directly or
 * indirectly.
 */
interface RouteFiles {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  /** Whether the route renders a page. Files and other resource routes don't. */
  hasDefaultExport: boolean;
}

/**
 * Returns the URLs of the files that the screen at a path needs: its code with all imports, and its texts.
 * Returns an empty list if no route that the browser has loaded renders a page at the path.
 */
export function screenFiles(path: string): string[] {
  const routes = (matchRoutes(loadedRoutes(), path) ?? []).map(
    ({ route }) => (route as { handle: RouteFiles }).handle,
  );
  if (!routes.at(-1)?.hasDefaultExport) return [];
  const pattern = routes.flatMap(({ path: segment }) => segment ?? []).join("/");
  return [
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
    textFileAddress(path, pattern),
  ];
}

let preloaded: Set<string> | undefined;

/**
 * Fetches and compiles a module. Returns the inserted link, or `undefined` if the document already contained
 * one or an earlier call has inserted it.
 */
export function preloadModule(address: string, fetchPriority = "auto"): HTMLLinkElement | undefined {
  preloaded ??= new Set(documentModules());
  if (preloaded.has(address)) return undefined;
  preloaded.add(address);
  const attributes = { rel: "modulepreload", href: address, fetchPriority };
  const link = Object.assign(document.createElement("link"), attributes);
  document.head.append(link);
  return link;
}

function documentModules(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return [...links].map((link) => link.getAttribute("href") ?? "");
}

let cachedRoutes = { count: 0, tree: [] as RouteObject[] };

/**
 * Returns the tree of the routes that the browser has loaded so far. The framework adds a route when a link
 * to it becomes visible.
 */
function loadedRoutes(): RouteObject[] {
  const manifest = Reflect.get(window, "__reactRouterManifest") as { routes: Record<string, RouteFiles> };
  const routeEntries = Object.values(manifest.routes);
  // The pointer may pass many links, so the tree is only rebuilt if there are new routes.
  if (cachedRoutes.count !== routeEntries.length)
    cachedRoutes = { count: routeEntries.length, tree: buildRouteTree(routeEntries) };
  return cachedRoutes.tree;
}

function buildRouteTree(all: readonly RouteFiles[]): RouteObject[] {
  function childrenOf(parent: string | undefined): RouteObject[] {
    return all
      .filter(({ parentId }) => parentId === parent)
      .map((files) =>
        files.index
          ? { id: files.id, index: true, handle: files }
          : { id: files.id, path: files.path, handle: files, children: childrenOf(files.id) },
      );
  }
  return childrenOf(undefined);
}
