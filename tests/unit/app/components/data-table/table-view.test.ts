import { expect, test } from "vitest";
import type { Column } from "~/components/data-table/columns";
import { isCompact, shownColumns, viewParameters } from "~/components/data-table/table-view";
import { readTableState } from "~/components/data-table/url-state";

const columns: Column<never>[] = ["name", "a", "b", "buttons"].map((id) => ({
  id,
  header: id,
  cell: () => null,
  primary: id === "name",
  quiet: id === "buttons",
}));

test.each([
  ["", "name a b buttons", false],
  ["cols=b&density=compact", "name b buttons", true],
  ["cols=b&cols=a", "name a b buttons", false],
  // Nothing that is known: an old link shows everything rather than nothing.
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
