import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TableSpecification } from "~/components/data-table/table-specification";
import { parametersOf, readTableState, tableHref, tableQuery } from "~/components/data-table/url-state";

const specification = {
  filters: {
    state: { kind: "choice", values: ["requested", "paid"] },
    from: { kind: "date" },
    by: { kind: "named", maxLength: 10 },
  },
  sorts: ["amount", "date"],
  search: true,
  sizes: [20, 50],
  keep: ["view_id"],
} satisfies TableSpecification;

function read(query: string) {
  return readTableState(new URLSearchParams(query), specification);
}

describe("table state in the URL", () => {
  it("has defaults without a query", () => {
    expect(read("")).toEqual({ q: "", size: 20, sort: null, filters: {}, cursors: [], otherParameters: [] });
    expect(tableHref(read(""), {}, specification)).toBe("?");
  });

  it("reads search, filters, sort, size, page and kept parameters", () => {
    const state = read(
      "q=+shoe+&f.state=paid&f.from=2026-02-28&sort=-amount&size=50&cursor=a&cursor=b&view_id=7",
    );
    expect(state).toEqual({
      q: "shoe",
      size: 50,
      sort: { by: "amount", descending: true },
      filters: { state: "paid", from: "2026-02-28" },
      cursors: ["a", "b"],
      otherParameters: [["view_id", "7"]],
    });
    expect(tableQuery(state)).toEqual({
      cursor: "b",
      limit: 50,
      q: "shoe",
      sort: "-amount",
      state: "paid",
      from: "2026-02-28",
    });
  });

  it.each([
    "f.state=stolen",
    "f.from=2026-02-30",
    "f.from=yesterday",
    "f.by=far-too-long-a-name",
    "f.unknown=1",
    "sort=secret",
    "sort=-",
    "size=1000000",
    "size=NaN",
    "cursor=",
    `cursor=${"x".repeat(300)}`,
    "__proto__=1",
    "f.__proto__=1",
  ])("ignores the invalid %s", (query) => {
    expect(read(query)).toEqual(read(""));
  });

  it("any query is parsed without errors, and its own link parses to the same state", () => {
    const name = fc.constantFrom("q", "f.state", "f.from", "f.by", "sort", "size", "cursor", "view_id", "x");
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom("paid", "2026-01-01", "-amount", "date", "50", "abc"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 40 }), (pairs) => {
        const state = readTableState(new URLSearchParams(pairs), specification);
        expect(read(tableHref(state, {}, specification).slice(1))).toEqual(state);
        expect(
          readTableState(new URLSearchParams(parametersOf(state, specification)), specification),
        ).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });

  it("the next page adds a cursor, the previous one removes it, and the list of cursors stays short", () => {
    const second = tableHref(read("f.state=paid"), { cursors: ["a"] }, specification);
    expect(second).toBe("?f.state=paid&cursor=a");
    const farCursors = Array.from({ length: 50 }, (_, page) => `c${page}`);
    expect(read(tableHref(read(""), { cursors: farCursors }, specification).slice(1)).cursors).toEqual(
      farCursors.slice(-20),
    );
  });

  it("a change of filter, sort or size returns to the first page", () => {
    const state = read("cursor=a&cursor=b&f.state=paid");
    expect(tableHref(state, { filters: {} }, specification)).toBe("?");
    expect(tableHref(state, { size: 50 }, specification)).toBe("?f.state=paid&size=50");
    expect(tableHref(state, { sort: { by: "date", descending: false } }, specification)).toBe(
      "?f.state=paid&sort=date",
    );
  });
});
