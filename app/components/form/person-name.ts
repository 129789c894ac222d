import { z } from "zod";
import { isPersonName, readPersonName } from "#contract/text/input/person-name.ts";

/** Returns the schema of a person's name. `invalid` is the error for other texts. */
export function personName(invalid: string) {
  return z.string({ error: invalid }).trim().min(2, invalid).max(80, invalid).refine(isName, invalid);
}

/** Returns whether a name can be a person's. Names that are too short already have an error. */
function isName(typed: string): boolean {
  if (typed.length < 2) return true;
  const name = readPersonName(typed);
  return name.length >= 2 && isPersonName(name);
}
