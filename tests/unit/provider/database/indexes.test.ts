import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

interface Snapshot {
  tables: Record<string, { indexes: Record<string, { columns: { expression: string; asc: boolean }[] }> }>;
}

const folder = "provider/src/migrations/meta";

/** Returns the schema snapshot of the newest migration. */
function newestSnapshot(): Snapshot {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1)!;
  return JSON.parse(readFileSync(path.join(folder, newest), "utf8")) as Snapshot;
}

// Drizzle generates descending indexes as DESC NULLS LAST, which PostgreSQL doesn't use for ORDER BY … DESC.
test("no index has a direction, since an ascending one can be read backwards", () => {
  const indexes = Object.values(newestSnapshot().tables).flatMap((table) => Object.entries(table.indexes));
  expect(indexes.length).toBeGreaterThan(20);
  const descending = indexes.filter(([, { columns }]) => columns.some(({ asc }) => !asc));
  expect(descending.map(([name]) => name)).toEqual([]);
});
