import { z } from "zod";
import { personName } from "~/components/form/person-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of the account form. */
export function accountSchema(t: Translate<Namespaces["account"]>) {
  return z.object({
    name: personName(t("nameInvalid")),
    language: z.enum(["en", "fr", "ar"]).optional(),
    country: z.string().max(2).optional(),
    version: z.string().max(64).optional(),
    shownCurrency: z.string().max(3).optional(),
    phone: z.string().max(40, t("phoneInvalid")).optional(),
  });
}
