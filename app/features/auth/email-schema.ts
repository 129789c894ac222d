import { z } from "zod";
import { emailAddress } from "#contract/auth.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The form that asks for nothing but an account's address. */
export function emailSchema(t: Translate<Namespaces["auth"]>) {
  return z.object({
    email: z
      .string({ error: t("emailMissing") })
      .refine((value) => emailAddress.safeParse(value).success, t("emailInvalid")),
  });
}
