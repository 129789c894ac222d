import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { levels, type Person } from "./people-table";

const count = 1000;
const firstNames = ["Lina", "Omar", "Claire", "Youssef", "Nadia", "Paul", "Sara", "Karim", "Julie", "Adam"];
const lastNames = [
  "Haddad",
  "Benali",
  "Martin",
  "Nasser",
  "Moreau",
  "Stone",
  "Khalil",
  "Petit",
  "Baker",
  "Saleh",
];
const firstDay = Date.UTC(2015, 0, 5);
const day = 24 * 60 * 60 * 1000;

/** The same thousand for everybody, at any time. */
const people: Person[] = Array.from({ length: count }, (_, index) => {
  const first = firstNames[(index * 7) % firstNames.length] ?? "";
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? "";
  const experience = (index * 13) % 31;
  return {
    id: String(index + 1),
    name: `${first} ${last}`,
    email: `${first}.${last}${index + 1}@example.com`.toLowerCase(),
    start: new Date(firstDay + ((index * 37) % 3800) * day).toISOString(),
    experience,
    age: 21 + experience + ((index * 5) % 12),
    level: levels[Math.min(2, Math.floor(experience / 8))] ?? "junior",
  };
});

/** The page of people the address asks for, without those a visitor has hidden. */
export function peoplePage({ q, filters, sort, size, cursors }: TableState, hidden: readonly string[]) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = people.filter(
    (person) =>
      !hidden.includes(person.id) &&
      words.every((word) => `${person.name} ${person.email}`.toLowerCase().includes(word)) &&
      (!filters.level || person.level === filters.level) &&
      (!filters.from || person.start.slice(0, 10) >= filters.from) &&
      (!filters.to || person.start.slice(0, 10) <= filters.to),
  );
  if (sort) {
    const by = sort.by as keyof Person;
    found.sort((one, other) => compare(one[by], other[by]) * (sort.descending ? -1 : 1));
  }
  const from = Math.max(0, Number.parseInt(cursors.at(-1) ?? "0", 10) || 0);
  const end = from + size;
  return {
    rows: found.slice(from, end),
    paging: { nextCursor: end < found.length ? String(end) : null, total: found.length, totalIsExact: true },
  };
}

function compare(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other));
}

/** What the table understands in the address. */
export const peopleTable: TableSpecification = {
  search: true,
  filters: { level: { kind: "choice", values: levels }, from: { kind: "date" }, to: { kind: "date" } },
  sorts: ["name", "email", "start", "experience", "age"],
  sizes: [10, 25, 100],
};
