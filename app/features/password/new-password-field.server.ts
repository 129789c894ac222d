import { z } from "zod";
import { passwordCharacters, passwordLength } from "#contract/accounts/auth.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/**
 * Returns the schema of a new password, which checks its length. The provider also refuses common passwords
 * and those that contain personal data.
 */
export function newPasswordField(t: Translate<Namespaces["password"]>) {
  return z
    .string({ error: t("missing") })
    .min(passwordLength.minimum, { error: t("length"), abort: true })
    .refine((password) => {
      const characters = passwordCharacters(password);
      return characters >= passwordLength.minimum && characters <= passwordLength.maximum;
    }, t("length"));
}
