import { data } from "react-router";
import { changePassword as changePasswordCall } from "#contract/accounts/auth.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { passkeyField } from "~/components/passkey/passkey-field";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { passkeyInstead } from "~/features/auth/read-passkey.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { passwordSchema } from "./password-schema.server";

const passwords = { hideFields: ["password", "newPassword"] };

/** Changes the password. If the form is invalid, returns it with its errors but without passwords. */
export async function changePassword(context: RequestContext, form: FormData, path: string) {
  const t = getTranslation(context, "password");
  const passkey = passkeyInstead(form);
  const fullSchema = passwordSchema(t);
  const schema = passkey ? fullSchema.partial({ password: true }) : fullSchema;
  const submission = parseForm(form, { schema, also: [passkeyField] });
  if (submission.status !== "success") return data({ result: submission.reply(passwords) }, { status: 400 });
  const { password, newPassword } = submission.value;
  try {
    await providerClient(context).call(changePasswordCall, { body: { password, passkey, newPassword } });
  } catch (error) {
    const names = { password: "password", newPassword: "newPassword" };
    const { result, status } = replyWithError(submission, error, names, passwords.hideFields);
    return data({ result }, { status });
  }
  return redirectWithToast(path, { tone: "success", title: t("changed") });
}
