import { z } from "zod";
import { maxModeMessage, modeMinutes, operationStates } from "#contract/operation/operation-states.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of the form that switches the mode. */
export function modeSchema(t: Translate<Namespaces["operation"]>) {
  const message = z.string().trim().max(maxModeMessage, t("messageTooLong")).default("");
  return z.object({
    state: z.enum(operationStates, { error: t("modeMissing") }),
    en: message,
    fr: message,
    ar: message,
    minutes: z
      .string()
      .optional()
      .transform((value) => modeMinutes.find((minutes) => String(minutes) === value) ?? null),
  });
}
