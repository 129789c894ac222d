import { z } from "zod";
import { emailAddressField } from "~/components/form/email-address";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of a form that only contains an email address. */
export function emailSchema(t: Translate<Namespaces["auth"]>) {
  return z.object({
    email: emailAddressField(t("emailInvalid"), t("emailMissing")),
  });
}
