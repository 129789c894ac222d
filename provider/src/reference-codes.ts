import { randomBytes } from "node:crypto";
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "./database/engine/connection.ts";
import { findContaining } from "./database/queries/text-search.ts";

// Crockford's alphabet, without letters that are easily confused when read aloud.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

/**
 * Generates a reference code: eight characters from an alphabet of 32. `pick` chooses each character, randomly
 * by default; the demo passes its own function.
 */
export function referenceCode(pick: (letters: string[]) => string = pickRandom): string {
  const choice = [...letters];
  return Array.from({ length }, () => pick(choice)).join("");
}

function pickRandom(choice: string[]): string {
  return choice[randomBytes(1)[0]! % choice.length]!;
}

/** The prefix of a reference: `WD-…` for a withdrawal, `OR-…` for an order, `FC-…` for a fraud case. */
export type ReferenceKind = "WD" | "OR" | "FC";
export function newReference(kind: ReferenceKind, pick?: (letters: string[]) => string): string {
  return `${kind}-${referenceCode(pick)}`;
}

const partOfReference = /^(([A-Z]{0,2}-)?[0-9A-HJKMNP-TV-Z]{0,8}|[A-Z]{1,2})$/i;

/** Returns whether `text` can be part of a reference. An email address can't. */
export function isPartOfReference(text: string): boolean {
  return partOfReference.test(text);
}

/**
 * Returns the condition for rows whose reference contains `text`; undefined if no reference can contain `text`,
 * so that a search for a person doesn't search the references.
 */
export async function findByReference(
  queryable: Queryable,
  text: string | undefined,
  { id, reference }: { id: PgColumn; reference: PgColumn },
): Promise<SQL | undefined> {
  if (!text || !isPartOfReference(text)) return undefined;
  return findContaining(queryable, text, { id, columns: [reference] });
}
