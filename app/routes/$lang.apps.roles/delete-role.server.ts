import { data } from "react-router";
import { z } from "zod";
import { deleteRole } from "#contract/roles/admin-roles.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import type { ActionInput } from "./save-role.server";

const schema = z.object({
  key: formKey,
  role: z.string().max(40),
  version: z.coerce.number().int().positive(),
  replacement: z.string().max(40),
});

/** Deletes a role, once per form key. If that is refused, returns the form with the reason. */
export async function removeRole({ context, url, form }: ActionInput) {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key: idempotencyKey, role, ...body } = submission.value;
  try {
    await providerClient(context).call(deleteRole, { params: { key: role }, body }, { idempotencyKey });
    return await redirectWithToast(url.pathname + recordSearch(url.search), {
      tone: "success",
      title: getTranslation(context, "roles")("deleted"),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { replacement: "replacement" });
    return data({ result }, { status });
  }
}
