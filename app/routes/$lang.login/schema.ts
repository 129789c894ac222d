import { z } from "zod";
import { emailAddress } from "#contract/auth.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The login form. Any password may be tried; the rules for new ones may have changed since. */
export function loginSchema(t: Translate<Namespaces["auth"]>) {
  return z.object({
    email: z
      .string({ error: t("emailMissing") })
      .refine((value) => emailAddress.safeParse(value).success, t("emailInvalid")),
    password: z.string({ error: t("passwordMissing") }).max(256),
  });
}
