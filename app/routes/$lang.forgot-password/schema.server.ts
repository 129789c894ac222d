import { z } from "zod";
import { emailAddress } from "#contract/auth.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The form that asks for a link. */
export function forgotSchema(t: Translate<Namespaces["password"]>) {
  return z.object({
    email: z
      .string({ error: t("emailInvalid") })
      .refine((value) => emailAddress.safeParse(value).success, t("emailInvalid")),
  });
}
