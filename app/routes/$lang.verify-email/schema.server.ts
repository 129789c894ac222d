import { z } from "zod";
import { verificationCode } from "#contract/text/email.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the schema of the form for the code in the mail. */
export function codeSchema(t: Translate<Namespaces["verify-email"]>) {
  const isCode = (text: string) => verificationCode.safeParse(text).success;
  return z.object({ code: z.string({ error: t("codeInvalid") }).refine(isCode, t("codeInvalid")) });
}
