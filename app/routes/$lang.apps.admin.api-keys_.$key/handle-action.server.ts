import { data } from "react-router";
import { z } from "zod";
import { revokeApiKey, rotateApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { keyRotationHours } from "#contract/api-keys/key-rules.ts";
import { id } from "#contract/text/identifiers.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface KeyRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["api-keys"]>;
  url: URL;
  apiKey: string;
  form: FormData;
}

/** The response to a submission that doesn't redirect. */
interface ActionData {
  rotating?: SubmissionResult;
  revoking?: SubmissionResult;
  /** The new token; `token: null` if it was already shown. */
  rotated?: { token: string | null };
}

/** Performs the action of a submitted form, once per form key. */
export function handleKeyAction(request: KeyRequest) {
  switch (request.form.get("intent")) {
    case "rotate":
      return rotate(request);
    case "revoke":
      return revoke(request);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function rotate({ provider, t, apiKey, form }: KeyRequest) {
  const overlapHours = z.coerce.number({ error: t("overlapMissing") }).pipe(z.literal(keyRotationHours));
  const submission = parseForm(form, { schema: z.object({ overlapHours, replaces: id, key: formKey }) });
  if (submission.status !== "success") return respond({ rotating: submission.reply() }, 400);
  const { key: idempotencyKey, ...body } = submission.value;
  try {
    const call = { params: { id: apiKey }, body };
    const { data: rotated } = await provider.call(rotateApiKey, call, { idempotencyKey });
    return respond({ rotated: { token: rotated.token } }, 200);
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ rotating: result }, status);
  }
}

async function revoke({ provider, t, url, apiKey, form }: KeyRequest) {
  const submission = parseForm(form, { schema: z.object({ key: formKey }) });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key: idempotencyKey } = submission.value;
  try {
    await provider.call(revokeApiKey, { params: { id: apiKey } }, { idempotencyKey });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return respond({ revoking: result }, status);
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("revoked") });
}

function respond(body: ActionData, status: number) {
  return data(body, { status });
}
