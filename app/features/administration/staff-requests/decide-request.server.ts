import { data } from "react-router";
import { z } from "zod";
import { approveStaffRequest, rejectStaffRequest } from "#contract/staff-requests/staff-requests.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import type { RequestContext } from "~/page/request-context";

const schema = z.object({ key: formKey, request: id });

interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
}

/** Approves or refuses a request, once per form key. If that isn't possible, returns the reason. */
export async function decideOnRequest({ context, url, form }: ActionInput) {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key: idempotencyKey, request } = submission.value;
  const isApproval = form.get("intent") === "approve";
  const call = isApproval ? approveStaffRequest : rejectStaffRequest;
  try {
    await providerClient(context).call(call, { params: { id: request } }, { idempotencyKey });
    return await redirectWithToast(url.pathname + recordSearch(url.search), {
      tone: "success",
      title: getTranslation(context, "roles")(isApproval ? "approved" : "refused"),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ result, request }, { status });
  }
}
