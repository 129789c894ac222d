import { data, redirect } from "react-router";
import { z } from "zod";
import { requestDataExport, unlockDataExport } from "#contract/accounts/data-export.ts";
import { requestDeletion, cancelDeletion } from "#contract/accounts/personal-data.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";

/** Performs the action of a submitted form. If that is refused, returns the reason. */
export async function handleDataAction(context: RequestContext, form: FormData, path: string) {
  const t = getTranslation(context, "personal-data");
  const { call } = providerClient(context);
  const intent = z.enum(["export", "download", "delete", "keep"]).safeParse(form.get("intent")).data;
  if (!intent) throw new Response(null, { status: 400 });
  const agreed = z.object({ agree: z.literal("on", { error: t("agreeMissing") }) });
  const submission = parseForm(form, { schema: intent === "delete" ? agreed : z.object({}) });
  if (submission.status !== "success") return data({ intent, result: submission.reply() }, { status: 400 });
  const calls = {
    export: requestDataExport,
    download: unlockDataExport,
    delete: requestDeletion,
    keep: cancelDeletion,
  };
  try {
    await call(calls[intent]);
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ intent, result }, { status });
  }
  if (intent === "download") return redirect(`${path}/file`);
  const title = { export: t("exportAsked"), delete: t("asked"), keep: t("kept") }[intent];
  return redirectWithToast(path, { tone: intent === "delete" ? "warning" : "success", title });
}
