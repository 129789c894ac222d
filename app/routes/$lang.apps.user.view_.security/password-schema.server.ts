import { z } from "zod";
import { currentPassword } from "~/components/form/current-password";
import { newPasswordField } from "~/features/password/new-password-field.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of the form that changes the password. */
export function passwordSchema(t: Translate<Namespaces["password"]>) {
  return z.object({
    intent: z.literal("password").optional(),
    password: currentPassword(t("missing")),
    newPassword: newPasswordField(t),
  });
}
