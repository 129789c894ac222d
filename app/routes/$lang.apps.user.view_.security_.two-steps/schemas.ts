import { z } from "zod";
import { isSecondStepCode } from "#contract/text/input/code.ts";
import { currentPassword } from "~/components/form/current-password";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Texts = Translate<Namespaces["second-factor"]>;

const code = (t: Texts) => z.string({ error: t("codeMissing") }).refine(isSecondStepCode, t("codeInvalid"));
const password = (t: Texts) => currentPassword(t("passwordMissing"));

/**
 * Returns the schema of the form that confirms the set-up. It contains the QR code's URL, so that the code
 * can be shown again after an error.
 */
export function confirmSchema(t: Texts) {
  return z.object({
    uri: z.string().startsWith("otpauth://totp/").max(1_000),
    code: code(t),
  });
}

/** Returns the schema of the form that turns off two-step verification. */
export function turnOffSchema(t: Texts) {
  return z.object({ password: password(t), code: code(t) });
}

/** Returns the schema of the form that replaces the recovery codes. */
export function renewSchema(t: Texts) {
  return z.object({ password: password(t) });
}
