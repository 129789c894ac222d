import { z } from "zod";

/** A person's name in a form; `invalid` says what a name must be. */
export function personName(invalid: string) {
  return z.string({ error: invalid }).trim().min(2, invalid).max(80, invalid);
}
