import { z } from "zod";
import { maxPasswordInput } from "#contract/accounts/auth.ts";

/**
 * Returns the schema of the current password. `missing` is the error of an empty field. One that is too long is
 * shortened to a length that the provider still refuses, so that the form shows the provider's error.
 */
export function currentPassword(missing: string) {
  return z.string({ error: missing }).transform((password) => password.slice(0, maxPasswordInput));
}
