import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { z } from "zod";
import { maxPayoutReportBytes } from "#contract/payout-runs/report-states.ts";
import {
  applyPayoutReport,
  getPayoutReport,
  listPayoutReports,
  type PayoutReportDetails,
  uploadPayoutReport,
} from "#contract/payout-runs/payout-reports.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { requiredFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { payoutReportPath } from "~/features/payout-runs/paths";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

// The time limit in milliseconds, which is enough for a response with 5,000 payments.
const deadline = 20_000;
// Browsers can't restore the content of a file input.
const hideFields = ["file"];

type ReportPart = PagePart<PayoutReportDetails> | { state: "unknown" };

/** Loads the latest responses, and the response whose id is in `?answer=`. */
export async function loadReports(provider: ProviderClient, url: URL) {
  const [newest, opened] = await Promise.all([
    loadPart(provider.call(listPayoutReports).then(({ data: found }) => found)),
    loadReport(provider, url.searchParams.get("answer")),
  ]);
  return { newest, opened, formKey: randomUUID() };
}

async function loadReport(provider: ProviderClient, reportId: string | null): Promise<ReportPart | null> {
  if (!reportId) return null;
  const parsed = id.safeParse(reportId);
  if (!parsed.success) return { state: "unknown" };
  const call = provider.call(getPayoutReport, { params: { id: parsed.data } }, { deadline });
  const part = await loadPart(call.then(({ data: found }) => found));
  return part.state === "failed" && part.status === 404 ? { state: "unknown" } : part;
}

interface StepRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["payout-answers"]>;
  language: Language;
  form: FormData;
}

function schemaOf(t: StepRequest["t"]) {
  return z.discriminatedUnion("intent", [
    z.object({
      intent: z.literal("upload"),
      key: formKey,
      file: requiredFile(maxPayoutReportBytes, { missing: t("fileMissing"), tooLarge: t("fileTooLarge") }),
    }),
    z.object({ intent: z.literal("apply"), key: formKey, answer: id }),
  ]);
}

/** Uploads or applies a bank's response. If the form is invalid, returns it with its errors. */
export async function handleReportAction({ provider, t, language, form }: StepRequest) {
  const submission = parseForm(form, { schema: schemaOf(t) });
  const intent = String(form.get("intent"));
  if (submission.status !== "success")
    return data({ intent, result: submission.reply({ hideFields }) }, { status: 400 });
  const values = submission.value;
  try {
    if (values.intent === "upload") {
      const content = Buffer.from(await values.file.arrayBuffer()).toString("base64");
      const body = { fileName: values.file.name.slice(0, 200) || "answer", content };
      const { data: uploaded } = await provider.call(uploadPayoutReport, { body }, { deadline });
      const target = localizedPath(payoutReportPath(uploaded.id), language);
      return await redirectWithToast(target, { tone: "info", title: t("uploaded") });
    }
    const input = { params: { id: values.answer } };
    await provider.call(applyPayoutReport, input, { idempotencyKey: values.key, deadline });
    const target = localizedPath(payoutReportPath(values.answer), language);
    return await redirectWithToast(target, { tone: "success", title: t("appliedToast") });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { content: "file" }, hideFields);
    return data({ intent, result }, { status });
  }
}
