import { z } from "zod";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of a passkey's name. */
export function nameSchema(t: Translate<Namespaces["passkeys"]>) {
  return z.object({ name: z.string({ error: t("nameMissing") }).max(60, t("nameMissing")) });
}
