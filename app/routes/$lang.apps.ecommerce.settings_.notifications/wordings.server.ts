import { data } from "react-router";
import {
  getNotificationTexts,
  previewNotification,
  settingsCalls,
} from "#contract/settings/admin-settings.ts";
import { settableTypes, type SettableType } from "#contract/notifications/notification-types.ts";
import type { NotificationWordings } from "#contract/settings/settings.ts";
import { parseForm } from "~/components/form/parse-form.server";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { readForm } from "~/components/form/read-form.server";
import { changeSettings, type SettingsActionData } from "~/features/shop-admin/settings/settings.server";
import { withFieldValues } from "~/features/shop-admin/settings/settings-fields";
import { settingsSchema } from "~/features/shop-admin/settings/settings-schema.server";
import { wordingGroup } from "~/features/shop-admin/settings/wording-fields";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

/** Returns the notification type in `?type=`; `null` if there is none. */
export function typeOf(url: URL): SettableType | null {
  const requestedType = url.searchParams.get("type");
  if (requestedType === null) return null;
  const type = settableTypes.find((settable) => settable === requestedType);
  if (!type) throw new Response(null, { status: 404 });
  return type;
}

interface ActionInput {
  context: RequestContext;
  request: Request;
  url: URL;
}

/** Saves the texts of a notification, or returns a preview of its mails. */
export async function changeWording({ context, request, url }: ActionInput) {
  const type = typeOf(url);
  if (!type) throw new Response(null, { status: 400 });
  const form = await readForm(request);
  const { fields } = wordingGroup(type);
  if (form.get("intent") === "preview") return preview(context, form, type);
  const { data: texts } = await providerClient(context).call(getNotificationTexts);
  const builtIn = texts.find((one) => one.type === type)!.texts;
  return changeSettings({ context, url, form }, "notifications", {
    fields,
    adapt: (value) => withoutBuiltIn(value, type, builtIn),
  });
}

type BuiltIn = Record<string, { title: string; description: string }>;

/** Removes texts that equal the defaults, so that improved defaults in later versions apply to them. */
function withoutBuiltIn(value: Record<string, unknown>, type: SettableType, builtIn: BuiltIn) {
  const byLanguage = value[type] as BuiltIn;
  const normalized = Object.entries(byLanguage).map(([language, { title, description }]) => [
    language,
    {
      title: title.trim() === builtIn[language]?.title ? "" : title,
      description: joinLines(description) === builtIn[language]?.description ? "" : joinLines(description),
    },
  ]);
  return { ...value, [type]: Object.fromEntries(normalized) as unknown };
}

/** Replaces CRLF, as submitted by browsers, with line feeds. */
function joinLines(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

async function preview(context: RequestContext, form: FormData, type: SettableType) {
  const provider = providerClient(context);
  const t = getTranslation(context, "settings");
  const { data: current } = await provider.call(settingsCalls.notifications.read);
  const { fields } = wordingGroup(type);
  const language = getLocale(context);
  const schema = settingsSchema(fields, { t, currency: current.currency, language });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return reject({ form: "settings", result: submission.reply() }, 400);
  const { key: _, version: __, ...values } = submission.value;
  const value = withFieldValues({}, fields, values) as NotificationWordings;
  try {
    const { data: mails } = await provider.call(previewNotification, { params: { type }, body: { value } });
    // Responds in the same way as to a refused form, so that the form keeps its values.
    return data({ form: "settings" as const, result: submission.reply(), mails });
  } catch (error) {
    const names = Object.fromEntries(fields.map(({ path, name }) => [`value.${path}`, name]));
    const { result, status } = replyWithError(submission, error, names);
    return reject({ form: "settings", result }, status);
  }
}

function reject(actionData: SettingsActionData, status: number) {
  return data({ ...actionData, mails: undefined }, { status });
}
