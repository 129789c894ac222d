import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { viewParameters } from "~/components/data-table/table-view";
import { sortedPage, sortedRows } from "../sorted-page";
import { makePeople } from "./make-people";
import { levels, type Person } from "./people-table";

/** The sample people, identical for all users at any time. */
const people = makePeople(1000);

/** Returns the page of people that the URL describes, without those hidden by the visitor. */
export function peoplePage(state: TableState, hidden: readonly string[]) {
  return sortedPage(filterPeople(state, hidden), state);
}

/**
 * Returns the people of all pages that match the search and the filters in the URL, without those hidden by
 * the visitor.
 */
export function matchingPeople(state: TableState, hidden: readonly string[]): Person[] {
  return sortedRows(filterPeople(state, hidden), state);
}

function filterPeople({ q, filters }: TableState, hidden: readonly string[]): Person[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return people.filter(
    (person) =>
      !hidden.includes(person.id) &&
      words.every((word) => `${person.name} ${person.email}`.toLowerCase().includes(word)) &&
      (!filters.level || person.level === filters.level) &&
      (!filters.from || person.start.slice(0, 10) >= filters.from) &&
      (!filters.to || person.start.slice(0, 10) <= filters.to),
  );
}

/** The columns, filters and sort orders that the table accepts in the URL. */
export const peopleTable: TableSpecification = {
  search: true,
  filters: { level: { kind: "choice", values: levels }, from: { kind: "date" }, to: { kind: "date" } },
  sorts: ["name", "email", "start", "experience", "age"],
  sizes: [10, 25, 100],
  keep: viewParameters,
};
