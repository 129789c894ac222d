import { z } from "zod";
import { isPersonName, normalizePersonName } from "#contract/text/input/person-name.ts";

/** Returns the schema of a person's name. `invalid` is the error for other texts. */
export function personName(invalid: string) {
  return z.string({ error: invalid }).trim().min(2, invalid).max(80, invalid).refine(isName, invalid);
}

/** Returns whether a text can be a person's name. Texts that are too short have their own error. */
function isName(typed: string): boolean {
  if (typed.length < 2) return true;
  const name = normalizePersonName(typed);
  return name.length >= 2 && isPersonName(name);
}
