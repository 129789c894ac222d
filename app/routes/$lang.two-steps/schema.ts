import { z } from "zod";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The second step of a log-in: a code of either kind, and whether to ask for one on this browser again. */
export function secondStepSchema(t: Translate<Namespaces["two-steps"]>) {
  return z.object({
    code: z.string({ error: t("codeMissing") }).max(32, t("codeInvalid")),
    remember: z.literal("on").optional(),
  });
}
