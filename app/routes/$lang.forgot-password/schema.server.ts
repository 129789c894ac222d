import { z } from "zod";
import { typedEmail } from "~/components/form/email-address";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of the form that requests a link. */
export function forgotSchema(t: Translate<Namespaces["password"]>) {
  return z.object({
    email: typedEmail(t("emailInvalid")),
  });
}
