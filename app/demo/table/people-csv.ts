import { guardFormula } from "#shared/formula-guard.ts";
import type { Person } from "./people-table";

export type PersonField = Exclude<keyof Person, "id">;

/**
 * People as a CSV file, every cell in quotes (RFC 4180), behind a byte order mark, without which Excel reads Arabic as
 * Latin-1. Dates and levels are written as programs read them, so that files in all languages can be compared.
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
