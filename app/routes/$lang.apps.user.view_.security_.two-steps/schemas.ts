import { z } from "zod";
import { isSecondStepCode } from "#contract/text/input/code.ts";
import { currentPassword } from "~/components/form/current-password";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type Texts = Translate<Namespaces["second-factor"]>;

const code = (t: Texts) => z.string({ error: t("codeMissing") }).refine(isSecondStepCode, t("codeInvalid"));
const password = (t: Texts) => currentPassword(t("passwordMissing"));

/**
 * The schema of the set-up's confirmation. It contains the QR code's URL, so that a wrong code shows it
 * again.
 */
export function confirmSchema(t: Texts) {
  return z.object({
    uri: z.string().startsWith("otpauth://totp/").max(1_000),
    code: code(t),
  });
}

/** The schema for turning two-step verification off. */
export function endSchema(t: Texts) {
  return z.object({ password: password(t), code: code(t) });
}

/** The schema for replacing the recovery codes. */
export function renewSchema(t: Texts) {
  return z.object({ password: password(t) });
}
