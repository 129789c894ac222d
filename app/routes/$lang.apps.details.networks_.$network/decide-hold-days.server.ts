import { data } from "react-router";
import { z } from "zod";
import { changeNetwork } from "#contract/networks/admin-networks.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { SettingsRequest } from "./save-settings.server";

const decisionForm = z.object({ key: formKey, version: z.coerce.number().int().positive() });

/**
 * Approves or refuses another admin's request for fewer hold days. If that isn't possible, returns the
 * reason.
 */
export async function decideHoldDays(
  { provider, t, url, network, form }: SettingsRequest,
  holdDaysRequest: "approve" | "refuse",
) {
  const submission = parseForm(form, { schema: decisionForm });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key: idempotencyKey, version } = submission.value;
  try {
    const body = { version, holdDaysRequest };
    await provider.call(changeNetwork, { params: { key: network }, body }, { idempotencyKey });
    return await redirectWithToast(url.pathname, { tone: "success", title: t("saved") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    const deciding = result;
    return data({ saving: undefined, rotating: undefined, revealed: undefined, deciding }, { status });
  }
}
