import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searcherOf } from "~/features/search/match";

function section(title: string, ...names: string[]) {
  return { key: title, title, items: names.map((name) => ({ name })) };
}
const many = ["one a", "two a", "three a", "four a", "five a", "six a"];

describe("search with a query", () => {
  it("shows 5 of the only matching section", () => {
    const [found, ...others] = searcherOf([section("First", ...many), section("Second", "x")])("a");
    expect(found?.items.map(({ name }) => name)).toEqual(many.slice(0, 5));
    expect(others).toEqual([]);
  });

  it("shows 3 of each of several sections, in index order", () => {
    const found = searcherOf([section("Second", ...many), section("None", "x"), section("First", "z a")])(
      "a",
    );
    expect(found.map(({ key, items }) => [key, items.length])).toEqual([
      ["Second", 3],
      ["First", 1],
    ]);
  });

  it("shows the first 24 items of many sections", () => {
    const sections = Array.from({ length: 9 }, (_, index) => section(`Section ${index}`, ...many));
    const found = searcherOf(sections)("a");
    expect(found.flatMap(({ items }) => items)).toHaveLength(24);
    expect(found.at(-1)?.key).toBe("Section 7");
  });

  it("a matching title keeps all of its section's items", () => {
    const found = searcherOf([section("Détails", "x", "y", "z", "x1", "y1", "z1")])("tail");
    expect(found[0]?.items.map(({ name }) => name)).toEqual(["x", "y", "z", "x1", "y1"]);
  });

  it("a shortcut's name matches", () => {
    const roles = { name: "Roles", shortcut: "Role Management" };
    expect(searcherOf([{ key: "people", title: "People", items: [roles] }])("management")).toEqual([
      { key: "people", title: "People", items: [roles] },
    ]);
  });

  it("shows only matches, none twice, and never more than the limits", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 4 });
    const query = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, fc.array(letters))), query, (index, searchText) => {
        const found = searcherOf(index.map(([title, names]) => section(title, ...names)))(searchText);
        const matching = index.filter(([title, names]) =>
          names.some((name) => title.includes(searchText) || name.includes(searchText)),
        );
        const limit = matching.length > 1 ? 3 : 5;
        const expected = matching.flatMap(([title, names]) =>
          names
            .filter((name) => title.includes(searchText) || name.includes(searchText))
            .slice(0, limit)
            .map((name) => ({ title, name })),
        );
        expect(found.flatMap(({ title, items }) => items.map(({ name }) => ({ title, name })))).toEqual(
          expected.slice(0, 24),
        );
      }),
    );
  });
});
