import { matchRoutes, type RouteObject } from "react-router";
import { textFileAddress } from "~/i18n/text-files";
import { prefetchOnIntent } from "./prefetch-data";

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

const fetched = new Set<string>();

/** The name of the mark in the browser's performance timeline. */
const followMark = "follow-intents";

let isFollowing = false;
/**
 * The link that the pointer was over when it last moved. A link that appears under a pointer that doesn't
 * move is no intent.
 */
let pointed: Element | null = null;

/**
 * Prefetches all files of a screen, and for a few seconds its data, when a user is about to follow a link to
 * it. Otherwise a browser finds a file's imports only after loading it, which takes a round trip per level of
 * imports.
 */
export function followIntents(): void {
  if (isFollowing) return;
  isFollowing = true;
  const intents = savesData() ? ["click"] : ["pointermove", "focusin", "touchstart", "click"];
  for (const intent of intents) document.addEventListener(intent, onIntent, { capture: true, passive: true });
  performance.mark(followMark);
  // The link that had the pointer or the focus before this code was loaded.
  const current = document.querySelector("a:hover, a:focus-visible");
  if (current) onIntent({ target: current, type: "pointermove" });
}

function onIntent({ target, type }: Pick<Event, "target" | "type">): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (type === "pointermove") {
    if (link === pointed) return;
    pointed = link;
  }
  if (!link || link.origin !== location.origin || link.target) return;
  if (preloadScreen(link.pathname) && type !== "click" && !savesData()) prefetchOnIntent(link, type);
}

/** Preloads the files of the screen at a URL. Returns whether there is one. */
function preloadScreen(path: string): boolean {
  const routes = (matchRoutes(loadedRoutes(), path) ?? []).map(
    ({ route }) => (route as { handle: RouteFiles }).handle,
  );
  for (const { module, imports = [] } of routes) [module, ...imports].forEach(preload);
  const isScreen = routes.at(-1)?.hasDefaultExport ?? false;
  const pattern = routes.flatMap(({ path: segment }) => segment ?? []).join("/");
  if (isScreen) preload(textFileAddress(path, pattern));
  return isScreen;
}

function preload(address: string): void {
  if (fetched.has(address)) return;
  fetched.add(address);
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "modulepreload", href: address }));
}

let cachedRoutes = { count: 0, tree: [] as RouteObject[] };

/**
 * Returns the routes that the browser has loaded so far as a tree. The framework adds a route when a link to
 * it becomes visible.
 */
function loadedRoutes(): RouteObject[] {
  const manifest = Reflect.get(window, "__reactRouterManifest") as { routes: Record<string, RouteFiles> };
  const all = Object.values(manifest.routes);
  // The pointer may pass many links, so the tree is only rebuilt if there are new routes.
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
