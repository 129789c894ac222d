import { data } from "react-router";
import { changeNetwork } from "#contract/networks/admin-networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { settingsNames, settingsSchema, toSettings } from "~/features/networks/settings-schema.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

export interface SettingsRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["networks"]>;
  url: URL;
  /** The key of the network. */
  network: string;
  form: FormData;
}

/**
 * Saves a network's settings, once per form key. If that fails, for example because another admin has saved
 * in the meantime, returns the form with its errors.
 */
export async function saveSettings({ provider, t, url, network, form }: SettingsRequest) {
  const submission = parseForm(form, { schema: settingsSchema(t) });
  if (submission.status !== "success") return reject(submission.reply(), 400);
  const { key: idempotencyKey, ...body } = toSettings(submission.value);
  try {
    const { data: saved } = await provider.call(
      changeNetwork,
      { params: { key: network }, body },
      { idempotencyKey },
    );
    const isKept = saved.payableRule === body.payableRule && saved.holdDays <= body.holdDays;
    const title = isKept ? t("saved") : t("holdDaysAsked");
    return await redirectWithToast(url.pathname, { tone: isKept ? "success" : "info", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, settingsNames);
    return reject(result, status);
  }
}

function reject(saving: SubmissionResult, status: number) {
  return data({ saving, rotating: undefined, revealed: undefined }, { status });
}
