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
 * Everything a shared content may depend on, and nothing about one person. It is the key of the kept string, and
 * the content is rendered from it alone, so that two viewers with the same key would see the same anyway.
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

/** Kept strings, of about 3 kB each. The least recently used one is dropped. */
export const maxKept = 1000;
const kept = new Map<string, string>();

/** A shared part on the server: the kept string if there is one. */
export function StringPart({ of: content, as: Tag = "div", ref: _ref, ...rest }: SharedPartProps) {
  const page = use(PageContext);
  const view = sharedViewOf(content, page, useTheme(), useLocation());
  if (!view) return <RenderedPart of={content} as={Tag} {...rest} />;
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: sharedHtml(content, view, page.locale) }} />;
}

/** Returns the view of a page, or undefined if the content should not be kept because it differs too often. */
export function sharedViewOf(
  { hasAddress = false }: SharedContent,
  { locale: { language }, viewer, waiting, footer: { year, credit } }: PageData,
  { mode, layout, subMenus }: Theme,
  { pathname, search }: { pathname: string; search: string },
): SharedView | undefined {
  // The names of nested flyouts come from React and depend on the page.
  if (subMenus !== "click") return undefined;
  const path = withoutLanguage(pathname);
  const isScreen = screenAt(path) !== undefined;
  if (hasAddress && (!isScreen || search !== "")) return undefined;
  const above = isScreen ? undefined : closestScreen(path);
  if (!isScreen && (!above || marksAnotherEntry(path, above.path))) return undefined;
  return {
    language,
    viewer: sortedViewer(menuViewerOf(viewer)),
    waiting,
    // Every store's page has the same menu.
    pathname: above ? `/${language}${above.path}/-` : pathname,
    mode,
    layout,
    year,
    credit,
  };
}

/** Returns whether a menu entry other than the parent's is marked, because the path contains its address. */
function marksAnotherEntry(path: string, parent: string): boolean {
  return screens.some(
    (screen) => screen.includesSubpages && path.includes(screen.path) && !parent.includes(screen.path),
  );
}

/** Returns the HTML of a content for a view. The locale holds the texts of the view's language. */
export function sharedHtml(content: SharedContent, view: SharedView, locale: Locale): string {
  const key = `${content.name} ${JSON.stringify(view)}`;
  const html = kept.get(key) ?? render(content, view, locale);
  // Moved to the end: a map is in the order of insertion.
  kept.delete(key);
  kept.set(key, html);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
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

/** Returns a routing context of one route without data. */
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

/** Returns a viewer of a kind without anything personal. */
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
