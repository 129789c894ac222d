import { z } from "zod";

// Longer than any password: the provider refuses those that are too long in its own words, at the field.
const longest = 4_096;

/** The current password in a form. `missing` is the error of an empty field. */
export function currentPassword(missing: string) {
  return z.string({ error: missing }).max(longest, missing);
}
