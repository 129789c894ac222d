import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { Problem } from "../../problem.ts";
import common from "./common-passwords.json" with { type: "json" };

interface Person {
  name: string;
  email: string;
}

// The minimum length of a password after the person's own words are removed.
const minOwnCharacters = 8;
const minWordLength = 4;

/**
 * Rejects a password that is easy to guess: one of the 100,000 most common passwords of 10 or more characters,
 * one with fewer than five different characters, or one that contains little besides the person's name, email
 * address or our own name.
 * @throws Problem 422 at `field`: `password_common`, `password_personal`
 */
export function assertStrongPassword(password: string, person: Person, field: string): void {
  const key = findWeakness(password, person);
  if (key) throw new Problem(422, key, { fields: { [field]: [key] } });
}

function findWeakness(password: string, { name, email }: Person): ErrorKey | undefined {
  const folded = fold(password);
  if (new Set(folded).size < 5 || common.list.includes(`\n${folded}\n`)) return "password_common";
  const words = [...name.split(/\s+/), ...email.split(/[@.+_-]/), "cashlane"];
  const guessableWords = words
    .map(fold)
    .filter((word) => word.length >= minWordLength)
    .toSorted((a, b) => b.length - a.length);
  const remaining = guessableWords.reduce((rest, word) => rest.replaceAll(word, ""), folded);
  return remaining.length < minOwnCharacters && remaining !== folded ? "password_personal" : undefined;
}

/** Normalizes case and Unicode form, as guessing tools ignore both. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
