import { z } from "zod";
import { newPasswordField } from "~/features/password/new-password-field.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of the form behind a mail's link. */
export function resetSchema(t: Translate<Namespaces["password"]>) {
  return z.object({ newPassword: newPasswordField(t) });
}
