import { guardFormula } from "#shared/formula-guard.ts";
import type { Person } from "./people-table";

export type PersonField = Exclude<keyof Person, "id">;

/**
 * Returns people as a CSV file with every cell quoted (RFC 4180) and a byte order mark, without which Excel
 * reads Arabic as Latin-1. Dates and levels have the same machine-readable format in all languages.
 */
export function peopleCsv(
  people: readonly Person[],
  fields: readonly PersonField[],
  title: (field: PersonField) => string,
): string {
  const rows = people.map((person) => fields.map((field) => cellOf(person[field])));
  const lines = [fields.map((field) => cellOf(title(field))), ...rows].map(
    (cells) => cells.join(",") + "\r\n",
  );
  return `\uFEFF${lines.join("")}`;
}

function cellOf(value: string | number): string {
  const text = typeof value === "number" ? String(value) : guardFormula(value);
  return `"${text.replaceAll('"', '""')}"`;
}
