import { z } from "zod";
import { isPersonName, readPersonName } from "#contract/text-input/person-name.ts";

/** A person's name in a form; `invalid` says what a name must be. */
export function personName(invalid: string) {
  return z.string({ error: invalid }).trim().min(2, invalid).max(80, invalid).refine(isName, invalid);
}

/** Whether a name of sufficient length can be a person's; shorter ones have their error already. */
function isName(typed: string): boolean {
  if (typed.length < 2) return true;
  const name = readPersonName(typed);
  return name.length >= 2 && isPersonName(name);
}
