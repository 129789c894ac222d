import { randomBytes } from "node:crypto";
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { containing } from "./database/text-search.ts";

// Crockford's alphabet: nothing a person reading it aloud could take for something else.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

/** Eight of 32 characters for people to read out; `pick` chooses each, by chance unless the demo says how. */
export function spokenCode(pick: (letters: string[]) => string = pickByChance): string {
  const choice = [...letters];
  return Array.from({ length }, () => pick(choice)).join("");
}

function pickByChance(choice: string[]): string {
  return choice[randomBytes(1)[0]! % choice.length]!;
}

/** What a withdrawal (`WD`) or an order (`OR`) is called among people: `WD-` and a spoken code. */
export type ReferenceKind = "WD" | "OR";
export function newReference(kind: ReferenceKind, pick?: (letters: string[]) => string): string {
  return `${kind}-${spokenCode(pick)}`;
}

const partOfReference = /^(([A-Z]{0,2}-)?[0-9A-HJKMNP-TV-Z]{0,8}|[A-Z]{1,2})$/i;

/**
 * Rows whose reference has `text` somewhere in it. Undefined for text that can stand in none, such as an address: who
 * looks for a person need not wait until every reference was read.
 */
export function inReference(text: string | undefined, column: PgColumn): SQL | undefined {
  return text && partOfReference.test(text) ? containing(text, [column]) : undefined;
}
