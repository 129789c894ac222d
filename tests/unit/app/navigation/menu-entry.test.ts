import fc from "fast-check";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { sampleEntries } from "~/routes/$lang.pages.design-system/sample-menu";
import { localizedPath } from "~/navigation/localized-path";
import { menuFor } from "~/navigation/menu";
import {
  entryKey,
  hrefOf,
  isActive,
  isChip,
  isSection,
  isExternal,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  withoutSections,
} from "~/navigation/menu-entry";

type Tree = MenuItem | MenuGroup;

/** Menus with up to three levels of groups and distinct links. */
const menu = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: "max" },
    fc.record({ label: fc.string(), href: fc.constant("") }),
    fc.record({ label: fc.string(), children: fc.array(tie("tree"), { maxLength: 4 }) }),
  ) as fc.Arbitrary<Tree>,
})).tree;
const menus = fc.array(menu, { minLength: 1, maxLength: 5 }).map((trees) => {
  let count = 0;
  const numberEntries = (tree: Tree): Tree =>
    "children" in tree
      ? { ...tree, children: tree.children.map(numberEntries) }
      : { ...tree, href: `/page/${count++}` };
  return trees.map(numberEntries);
});

function itemsOf(entry: MenuEntry | MenuGroup): MenuItem[] {
  return "children" in entry ? entry.children.flatMap(itemsOf) : [entry];
}
function depthOf(entry: MenuEntry | MenuGroup): number {
  if (!("children" in entry)) return 0;
  const below = Math.max(0, ...entry.children.map(depthOf));
  return "isSection" in entry ? below : below + 1;
}
function activeIn(entries: Tree[], path: string): Tree[] {
  return entries.flatMap((entry) => [
    ...(isActive(entry, path) ? [entry] : []),
    ...("children" in entry ? activeIn(entry.children, path) : []),
  ]);
}
/** Returns the entries from the first level down to an item. */
function branchTo(item: MenuItem, entries: Tree[]): Tree[] {
  const parent = entries.find((entry) => itemsOf(entry).includes(item));
  if (!parent) return [];
  return "children" in parent ? [parent, ...branchTo(item, parent.children)] : [parent];
}

describe("menu entries", () => {
  it("one branch is active: the current page's item and every group above it", () => {
    fc.assert(
      fc.property(menus, fc.constantFrom("", "/", "?tab=1"), (entries, tail) => {
        for (const item of entries.flatMap(itemsOf)) {
          expect(activeIn(entries, item.href + tail)).toEqual(branchTo(item, entries));
        }
        expect(activeIn(entries, "/page")).toEqual([]);
      }),
    );
  });

  it("an item is active on exactly its path, with or without a language", () => {
    const item = { label: "", href: "/apps/notifications" };
    expect(isActive(item, "/apps/notifications?view_id=1")).toBe(true);
    expect(isActive(item, "/apps/notifications/x")).toBe(false);
    expect(isActive(item, "/x/apps/notifications")).toBe(false);
    expect(isActive({ ...item, href: "/fr/apps/notifications" }, "/apps/notifications")).toBe(true);
    expect(isActive({ ...item, activeUrl: "/apps" }, "/apps/users")).toBe(false);
  });

  it("with exactMatch off an item is active if the path contains its activeUrl", () => {
    const details = {
      label: "",
      href: "/orders/details/1",
      exactMatch: false,
      activeUrl: "/orders/details/",
    };
    expect(isActive(details, "/orders/details/77")).toBe(true);
    expect(isActive(details, "/orders/list?from=/orders/details/")).toBe(false);
    expect(isActive({ ...details, activeUrl: undefined }, "/orders/details/77")).toBe(false);
  });

  it("full addresses and those without a language stay unchanged, others get their prefix", () => {
    const language = fc.constantFrom("en", "fr", "ar");
    fc.assert(
      fc.property(fc.webUrl(), language, (url, spoken) => {
        expect(hrefOf({ href: url }, spoken)).toBe(url);
        expect(isExternal({ href: url })).toBe(true);
      }),
    );
    expect(hrefOf({ href: "/front-pages/pricing", excludeLang: true }, "ar")).toBe("/front-pages/pricing");
    expect(hrefOf({ href: "/english/x" }, "ar")).toBe("/ar/english/x");
    expect(hrefOf({ href: "/en/x" }, "ar")).toBe("/en/x");
    expect(isExternal({ href: "/httpd" })).toBe(false);
  });

  it("an empty path or language is an error", () => {
    for (const [href, language] of [
      ["", "en"],
      ["/x", ""],
    ] as const) {
      for (const excludeLang of [true, false]) {
        expect(() => hrefOf({ href, excludeLang }, language)).toThrow("URL or Language Code can't be empty");
      }
      expect(() => localizedPath(href, language)).toThrow("URL or Language Code can't be empty");
    }
  });

  it("distinguishes a chip from other React values", () => {
    expect(isChip({ label: "New", tone: "info" })).toBe(true);
    for (const node of [undefined, null, false, 5, "New", createElement("b"), [createElement("b")]])
      expect(isChip(node)).toBe(false);
  });

  it("a menu row contains the sections' entries in place, and every key once", () => {
    const entries = sampleEntries((key) => key);
    const row = withoutSections(entries);
    expect(row.some((entry) => isSection(entry))).toBe(false);
    expect(row.flatMap(itemsOf)).toEqual(entries.flatMap(itemsOf));
    for (const siblings of [entries, row]) expect(new Set(siblings.map(entryKey)).size).toBe(siblings.length);
  });

  it("the sample has three levels of groups, the product's menu one", () => {
    expect(Math.max(...sampleEntries((key) => key).map(depthOf))).toBe(3);
    expect(Math.max(...menuFor("admin", (key) => key).map(depthOf))).toBe(1);
  });
});
