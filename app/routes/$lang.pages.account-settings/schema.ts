import { z } from "zod";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The form of the account tab. */
export function accountSchema(t: Translate<Namespaces["account"]>) {
  return z.object({
    name: z
      .string({ error: t("nameInvalid") })
      .trim()
      .min(2, t("nameInvalid"))
      .max(80, t("nameInvalid")),
  });
}
