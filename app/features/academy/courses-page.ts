import type { ListedCourse } from "#contract/academy/academy.ts";
import type { Paging } from "~/components/data-table/columns";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { readTableState } from "~/components/data-table/url-state";

/** The parameters that the table of courses accepts in its URL. */
export const coursesTable: TableSpecification = {
  search: true,
  sorts: ["course", "minutes", "progress"],
  sizes: [5, 10, 25],
};

export interface CoursesPage {
  state: TableState;
  rows: ListedCourse[];
  paging: Paging;
}

/**
 * Filters and sorts the courses by the URL's parameters. All courses are loaded, because there are at most a
 * hundred.
 */
export function coursesPage(all: ListedCourse[], parameters: URLSearchParams, language: string): CoursesPage {
  const state = readTableState(parameters, coursesTable);
  const words = state.q.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const matches = all.filter(({ title, summary }) => {
    const text = `${title} ${summary}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word));
  });
  const sorted = state.sort ? matches.toSorted(comparison(state.sort, language)) : matches;
  const offset = Number(state.cursors.at(-1) ?? 0);
  // If the offset in the URL is invalid, the first page is shown.
  const isValidOffset = Number.isInteger(offset) && offset > 0 && offset < sorted.length;
  const from = isValidOffset ? offset : 0;
  const next = from + state.size;
  return {
    state: isValidOffset ? state : { ...state, cursors: [] },
    rows: sorted.slice(from, next),
    paging: {
      nextCursor: next < sorted.length ? String(next) : null,
      total: sorted.length,
      totalIsExact: true,
    },
  };
}

function comparison({ by, descending }: NonNullable<TableState["sort"]>, language: string) {
  const direction = descending ? -1 : 1;
  return (one: ListedCourse, other: ListedCourse) =>
    direction *
    (by === "course"
      ? one.title.localeCompare(other.title, language)
      : sortValue(one, by) - sortValue(other, by));
}

/** Returns the value to sort by. The progress of a course that isn't started is 0. */
function sortValue({ minutes, done, lessons }: ListedCourse, by: string): number {
  return by === "minutes" ? minutes : done / Math.max(1, lessons);
}
