import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const folder = path.resolve("provider/src/migrations");
/** The first migration is the whole schema. */
const baseline = "0076_baseline.sql";
const files = readdirSync(folder).filter((name) => name.endsWith(".sql") && name > baseline);

/**
 * Statements that are unsafe for the previous version, by file, with the reason why no running version depends on
 * what they change. Without such a reason, use two releases: the first stops using it, the next removes it.
 */
const exceptions: Record<string, { statement: RegExp; why: string }[]> = {};

/** Changes after which statements of the previous version fail or read different data. */
const breaking: [name: string, pattern: RegExp, unless?: RegExp][] = [
  ["removes a table, column or type", /\bdrop\s+(table|column|type|view|schema|sequence)\b/],
  ["renames", /\brename\s+(to|column|constraint|value|attribute)\b/],
  ["changes the type of a column", /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/],
  ["requires a value that the version before doesn't write", /\balter\s+column\s+\S+\s+set\s+not\s+null\b/],
  ["removes a default that the version before relies on", /\balter\s+column\s+\S+\s+drop\s+default\b/],
  [
    "adds a column that the version before doesn't write",
    /\badd\s+column\b.*\bnot\s+null\b/,
    /\bdefault\b|\bgenerated\b/,
  ],
];

/** Returns what makes a migration unsafe while the previous version still runs. */
function breakingChanges(migration: string): { name: string; statement: string }[] {
  const code = migration.replace(/--(?!> statement-breakpoint).*$/gm, "").replace(/'(?:[^']|'')*'/g, "''");
  const statements = code.split(/--> statement-breakpoint|;\s*(?:\n|$)/);
  return statements.flatMap((text) => {
    const statement = text.replace(/\s+/g, " ").trim().toLowerCase();
    return breaking
      .filter(([, pattern, unless]) => pattern.test(statement) && !unless?.test(statement))
      .map(([name]) => ({ name, statement }));
  });
}

describe("the version before keeps running while a migration is applied", () => {
  test.each(files)("%s only adds", (file) => {
    const allowed = exceptions[file] ?? [];
    const changes = breakingChanges(readFileSync(path.join(folder, file), "utf8"));
    expect(changes.filter(({ statement }) => !allowed.some((one) => one.statement.test(statement)))).toEqual(
      [],
    );
  });

  test.each(Object.keys(exceptions))("the exceptions of %s still apply", (file) => {
    const changes = breakingChanges(readFileSync(path.join(folder, file), "utf8"));
    for (const { statement } of exceptions[file]!)
      expect(changes.some((change) => statement.test(change.statement))).toBe(true);
  });

  test.each([
    ['ALTER TABLE "users" DROP COLUMN "name";', "removes a table, column or type"],
    ['DROP TABLE "clicks";', "removes a table, column or type"],
    ['ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";', "renames"],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', "changes the type of a column"],
    [
      'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
      "requires a value that the version before doesn't write",
    ],
    ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', "adds a column that the version before doesn't write"],
  ])("%s is found", (migration, name) => {
    expect(breakingChanges(migration).map((change) => change.name)).toEqual([name]);
  });

  test.each([
    'ALTER TABLE "a" ADD COLUMN "b" text;',
    'ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
    'CREATE TABLE "a" ("b" text NOT NULL);',
    "COMMENT ON TABLE a IS 'drop table b; rename to c';",
    'DROP INDEX "a_b";',
  ])("%s is allowed", (migration) => {
    expect(breakingChanges(migration)).toEqual([]);
  });
});
