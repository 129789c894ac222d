import { z } from "zod";
import { emailAddress } from "#contract/accounts/auth.ts";

/**
 * Returns the schema of an email address. It doesn't change the value, because the provider normalizes it in
 * the same way.
 */
export function emailAddressField(invalid: string, missing = invalid) {
  return z.string({ error: missing }).refine((text) => emailAddress.safeParse(text).success, invalid);
}
