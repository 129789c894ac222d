import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { inviteUser } from "#contract/admin-roles.ts";
import { emailAddress } from "#contract/auth.ts";
import { formKey } from "~/components/form/form-key-schema";
import { formRefusal } from "~/components/form/form-refusal.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { openedSearch } from "~/features/administration/opened-search";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { typedName } from "../$lang.apps.details.users/step-schema.server";

interface Sent {
  context: Readonly<RouterContextProvider>;
  url: URL;
  form: FormData;
}

/** Invites somebody once for the form's key, and opens the account; or the form with what is wrong. */
export async function inviteSomebody({ context, url, form }: Sent) {
  const t = getTranslation(context, "users");
  const email = z
    .string({ error: t("mailWrong") })
    .refine((text) => emailAddress.safeParse(text).success, t("mailWrong"));
  const schema = z.object({ key: formKey, name: typedName(t), email, language: z.enum(["en", "fr", "ar"]) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key: idempotencyKey, ...body } = submission.value;
  try {
    const { data: invited } = await providerClient(context).call(inviteUser, { body }, { idempotencyKey });
    return await redirectWithToast(url.pathname + openedSearch(url.search, { view: invited.id }), {
      tone: "success",
      title: t("invited", { email: invited.email }),
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { fields, rest } = formRefusal(error, { name: "name", email: "email" });
    return data(
      { result: submission.reply({ fieldErrors: fields, formErrors: rest }) },
      { status: error.status },
    );
  }
}
