import { z } from "zod";
import { emailAddress, newPassword } from "#contract/auth.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The registration form: the contract's rules with the visitor's texts, and the form's own random key. */
export function registrationSchema(t: Translate<Namespaces["auth"]>) {
  const isEmail = (value: string) => emailAddress.safeParse(value).success;
  const isStrong = (value: string) => newPassword.safeParse(value).success;
  return z.object({
    name: z
      .string({ error: t("nameInvalid") })
      .trim()
      .min(2, t("nameInvalid"))
      .max(80, t("nameInvalid")),
    email: z.string({ error: t("emailMissing") }).refine(isEmail, t("emailInvalid")),
    password: z.string({ error: t("passwordMissing") }).refine(isStrong, t("passwordWeak")),
    terms: z.literal("on", { error: t("termsMissing") }),
    formKey: z.string().max(64),
  });
}
