import { data } from "react-router";
import type { z } from "zod";
import { addSavedView, changeSavedView, removeSavedView } from "#contract/saved-views/saved-views.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { getTranslation } from "~/i18n/i18n.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { viewIdSchema, nameSchema, newViewSchema } from "./schema";

/** A refused form and the id of the view it applies to. */
export interface ViewRejection {
  intent: string;
  view?: string;
  result: SubmissionResult;
}

interface ChangeRequest {
  context: RequestContext;
  form: FormData;
  url: URL;
}

/**
 * Performs the action of a submitted form for saved views. Shows the result on the list, or on the page of
 * saved views.
 */
export async function handleViewAction({ context, form, url }: ChangeRequest) {
  const t = getTranslation(context, "saved-views");
  const { call } = providerClient(context);
  const currentPath = url.pathname + url.search;
  const redirectWithTitle = (path: string, title: string) =>
    redirectWithToast(path, { tone: "success", title });
  const intent = form.get("intent");
  switch (intent) {
    // The form on a list can only add a view.
    case null:
    case "add":
      return handleForm(form, newViewSchema(t), async ({ isDefault, key, ...view }) => {
        const body = { ...view, isDefault: isDefault === "on" };
        await call(addSavedView, { body }, { idempotencyKey: key });
        const list = localizedPath(view.list, getLocale(context));
        return redirectWithTitle(view.query ? `${list}?${view.query}` : list, t("saved"));
      });
    case "rename":
      return handleForm(form, nameSchema(t).extend(viewIdSchema.shape), async ({ id, name }) => {
        await call(changeSavedView, { params: { id }, body: { name } });
        return redirectWithTitle(currentPath, t("renamed"));
      });
    case "default":
    case "plain":
      return handleForm(form, viewIdSchema, async ({ id }) => {
        const isDefault = intent === "default";
        await call(changeSavedView, { params: { id }, body: { isDefault } });
        return redirectWithTitle(currentPath, isDefault ? t("defaultSet") : t("defaultTaken"));
      });
    case "remove":
      return handleForm(form, viewIdSchema, async ({ id }) => {
        await call(removeSavedView, { params: { id } });
        return redirectWithTitle(currentPath, t("removed"));
      });
    default:
      throw new Response(null, { status: 400 });
  }
}

async function handleForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  work: (value: z.output<Schema>) => Promise<Response>,
) {
  const id = form.get("id");
  const target = { intent: String(form.get("intent") ?? "add"), ...(typeof id === "string" && { view: id }) };
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") {
    const rejection: ViewRejection = { ...target, result: submission.reply() };
    return data(rejection, { status: 400 });
  }
  try {
    return await work(submission.value);
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { name: "name" });
    const rejection: ViewRejection = { ...target, result };
    return data(rejection, { status });
  }
}
