import fc from "fast-check";
import { expect, test } from "vitest";
import { listQuery, readListState } from "~/routes/$lang.apps.notifications/list-state";

const read = (query: string) => readListState(new URLSearchParams(query));

test("screens 17.5 filters, page and opened notification live in the URL", () => {
  const query = "?filter=unread&type=withdrawal_paid&page=3&view_id=n-1";
  expect(read(query)).toEqual({ filter: "unread", type: "withdrawal_paid", page: 3, viewId: "n-1" });
  expect(listQuery(read(query))).toBe(query);
});

test("what is default is not in the URL", () => {
  expect(listQuery(read(""))).toBe("");
  expect(listQuery(read("?filter=all&page=1"))).toBe("");
});

test("another filter begins at page 1; opening one keeps the page", () => {
  const state = read("?page=4");
  expect(listQuery(state, { filter: "unread" })).toBe("?filter=unread");
  expect(listQuery(state, { type: "offer_completed" })).toBe("?type=offer_completed");
  expect(listQuery(state, { viewId: "n-1" })).toBe("?page=4&view_id=n-1");
});

test("a broken URL never throws and reads back as itself (5,000 cases)", () => {
  const parameter = fc.tuple(
    fc.constantFrom("filter", "type", "page", "view_id", "x"),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(parameter), (parameters) => {
      const state = readListState(new URLSearchParams(parameters));
      expect(state.page).toBeGreaterThanOrEqual(1);
      expect(read(listQuery(state))).toEqual(state);
    }),
    { numRuns: 5_000 },
  );
});
