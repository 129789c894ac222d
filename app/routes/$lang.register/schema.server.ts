import { z } from "zod";
import { emailAddressField } from "~/components/form/email-address";
import { personName } from "~/components/form/person-name";
import { newPasswordField } from "~/features/password/new-password-field.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of the registration form: the contract's rules with translated errors. */
export function registrationSchema(
  t: Translate<Namespaces["auth"]>,
  passwordT: Translate<Namespaces["password"]>,
) {
  return z.object({
    name: personName(t("nameInvalid")),
    email: emailAddressField(t("emailInvalid"), t("emailMissing")),
    password: newPasswordField(passwordT),
    terms: z.literal("on", { error: t("termsMissing") }),
  });
}
