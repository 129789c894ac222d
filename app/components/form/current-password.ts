import { z } from "zod";

// Longer than any password, so that the provider refuses longer ones with its own message at the field.
const maxLength = 4_096;

/** Returns the schema of the current password. `missing` is the error of an empty field. */
export function currentPassword(missing: string) {
  return z.string({ error: missing }).max(maxLength, missing);
}
