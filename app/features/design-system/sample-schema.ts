import { z } from "zod";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The schema of the sample form. Its values are validated and discarded. */
export function sampleSchema(t: Translate<Namespaces["design-system"]>) {
  return z.object({
    "sample-name": z
      .string({ error: t("nameWrong") })
      .min(2, t("nameWrong"))
      .max(60),
    "sample-email": z.email({ error: t("emailWrong") }).max(120),
    "sample-agreed": z.literal("on", { error: t("agreeMissing") }),
  });
}
