import { expect, test } from "vitest";
import type { Column } from "~/components/data-table/columns";
import {
  isCompact,
  moveValue,
  orderedColumns,
  shownColumns,
  viewParameters,
} from "~/components/data-table/table-view";
import { readTableState } from "~/components/data-table/url-state";

const columns: Column<never>[] = ["name", "a", "b", "buttons"].map((id) => ({
  id,
  header: id,
  cell: () => null,
  primary: id === "name",
  isUnlabelled: id === "buttons",
}));

test.each([
  ["", "name a b buttons", false],
  ["cols=b&density=compact", "name b buttons", true],
  ["cols=b&cols=a", "name b a buttons", false],
  ["cols=a&cols=b&move=-b", "name b a buttons", false],
  ["cols=a&cols=b&move=a", "name b a buttons", false],
  // Columns at the end, and hidden columns, can't be moved.
  ["cols=a&cols=b&move=b", "name a b buttons", false],
  ["cols=b&move=a", "name b buttons", false],
  // If no parameter is known, as in an old link, all columns are shown.
  ["cols=gone&density=huge", "name a b buttons", false],
  ["cols=name", "name a b buttons", false],
])("an address of %j shows %j", (search, shown, compact) => {
  const state = readTableState(new URLSearchParams(search), { keep: viewParameters });
  expect(
    shownColumns(columns, state)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(shown);
  expect(isCompact(state)).toBe(compact);
});

test("applies a move once: links on the page contain the resulting order", () => {
  const state = readTableState(new URLSearchParams(`cols=a&cols=b&move=${moveValue("b", -1)}`), {
    keep: viewParameters,
  });
  expect(state.otherParameters).toEqual([
    ["cols", "b"],
    ["cols", "a"],
  ]);
});

test("a hidden column stays after the column it followed", () => {
  const many: Column<never>[] = ["name", "a", "b", "c", "d"].map((id) => ({
    id,
    header: id,
    cell: () => null,
    primary: id === "name",
  }));
  const orderFor = (search: string) =>
    orderedColumns(many, readTableState(new URLSearchParams(search), { keep: viewParameters }))
      .map(({ id }) => id)
      .join(" ");
  expect(orderFor("cols=a&cols=d")).toBe("a b c d");
  expect(orderFor("cols=d&cols=a")).toBe("d a b c");
  expect(orderFor("cols=c")).toBe("a b c d");
});
