import { emailSchema } from "~/features/auth/email-schema";
import { currentPassword } from "~/components/form/current-password";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The login form. Any password may be tried; the rules for new ones may have changed since. */
export function loginSchema(t: Translate<Namespaces["auth"]>) {
  return emailSchema(t).extend({ password: currentPassword(t("passwordMissing")) });
}
