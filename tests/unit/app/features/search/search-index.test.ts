import { describe, expect, it } from "vitest";
import { searcherOf } from "~/features/search/match";
import { searchIndex, suggestedPages } from "~/features/search/search-index";
import type { Language } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { translate } from "~/i18n/translation";
import type { MenuViewer } from "~/navigation/menu";
import { screens } from "~/navigation/screens";

function textsIn(language: Language) {
  return {
    language,
    navigation: (key: string) => translate(textsOf(language, "navigation"), language, key),
    demo: (key: string) => translate(textsOf(language, "demo"), language, key),
  };
}
function hrefs(viewer: MenuViewer, language: Language = "en") {
  return searchIndex(viewer, textsIn(language)).flatMap(({ items }) => items.map(({ href }) => href));
}
function search(query: string, viewer: MenuViewer, language: Language = "en") {
  return searcherOf(searchIndex(viewer, textsIn(language)))(query).flatMap(({ title, items }) =>
    items.map(({ name }) => `${title}: ${name}`),
  );
}

describe("search index", () => {
  it("contains every page once, except Home, which is CRM as well", () => {
    const all = hrefs("admin");
    expect(all.filter((href, index) => all.indexOf(href) !== index)).toEqual(["/en/dashboards/crm"]);
    expect(all.length).toBeGreaterThan(80);
  });

  it.each(["visitor", "member", "admin"] as const)(
    "offers a %s the permitted pages and the five shortcuts",
    (viewer) => {
      const opened = {
        visitor: ["everyone", "visitor"],
        member: ["everyone", "member"],
        admin: ["everyone", "member", "admin"],
      };
      const offered = hrefs(viewer);
      for (const screen of screens.filter(
        ({ path }) =>
          ![
            "/search",
            "/unsubscribe",
            "/known-browser",
            "/two-steps",
            "/apps/ecommerce/orders/details",
          ].includes(path),
      )) {
        const href = screen.unprefixed ? screen.path : `/en${screen.path}`;
        const isSeed = ["/apps/invoice/list", "/apps/user/list", "/apps/roles"].includes(screen.path);
        expect(offered.includes(href), href).toBe(isSeed || opened[viewer].includes(screen.access));
      }
    },
  );

  it("offers nothing while the viewer is unknown", () => {
    expect(hrefs("loading")).toEqual([]);
  });

  it.each([
    [
      "withdraw",
      "admin",
      "en",
      [
        "My Cash Back: Withdraw Cash Back",
        "My Cash Back: Withdraw History",
        "Manage Center: Withdraw Management",
        "Manage Center: Withdraw History",
      ],
    ],
    ["role management", "admin", "en", ["Manage Center: Roles"]],
    ["role management", "member", "en", ["Users, roles and permissions: Roles"]],
    ["role management", "visitor", "en", ["Users, roles and permissions: Roles"]],
    ["retirer", "member", "fr", ["Mon cashback: Retirer mon cashback"]],
    [
      "سحب",
      "member",
      "ar",
      ["Cashlane: طرق السحب", "استردادي النقدي: سحب الاسترداد النقدي", "استردادي النقدي: سجل عمليات السحب"],
    ],
    ["my balance", "visitor", "en", []],
  ] as const)("offers %j of a %s, in %s", (query, viewer, language, expected) => {
    expect(search(query, viewer, language)).toEqual(expected);
  });

  it("links pages in the language, front pages without, and external ones in a new tab", () => {
    const items = searchIndex("member", textsIn("fr")).flatMap((section) => section.items);
    expect(items.filter(({ newTab }) => newTab).map(({ href }) => href)).toEqual([
      "/front-pages/help-center",
      "https://reactrouter.com/",
      "https://tailwindcss.com/docs",
      "https://recharts.github.io/",
    ]);
    const unprefixed = items.filter(({ href }) => !href.startsWith("/fr/") && !href.startsWith("https://"));
    expect(unprefixed.every(({ href }) => href.startsWith("/front-pages/"))).toBe(true);
  });

  it.each([
    ["en", "Withdraw History", ["My Cash Back", "Manage Center"]],
    ["fr", "Historique des retraits", ["Mon cashback", "Administration"]],
  ] as const)("adds the section to pages that share a name (%s)", (language, name, contexts) => {
    const items = searchIndex("admin", textsIn(language)).flatMap((section) => section.items);
    expect(items.filter((item) => item.name === name).map(({ context }) => context)).toEqual(contexts);
  });

  it.each(["en", "fr", "ar"] as const)("no two pages have the same name and section (%s)", (language) => {
    const items = searchIndex("admin", textsIn(language)).flatMap((section) => section.items);
    const labels = items.map(({ name, context }) => (context ? `${name} (${context})` : name));
    expect(labels.filter((look, index) => labels.indexOf(look) !== index)).toEqual([]);
  });

  it("no two pages of a section have the same name", () => {
    for (const { title, items } of searchIndex("admin", textsIn("en"))) {
      const names = items.map(({ name }) => name);
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        title,
      ).toEqual([]);
    }
  });

  it.each(["Analytics", "Academy", "Home"])("finds %s by its dashboards section", (name) => {
    const found = searcherOf(searchIndex("admin", textsIn("en")))("dashboards").flatMap(({ items }) => items);
    expect(found.map((item) => item.name)).toContain(name);
  });

  it("without a match suggests Analytics, User Profile and CRM", () => {
    expect(suggestedPages(textsIn("en")).map(({ name, href }) => [name, href])).toEqual([
      ["Analytics", "/en/dashboards/analytics"],
      ["User Profile", "/en/pages/user-profile"],
      ["CRM", "/en/dashboards/crm"],
    ]);
  });
});
