import { data } from "react-router";
import { z } from "zod";
import { inviteUser } from "#contract/roles/admin-roles.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { emailAddressField } from "~/components/form/email-address";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { userName } from "./user-name.server";

interface ActionInput {
  context: RequestContext;
  form: FormData;
}

/**
 * Invites a user, once per form key, and redirects to the account at the path returned by `openedAt`. If the
 * form is invalid, returns it with its errors.
 */
export async function inviteNewUser({ context, form }: ActionInput, openedAt: (id: string) => string) {
  const t = getTranslation(context, "users");
  const email = emailAddressField(t("mailWrong"));
  const schema = z.object({ key: formKey, name: userName(t), email, language: z.enum(["en", "fr", "ar"]) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key: idempotencyKey, ...body } = submission.value;
  try {
    const { data: invited } = await providerClient(context).call(inviteUser, { body }, { idempotencyKey });
    return await redirectWithToast(openedAt(invited.id), {
      tone: "success",
      title: t("invited", { email: readableEmail(invited.email) }),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { name: "name", email: "email" });
    return data({ result }, { status });
  }
}
