import { z } from "zod";
import { emailAddressField } from "~/components/form/email-address";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of a form with only an e-mail address. */
export function emailSchema(t: Translate<Namespaces["auth"]>) {
  return z.object({
    email: emailAddressField(t("emailInvalid"), t("emailMissing")),
  });
}
