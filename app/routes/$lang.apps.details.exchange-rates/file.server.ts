import { data } from "react-router";
import { z } from "zod";
import {
  applyRates,
  maxRateFileBytes,
  tryRates,
  uploadRates,
} from "#contract/exchange-rates/exchange-rate-files.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { requiredFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { loadViewed } from "~/features/administration/load-viewed.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient, type ProviderClient } from "~/provider-client/provider-client.server";
import { ratesPath } from "./rates-path";

// The time limit for the provider call that uploads the file, in milliseconds.
const uploadTime = 10_000;
// Browsers can't restore the content of a file input.
const hideFields = ["file"];

/** Loads the changes of the file of `?view=`; `null` without this parameter. */
export function loadFile(provider: ProviderClient, parameters: URLSearchParams) {
  return loadViewed(parameters, async (opened) => {
    const { data: file } = await provider.call(tryRates, { params: { id: opened } });
    return file;
  });
}

/** Uploads a file of exchange rates, once per form key, and shows a preview of its changes. */
export async function uploadFile(context: RequestContext, form: FormData) {
  const t = getTranslation(context, "exchange-rates");
  const schema = z.object({
    file: requiredFile(maxRateFileBytes, { missing: t("fileMissing"), tooLarge: t("fileTooLarge") }),
    key: formKey,
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return data({ kind: "upload" as const, result: submission.reply({ hideFields }) }, { status: 400 });
  const { file, key } = submission.value;
  try {
    const content = Buffer.from(await file.arrayBuffer()).toString("base64");
    const body = { fileName: file.name.slice(0, 200), content };
    const options = { idempotencyKey: key, deadline: uploadTime };
    const { data: uploaded } = await providerClient(context).call(uploadRates, { body }, options);
    const path = localizedPath(`${ratesPath}?view=${uploaded.id}`, getLocale(context));
    return await redirectWithToast(path, { tone: "info", title: t("fileTried") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { content: "file" }, hideFields);
    return data({ kind: "upload" as const, result }, { status });
  }
}

/** Applies the previewed file, once per form key. If that is refused, returns the reason. */
export async function applyFile(context: RequestContext, form: FormData) {
  const t = getTranslation(context, "exchange-rates");
  const submission = parseForm(form, { schema: z.object({ file: id, key: formKey }) });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { file, key } = submission.value;
  try {
    const options = { idempotencyKey: key, deadline: uploadTime };
    await providerClient(context).call(applyRates, { params: { id: file } }, options);
    const path = localizedPath(ratesPath, getLocale(context));
    return await redirectWithToast(path, { tone: "success", title: t("fileApplied") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ kind: "apply" as const, result }, { status });
  }
}
