import { data } from "react-router";
import {
  changeNotificationSettings,
  notificationSettingsChange,
  replaceNotificationSettings,
} from "#contract/notifications/notification-settings.ts";
import { removePushDevice } from "#contract/notifications/push-devices.ts";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { deviceRemovalSchema, settingsOf, settingsSchema, toggleSchema } from "./schema";

/** Saves the whole form and redirects to the page. If the form is invalid, returns it with its errors. */
export async function saveAll(context: RequestContext, form: FormData, path: string) {
  const t = getTranslation(context, "preferences");
  const submission = parseForm(form, { schema: settingsSchema(t) });
  const on = form.getAll("on").map(String);
  if (submission.status !== "success") {
    return data({ result: submission.reply(), isLate: false, on, problem: undefined }, { status: 400 });
  }
  try {
    const body = settingsOf(submission.value);
    await providerClient(context).call(replaceNotificationSettings, { body });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const result = submission.reply({ formErrors: [error.message] });
    const isLate = error.key === "notification_settings_changed";
    return data({ result, isLate, on, problem: undefined }, { status: error.status });
  }
  return redirectWithToast(path, { tone: "success", title: t("saved") });
}

/**
 * Saves one checkbox of the table. `problem` is the reason if it couldn't be saved.
 * @throws Response 400 for a malformed form
 */
export async function saveToggle(context: RequestContext, form: FormData) {
  const { cell, on } = parseFields(form, toggleSchema);
  const [type, channel] = cell.split(".") as [string, string];
  const body = notificationSettingsChange.safeParse({ channels: { [type]: { [channel]: on } } });
  if (!body.success) throw data(null, { status: 400 });
  try {
    await providerClient(context).call(changeNotificationSettings, { body: body.data });
    return data({ result: undefined, isLate: false, on: undefined, problem: undefined });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const problem = error.message;
    return data({ result: undefined, isLate: false, on: undefined, problem }, { status: error.status });
  }
}

/**
 * Turns off push notifications on a device and redirects to the page, even if the device was already removed.
 */
export async function removeDevice(context: RequestContext, form: FormData, path: string) {
  const t = getTranslation(context, "push");
  const { device: id } = parseFields(form, deviceRemovalSchema);
  try {
    await providerClient(context).call(removePushDevice, { params: { id } });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 404) throw error;
  }
  return redirectWithToast(path, { tone: "success", title: t("removed") });
}
