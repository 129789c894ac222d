import { z } from "zod";
import { emailAddress } from "#contract/accounts/auth.ts";

/**
 * Returns the schema of an email address. The value stays as typed: the provider normalizes it by the same
 * rule.
 */
export function emailAddressField(invalid: string, missing = invalid) {
  return z.string({ error: missing }).refine((text) => emailAddress.safeParse(text).success, invalid);
}
