import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textsOf } from "~/i18n/resources.server";
import { translate, type Translate } from "~/i18n/translation";
import { searchIndex } from "~/features/search/search-index";
import type { MenuViewer } from "~/navigation/menu";
import { gridStep } from "~/shell/menus/shortcuts/grid-step";
import { movePath, maxShortcuts, offeredPaths, shownShortcuts } from "~/shell/menus/shortcuts/shortcut-list";
import type { ShortcutTexts } from "~/shell/menus/shortcuts/shortcut-texts";
import { tilesOf } from "~/shell/menus/shortcuts/tiles";

function inEnglish(namespace: "navigation" | "demo" | "shortcuts"): Translate<never> {
  return (key, values) => translate(textsOf("en", namespace), "en", key, values);
}

function tiles(viewer: MenuViewer, kept: string[] | null = null) {
  const index = searchIndex(viewer, {
    language: "en",
    navigation: inEnglish("navigation"),
    demo: inEnglish("demo"),
  } as Parameters<typeof searchIndex>[1]);
  return tilesOf(shownShortcuts(kept, viewer), index, inEnglish("shortcuts") as ShortcutTexts);
}

describe("shortcuts", () => {
  it("has the five entries in order, with titles, subtitles, icons and addresses", () => {
    expect(tiles("member").map(({ title, subtitle, href }) => [title, subtitle, href])).toEqual([
      ["Invoice App", "Manage Accounts", "/en/apps/invoice/list"],
      ["Users", "Manage Users", "/en/apps/user/list"],
      ["Role Management", "Permissions", "/en/apps/roles"],
      ["Dashboard", "User Dashboard", "/en/dashboards/crm"],
      ["Settings", "Account Settings", "/en/pages/account-settings"],
    ]);
    expect(new Set(tiles("member").map(({ icon }) => icon)).size).toBe(5);
  });

  it("any other page has its section as subtitle, and an external address opens in a new tab", () => {
    expect(tiles("member", ["/apps/wallet/my-balance", "https://reactrouter.com/"])).toMatchObject([
      { title: "My Balance", subtitle: "My Wallet", newTab: false },
      { title: "React Router documentation", subtitle: "Documentation", newTab: true },
    ]);
  });

  it("shows only permitted pages, and nothing while the viewer is unknown", () => {
    const storedPaths = ["/apps/admin/admin-logs", "/apps/wallet/my-balance", "/login", "/stores"];
    expect(shownShortcuts(storedPaths, "admin")).toEqual(storedPaths.filter((path) => path !== "/login"));
    expect(shownShortcuts(storedPaths, "member")).toEqual(["/apps/wallet/my-balance", "/stores"]);
    expect(shownShortcuts(storedPaths, "visitor")).toEqual(["/login", "/stores"]);
    expect(shownShortcuts(storedPaths, "loading")).toEqual([]);
    expect(tiles("visitor").map(({ title }) => title)).not.toContain("Settings");
  });

  it("reads any stored list as known, permitted, unique entries, 12 at most, in order", () => {
    const entry = fc.oneof(fc.constantFrom(...offeredPaths("admin")), fc.string());
    const viewers = fc.constantFrom<MenuViewer>("visitor", "member", "admin");
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), viewers, (kept, viewer) => {
        const shownPaths = shownShortcuts(kept, viewer);
        const expected = kept
          .filter((path, index) => offeredPaths(viewer).has(path) && kept.indexOf(path) === index)
          .slice(0, maxShortcuts);
        expect(shownPaths).toEqual(expected);
        expect(shownShortcuts(shownPaths, viewer)).toEqual(shownPaths);
      }),
    );
  });
});

describe("reordering", () => {
  it("moves one to its new place, keeps the others in order, and never loses one", () => {
    const lists = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lists, fc.nat(), fc.integer({ min: -20, max: 20 }), (list, pick, to) => {
        const path = list[pick % list.length] ?? "";
        const next = movePath(list, path, to);
        const withoutPath = (all: string[]) => all.filter((other) => other !== path);
        expect(withoutPath(next)).toEqual(withoutPath(list));
        expect(next.indexOf(path)).toBe(Math.min(Math.max(to, 0), list.length - 1));
      }),
    );
    expect(movePath(["a", "b"], "x", 0)).toEqual(["a", "b"]);
  });

  it("an arrow key moves an entry one place in reading direction, or a row up or down", () => {
    const steps = (direction: "ltr" | "rtl") =>
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home"].map((key) => gridStep(key, direction, 2));
    expect(steps("ltr")).toEqual([-1, 1, -2, 2, undefined]);
    expect(steps("rtl")).toEqual([1, -1, -2, 2, undefined]);
  });
});
