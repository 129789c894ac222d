import { z } from "zod";
import { maxPasswordInput } from "#contract/accounts/auth.ts";

/** Returns the schema of the current password. `missing` is the error of an empty field. */
export function currentPassword(missing: string) {
  return z.string({ error: missing }).max(maxPasswordInput, missing);
}
