import { matchRoutes, type RouteObject } from "react-router";
import { textFileAddress } from "~/i18n/text-files";
import { prefetchOnIntent } from "./prefetch-data";

/** The framework's record of a route's files: its own and all that it imports, directly or indirectly. */
interface RouteFiles {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  /** Whether it renders a page. Files and other answers have none. */
  hasDefaultExport: boolean;
}

const fetched = new Set<string>();

/** The name of the mark in the page's timeline. */
const followMark = "follow-intents";

let isFollowing = false;
/** The link under the pointer when it last moved. A link that appears under a resting pointer doesn't count as an intent. */
let pointed: Element | null = null;

/**
 * From now on fetches all files of a screen, and its data for a few seconds, when a user is about to follow a
 * link to it. Otherwise a browser discovers a file's imports only after loading it, which costs a round trip per
 * level.
 */
export function followIntents(): void {
  if (isFollowing) return;
  isFollowing = true;
  const intents = savesData() ? ["click"] : ["pointermove", "focusin", "touchstart", "click"];
  for (const intent of intents) document.addEventListener(intent, onIntent, { capture: true, passive: true });
  performance.mark(followMark);
  // Where the pointer or the focus was before this code had loaded.
  const meant = document.querySelector("a:hover, a:focus-visible");
  if (meant) onIntent({ target: meant, type: "pointermove" });
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

/** Returns whether the URL is a screen's. */
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
