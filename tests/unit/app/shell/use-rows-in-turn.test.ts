import fc from "fast-check";
import { expect, test } from "vitest";
import type { OptionGroup } from "~/shell/search/options";
import { firstRows } from "~/shell/search/use-rows-in-turn";

const groupsOf = (sizes: number[]): OptionGroup[] =>
  sizes.map((size, group) => ({
    ...{ key: `g${group}`, title: `Group ${group}` },
    options: Array.from({ length: size }, (_, row) => ({ kind: "recent", typed: `${group}.${row}` })),
  }));
const rowsOf = (groups: OptionGroup[]) => groups.flatMap(({ options }) => options);

test("§9 the first rows are the list's own beginning, in their groups, none of them empty", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 })), fc.integer({ min: 1, max: 40 }), (sizes, count) => {
      const groups = groupsOf(sizes);
      const first = firstRows(groups, count);
      expect(rowsOf(first)).toEqual(rowsOf(groups).slice(0, count));
      expect(first.map(({ key }) => key)).toEqual(groups.slice(0, first.length).map(({ key }) => key));
      expect(first.every(({ options }) => options.length > 0)).toBe(true);
    }),
  );
});
