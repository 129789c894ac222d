import { emailSchema } from "~/features/auth/email-schema";
import { currentPassword } from "~/components/form/current-password";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of the login form. Accepts any password, because the rules for new ones may have changed. */
export function loginSchema(t: Translate<Namespaces["auth"]>) {
  return emailSchema(t).extend({ password: currentPassword(t("passwordMissing")) });
}
