import { data } from "react-router";
import { z } from "zod";
import { changeEmail as changeEmailCall } from "#contract/text/email.ts";
import { emailAddressField } from "~/components/form/email-address";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { passkeyField } from "~/components/passkey/passkey-field";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { passkeyInstead } from "~/features/auth/read-passkey.server";
import { currentPassword } from "~/components/form/current-password";
import { getTranslation } from "~/i18n/i18n.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

const hideFields = ["password"];

/** Returns the schema of the form that changes the email address. */
export function emailChangeSchema(t: Translate<Namespaces["account"]>) {
  return z.object({
    email: emailAddressField(t("emailInvalid")),
    password: currentPassword(t("passwordMissing")),
  });
}

/** Requests a change of the email address. If the form is invalid, returns it with its errors. */
export async function changeEmail(context: RequestContext, form: FormData, path: string) {
  const t = getTranslation(context, "account");
  const passkey = passkeyInstead(form);
  const fullSchema = emailChangeSchema(t);
  const schema = passkey ? fullSchema.partial({ password: true }) : fullSchema;
  const submission = parseForm(form, { schema, also: [passkeyField] });
  if (submission.status !== "success")
    return data({ form: "email" as const, result: submission.reply({ hideFields }) }, { status: 400 });
  try {
    await providerClient(context).call(changeEmailCall, { body: { ...submission.value, passkey } });
  } catch (error) {
    const { result, status } = replyWithError(
      submission,
      error,
      { email: "email", password: "password" },
      hideFields,
    );
    return data({ form: "email" as const, result }, { status });
  }
  return redirectWithToast(path, { tone: "success", title: t("emailAsked") });
}
