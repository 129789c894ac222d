import fc from "fast-check";
import { expect, test } from "vitest";
import { listQuery, readListState } from "~/routes/$lang.apps.notifications/list-state";
import { readOneTimeState } from "~/routes/$lang.apps.notifications/one-time-state.server";

const read = (query: string) => readListState(new URLSearchParams(query));
const readOneTime = (query: string) => readOneTimeState(new URLSearchParams(query));

test("filters, position and opened notification live in the URL", () => {
  const query = "?filter=unread&type=withdrawal_paid&cursor=c1&shown=40&view_id=n-1";
  expect(read(query)).toEqual({
    filter: "unread",
    type: "withdrawal_paid",
    cursor: "c1",
    rowCount: 40,
    viewId: "n-1",
  });
  expect(listQuery(read(query))).toBe(query);
});

test("omits defaults from the URL", () => {
  expect(listQuery(read(""))).toBe("");
  expect(listQuery(read("?filter=all&shown=20&cursor="))).toBe("");
});

test("another filter starts at the newest; opening one keeps the position", () => {
  const state = read("?cursor=c1&shown=60");
  expect(listQuery(state, { filter: "unread" })).toBe("?filter=unread");
  expect(listQuery(state, { type: "offer_completed" })).toBe("?type=offer_completed");
  expect(listQuery(state, { viewId: "n-1" })).toBe("?cursor=c1&shown=60&view_id=n-1");
});

test("one link keeps the deletion and the opened help", () => {
  const undo = { deletion: "d-1", count: 3 };
  expect(listQuery(read(""), { undo })).toBe("?undo=d-1&deleted=3");
  expect(readOneTime("?undo=d-1&deleted=3")).toEqual({ undo, help: false });
  expect(listQuery(read("?undo=d-1&deleted=3&keys=help"))).toBe("");
});

test.each(["", "?undo=", "?undo=../x", "?undo=a%0d%0ab", "?deleted=3"])(
  "%j isn't the id of a deletion",
  (query) => {
    expect(readOneTime(query).undo).toBeUndefined();
  },
);

test.each(["0", "-1", "1.5", "zzz", "1e999", ""])("%j is the id of a deletion", (count) => {
  expect(readOneTime(`?undo=d-1&deleted=${count}`).undo?.count).toBe(1);
});

test("a broken URL never throws and round-trips (5,000 cases)", () => {
  const names = ["filter", "type", "cursor", "shown", "view_id", "undo", "deleted", "keys", "x"];
  const parameter = fc.tuple(fc.constantFrom(...names), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(fc.array(parameter), (pairs) => {
      const parameters = new URLSearchParams(pairs);
      const state = readListState(parameters);
      expect(state.rowCount).toBeGreaterThanOrEqual(20);
      expect(state.rowCount).toBeLessThanOrEqual(200);
      const query = listQuery(state, readOneTimeState(parameters));
      expect(read(query)).toEqual(state);
      expect(readOneTime(query)).toEqual(readOneTimeState(parameters));
    }),
    { numRuns: 5_000 },
  );
});
