import { z } from "zod";
import { isSecondStepCode } from "#contract/text/input/code.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** The second step of a log-in: a code of either kind, and whether to ask for one on this browser again. */
export function secondStepSchema(t: Translate<Namespaces["two-steps"]>) {
  return z.object({
    code: z.string({ error: t("codeMissing") }).refine(isSecondStepCode, t("codeInvalid")),
    remember: z.literal("on").optional(),
  });
}
