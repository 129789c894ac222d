import { data } from "react-router";
import { createNetwork } from "#contract/networks/admin-networks.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { networkPath } from "~/features/networks/network-tabs";
import { newNetworkSchema, settingsNames, toSettings } from "~/features/networks/settings-schema.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

/**
 * Adds a network, once per form key, and redirects to it. If the form is invalid, returns it with its errors.
 */
export async function addNetwork(context: RequestContext, form: FormData) {
  const t = getTranslation(context, "networks");
  const submission = parseForm(form, { schema: newNetworkSchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key: idempotencyKey, networkKey, ...settings } = toSettings(submission.value);
  try {
    const body = { ...settings, key: networkKey };
    const { data: created } = await providerClient(context).call(createNetwork, { body }, { idempotencyKey });
    const path = localizedPath(networkPath(created.key), getLocale(context));
    const description = created.holdDaysRequest ? t("holdDaysAsked") : undefined;
    const title = t("added", { name: created.name });
    return await redirectWithToast(path, { tone: "success", title, description });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, settingsNames);
    return data({ result }, { status });
  }
}
