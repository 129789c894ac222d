import { use } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLocation,
} from "react-router";
import { withoutLanguage } from "~/navigation/localized-path";
import type { MenuViewer } from "~/navigation/menu";
import { closestScreen, screenAt, screens } from "~/navigation/screens";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { emptyPage, type Locale, PageContext, type PageData } from "~/page/page-context";
import { defaultTheme, type Theme } from "~/page/theme";
import type { Viewer } from "~/page/viewer";
import { ThemeContext, useTheme } from "~/shell/theme/use-theme";
import { RenderedPart, type SharedContent, type SharedPartProps } from "./shared-part";

/**
 * Everything that shared content may depend on; it contains no personal data. It is the key of the cached
 * string. The content is rendered from nothing else, so the string is correct for all users with the same
 * key.
 */
export interface SharedView {
  language: Locale["language"];
  viewer: MenuViewer;
  waiting: PageData["waiting"];
  pathname: string;
  mode: Theme["mode"];
  layout: Theme["layout"];
  year: number;
  credit: PageData["footer"]["credit"];
}

/** The maximum number of cached strings, of about 3 kB each. The least recently used one is removed. */
export const maxKept = 1000;
const cachedParts = new Map<string, string>();

/** Renders a shared part on the server, with the cached string if there is one. */
export function StringPart({ of: content, as: Tag = "div", ref: _ref, ...rest }: SharedPartProps) {
  const page = use(PageContext);
  const view = sharedViewOf(content, page, useTheme(), useLocation());
  if (!view) return <RenderedPart of={content} as={Tag} {...rest} />;
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: sharedHtml(content, view, page.locale) }} />;
}

/**
 * Returns the view of a page, or undefined if the content shouldn't be cached because it would rarely be
 * used again.
 */
export function sharedViewOf(
  { hasAddress = false }: SharedContent,
  { locale: { language }, viewer, waiting, footer: { year, credit } }: PageData,
  { mode, layout, subMenus }: Theme,
  { pathname, search }: { pathname: string; search: string },
): SharedView | undefined {
  // React generates the names of nested flyouts, and they depend on the page.
  if (subMenus !== "click") return undefined;
  const path = withoutLanguage(pathname);
  const isScreen = screenAt(path) !== undefined;
  if (hasAddress && (!isScreen || search !== "")) return undefined;
  const parentScreen = isScreen ? undefined : closestScreen(path);
  if (!isScreen && (!parentScreen || marksAnotherEntry(path, parentScreen.path))) return undefined;
  return {
    language,
    viewer: sortedViewer(menuViewerOf(viewer)),
    waiting,
    // The menu is the same on the pages of all stores.
    pathname: parentScreen ? `/${language}${parentScreen.path}/-` : pathname,
    mode,
    layout,
    year,
    credit,
  };
}

/**
 * Returns whether a menu entry other than the parent's is marked as current, because the path contains its
 * path.
 */
function marksAnotherEntry(path: string, parent: string): boolean {
  return screens.some(
    (screen) => screen.includesSubpages && path.includes(screen.path) && !parent.includes(screen.path),
  );
}

/** Returns the HTML of shared content for a view. The locale contains the texts of the view's language. */
export function sharedHtml(content: SharedContent, view: SharedView, locale: Locale): string {
  const key = `${content.name} ${JSON.stringify(view)}`;
  const html = cachedParts.get(key) ?? render(content, view, locale);
  // Moves the entry to the end, because a map keeps the order of insertion.
  cachedParts.delete(key);
  cachedParts.set(key, html);
  const [oldest] = cachedParts.keys();
  if (cachedParts.size > maxKept && oldest !== undefined) cachedParts.delete(oldest);
  return html;
}

function render(
  { name, Content }: SharedContent,
  { viewer, waiting, pathname, mode, layout, year, credit }: SharedView,
  locale: Locale,
): string {
  const page: PageData = {
    ...emptyPage,
    locale,
    viewer: anonymousViewer(viewer),
    waiting,
    footer: { year, credit, servedAt: "" },
  };
  const content = (
    <PageContext value={page}>
      <ThemeContext value={{ ...defaultTheme, mode, layout }}>
        <Content />
      </ThemeContext>
    </PageContext>
  );
  const routes = [{ id: name, path: "*", element: content }];
  const context = contextAt(pathname, name);
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />,
    { identifierPrefix: name },
  );
}

/** Returns a routing context with one route and no data. */
function contextAt(pathname: string, id: string): StaticHandlerContext {
  return {
    basename: "/",
    location: { pathname, search: "", hash: "", state: null, key: "default" },
    matches: [{ params: {}, pathname, pathnameBase: "/", route: { id, path: "*" } }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as StaticHandlerContext;
}

function sortedViewer(viewer: MenuViewer): MenuViewer {
  return typeof viewer === "string" ? viewer : viewer.toSorted();
}

/** Returns a viewer of a kind without personal data. */
function anonymousViewer(kind: MenuViewer): Viewer {
  if (kind === "loading") return { state: "loading", message: "" };
  if (kind === "visitor") return { state: "signed-out" };
  return {
    state: "signed-in",
    name: "",
    email: "",
    readableEmail: "",
    isUnverified: false,
    avatar: null,
    balance: null,
    reserved: 0,
    currency: "",
    shown: null,
    tier: "free",
    isAdmin: kind === "admin",
    permissions: typeof kind === "string" ? [] : kind,
  };
}
