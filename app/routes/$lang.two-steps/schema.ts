import { z } from "zod";
import { isSecondStepCode } from "#contract/text/input/code.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/**
 * Returns the schema of a login's second step: a code from the app or a recovery code, and whether to trust
 * this browser.
 */
export function secondStepSchema(t: Translate<Namespaces["two-steps"]>) {
  return z.object({
    code: z.string({ error: t("codeMissing") }).refine(isSecondStepCode, t("codeInvalid")),
    remember: z.literal("on").optional(),
  });
}
