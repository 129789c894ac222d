import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { sortedPage } from "../sorted-page";
import { makePeople } from "./make-people";
import { levels } from "./people-table";

/** The same thousand for everybody, at any time. */
const people = makePeople(1000);

/** The page of people the address asks for, without those a visitor has hidden. */
export function peoplePage(state: TableState, hidden: readonly string[]) {
  const { q, filters } = state;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = people.filter(
    (person) =>
      !hidden.includes(person.id) &&
      words.every((word) => `${person.name} ${person.email}`.toLowerCase().includes(word)) &&
      (!filters.level || person.level === filters.level) &&
      (!filters.from || person.start.slice(0, 10) >= filters.from) &&
      (!filters.to || person.start.slice(0, 10) <= filters.to),
  );
  return sortedPage(found, state);
}

/** What the table understands in the address. */
export const peopleTable: TableSpecification = {
  search: true,
  filters: { level: { kind: "choice", values: levels }, from: { kind: "date" }, to: { kind: "date" } },
  sorts: ["name", "email", "start", "experience", "age"],
  sizes: [10, 25, 100],
};
