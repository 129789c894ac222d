import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { approveSettings, rejectSettings, settingsCalls } from "#contract/settings/admin-settings.ts";
import { type SettingsArea, needsSecondAdmin } from "#contract/settings/settings-areas.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import type { SettingsField } from "./field-types";
import { withFieldValues, fieldsOf } from "./settings-fields";
import { decisionSchema, settingsSchema } from "./settings-schema.server";

/**
 * The result of an area's action: the refused form, and the submitted values if another admin saved a change
 * first.
 */
export interface SettingsActionData {
  form: "settings" | "decision";
  result: SubmissionResult;
  submitted?: Record<string, unknown>;
}

/** A form for a part of an area: its fields, and a function that adapts their values before they are sent. */
export interface AreaPart {
  fields: SettingsField[];
  adapt: (value: Record<string, unknown>) => Record<string, unknown>;
}

/** Loads a settings area: the current values, a proposed change, and the history. */
export async function loadSettings(context: RequestContext, area: SettingsArea) {
  const { data: settings } = await providerClient(context).call(settingsCalls[area].read);
  return { settings, formKey: randomUUID() };
}

/** Changes an area or decides on a proposed change, once per form key. */
export async function changeSettings(
  {
    context,
    url,
    ...source
  }: { context: RequestContext; url: URL } & ({ request: Request } | { form: FormData }),
  area: SettingsArea,
  part?: AreaPart,
) {
  const form = "form" in source ? source.form : await readForm(source.request);
  const intent = form.get("intent");
  if (intent === "approve" || intent === "refuse") return decideOnProposal({ context, url, form }, intent);
  const wholeArea = { fields: fieldsOf(area), adapt: (value: Record<string, unknown>) => value };
  return save({ context, url, form }, area, part ?? wholeArea);
}

interface ActionInput {
  context: RequestContext;
  url: URL;
  form: FormData;
}

async function save({ context, url, form }: ActionInput, area: SettingsArea, { fields, adapt }: AreaPart) {
  const t = getTranslation(context, "settings");
  const provider = providerClient(context);
  const { data: current } = await provider.call(settingsCalls[area].read);
  const schema = settingsSchema(fields, { t, currency: current.currency, language: getLocale(context) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return reject({ form: "settings", result: submission.reply() }, 400);
  const { key: idempotencyKey, version, ...values } = submission.value;
  const proposal = adapt(withFieldValues(current.value as object, fields, values));
  try {
    await provider.call(
      settingsCalls[area].change,
      { body: { version, value: proposal as never } },
      { idempotencyKey },
    );
    const title = t(needsSecondAdmin(area) ? "proposed" : "saved");
    return await redirectWithToast(url.pathname + url.search, { tone: "success", title });
  } catch (error) {
    const names = Object.fromEntries(fields.map(({ path, name }) => [`value.${path}`, name]));
    const { result, status, key } = replyWithError(submission, error, names);
    const isLate = key === "settings_changed";
    return reject({ form: "settings", result, ...(isLate && { submitted: proposal }) }, status);
  }
}

/** Decides on a proposed change, once per form key. `calls` are by default the calls of the settings. */
export async function decideOnProposal(
  { context, url, form }: ActionInput,
  intent: "approve" | "refuse",
  calls = { approve: approveSettings, refuse: rejectSettings },
) {
  const t = getTranslation(context, "settings");
  const submission = parseForm(form, { schema: decisionSchema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key: idempotencyKey, proposal } = submission.value;
  try {
    await providerClient(context).call(calls[intent], { params: { id: proposal } }, { idempotencyKey });
    const title = t(intent === "approve" ? "approved" : "refused");
    return await redirectWithToast(url.pathname, { tone: "success", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return reject({ form: "decision", result }, status);
  }
}

function reject(actionData: SettingsActionData, status: number) {
  return data(actionData, { status });
}
