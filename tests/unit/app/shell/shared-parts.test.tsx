import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { permissions } from "#contract/roles/permissions.ts";
import { languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { emptyPage, PageContext, type PageData } from "~/page/page-context";
import { defaultTheme, layoutChoices, modes, type Theme } from "~/page/theme";
import type { Viewer } from "~/page/viewer";
import { Footer } from "~/shell/frame/footer";
import { renderSharedPartsWith } from "~/shell/frame/shared-part";
import { maxCachedParts, sharedHtml, type SharedView, StringPart } from "~/shell/frame/shared-parts.server";
import { TopBar } from "~/shell/frame/top-bar";
import { BottomBar } from "~/shell/menus/bottom-bar";
import { SideBar } from "~/shell/menus/side-bar";
import { ThemeContext } from "~/shell/theme/use-theme";

interface Visit {
  page: PageData;
  theme: Theme;
  pathname: string;
  search: string;
}

afterEach(() => renderSharedPartsWith(undefined));

/** Renders the frame for a visit, either from cached strings or with every part rendered again. */
function renderFrame({ page, theme, pathname, search }: Visit, isCached: boolean): string {
  renderSharedPartsWith(isCached ? StringPart : undefined);
  const frame = (
    <PageContext value={page}>
      <ThemeContext value={theme}>
        <SideBar />
        <TopBar />
        <Footer />
        <BottomBar />
      </ThemeContext>
    </PageContext>
  );
  const context = {
    basename: "/",
    location: { pathname, search, hash: "", state: null, key: "default" },
    matches: [{ params: {}, pathname, pathnameBase: "/", route: { id: "frame", path: "*" } }],
    loaderData: {},
    actionData: null,
    errors: null,
  } as unknown as StaticHandlerContext;
  const router = createStaticRouter([{ id: "frame", path: "*", element: frame }], context);
  // Only one of the two renderers writes markers between adjacent texts.
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  ).replaceAll("<!-- -->", "");
}

function pageOf(language: PageData["locale"]["language"], viewer: Viewer): PageData {
  const texts = Object.fromEntries(
    (["shell", "navigation", "ui"] as const).map((name) => [name, textsOf(language, name)]),
  );
  const footer = { year: 2026, servedAt: "2026-11-29T00:00:00.000Z", credit: null };
  return { ...emptyPage, locale: { language, texts }, viewer, footer };
}

function signedInViewer(person: { name: string; email: string; balance?: number }): Viewer {
  return {
    state: "signed-in",
    ...person,
    readableEmail: person.email,
    isUnverified: false,
    avatar: null,
    balance: person.balance ?? 0,
    reserved: 0,
    currency: "USD",
    shown: null,
    tier: "free",
    isAdmin: false,
    permissions: [],
  };
}

const person = fc.record({
  name: fc.constantFrom("Lina Haddad", "Sam Okafor", "<b>Eve</b>"),
  email: fc.emailAddress(),
  balance: fc.nat(),
});
const viewers: fc.Arbitrary<Viewer> = fc.oneof(
  fc.constant<Viewer>({ state: "signed-out" }),
  fc.constant<Viewer>({ state: "loading", message: "no answer" }),
  fc
    .record({
      person,
      isAdmin: fc.boolean(),
      permissions: fc.oneof(fc.constant([]), fc.subarray([...permissions])),
    })
    .map(({ person: who, ...rest }): Viewer => ({ ...signedInViewer(who), ...rest }) as Viewer),
);
const paths = [
  "/dashboards/crm",
  "/apps/wallet/my-balance",
  "/apps/details/leads",
  "/stores",
  "/stores/nike",
  "/stores/rewards-shop",
  "/apps/orders/17",
  "/nowhere",
];
const visits: fc.Arbitrary<Visit> = fc
  .record({
    language: fc.constantFrom(...languages),
    viewer: viewers,
    waiting: fc.option(fc.record({ leads: fc.nat(12) }), { nil: undefined }),
    theme: fc.record({
      mode: fc.constantFrom(...modes),
      layout: fc.constantFrom(...layoutChoices),
      subMenus: fc.constantFrom("click" as const, "hover" as const),
    }),
    path: fc.constantFrom(...paths),
    search: fc.constantFrom("", "?q=shoes"),
  })
  .map(({ language, viewer, waiting, theme, path, search }) => ({
    page: { ...pageOf(language, viewer), waiting: waiting as PageData["waiting"] },
    theme: { ...defaultTheme, ...theme },
    pathname: `/${language}${path}`,
    search,
  }));

describe("shared parts of the frame", () => {
  it("are the same as without the cache, whoever was served before", () => {
    fc.assert(
      fc.property(fc.array(visits, { minLength: 2, maxLength: 4 }), (all) => {
        for (const visit of [...all, ...all])
          expect(renderFrame(visit, true)).toBe(renderFrame(visit, false));
      }),
      { numRuns: 6 },
    );
  });

  it("show each of two alternating members their own name", () => {
    const members = ["Lina Haddad", "Sam Okafor"].map((name) => ({
      name,
      visit: {
        page: pageOf("en", signedInViewer({ name, email: `${name.slice(0, 3)}@example.org` })),
        theme: defaultTheme,
        pathname: "/en/dashboards/crm",
        search: "",
      },
    }));
    for (const { name, visit } of [...members, ...members]) {
      const others = members.filter((member) => member.name !== name).map((member) => member.name);
      const html = renderFrame(visit, true);
      expect(html).toContain(name);
      expect(others.filter((other) => html.includes(other))).toEqual([]);
    }
  });

  it("are kept in a bounded number, the least recently used dropped first", () => {
    let renderings = 0;
    function Content() {
      renderings += 1;
      return "part";
    }
    const content = { name: "counted", Content };
    const view: SharedView = {
      language: "en",
      viewer: "member",
      waiting: undefined,
      pathname: "/en/stores",
      mode: "light",
      layout: "auto",
      year: 0,
      credit: null,
    };
    const { locale } = emptyPage;
    for (let year = 0; year <= maxCachedParts; year++) sharedHtml(content, { ...view, year }, locale);
    sharedHtml(content, { ...view, year: maxCachedParts }, locale);
    expect(renderings).toBe(maxCachedParts + 1);
    sharedHtml(content, view, locale);
    expect(renderings).toBe(maxCachedParts + 2);
  });
});
