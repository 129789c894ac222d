import { z } from "zod";
import { typedEmail } from "~/components/form/email-address";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The form that asks for nothing but an account's address. */
export function emailSchema(t: Translate<Namespaces["auth"]>) {
  return z.object({
    email: typedEmail(t("emailInvalid"), t("emailMissing")),
  });
}
