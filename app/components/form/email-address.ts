import { z } from "zod";
import { emailAddress } from "#contract/auth.ts";

/** An e-mail address in a form, kept as it was typed: the provider reads it by the same rule. */
export function typedEmail(invalid: string, missing = invalid) {
  return z.string({ error: missing }).refine((text) => emailAddress.safeParse(text).success, invalid);
}
