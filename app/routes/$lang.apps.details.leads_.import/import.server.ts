import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { data, redirect } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import {
  applyReport,
  examineReport,
  maxReportFileBytes,
  listNetworkReports,
  type ReportDetails,
  tryReport,
  uploadReport,
} from "#contract/networks/network-reports.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { requiredFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { reportPath } from "./import-path";

export type ReportPart = PagePart<ReportDetails> | { state: "unknown" };

/** Loads the latest files, the networks to choose from, and the report of `?report=`. */
export async function loadImport(provider: ProviderClient, parameters: URLSearchParams) {
  const [page, opened] = await Promise.all([
    loadPart(provider.call(listNetworkReports)),
    loadReport(provider, parameters.get("report")),
  ]);
  return { page, opened, formKey: randomUUID() };
}

async function loadReport(provider: ProviderClient, reportId: string | null): Promise<ReportPart | null> {
  if (!reportId) return null;
  const parsed = id.safeParse(reportId);
  if (!parsed.success) return { state: "unknown" };
  const part = await loadPart(
    provider.call(tryReport, { params: { id: parsed.data } }).then(({ data: report }) => report),
  );
  return part.state === "failed" && part.status === 404 ? { state: "unknown" } : part;
}

interface ImportRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["lead-reports"]>;
  language: Language;
  form: FormData;
}

// The time limit in milliseconds. Parsing the largest possible file takes several seconds.
const uploadTime = 60_000;
const compress = promisify(gzip);
// Browsers can't restore the content of a file input.
const hideFields = ["file"];

/** Uploads a file, once per form key, and shows a preview of its effects. */
export async function submitReports({ provider, t, language, form }: ImportRequest) {
  const submission = parseForm(form, { schema: uploadSchema(t) });
  if (submission.status !== "success") return reject(submission.reply({ hideFields }), 400);
  const { network, file, key } = submission.value;
  try {
    const content = (await compress(await file.arrayBuffer())).toString("base64");
    const body = { network, fileName: file.name.slice(0, 200), content };
    const options = { idempotencyKey: key, deadline: uploadTime };
    const { data: report } = await provider.call(uploadReport, { body }, options);
    return await redirectWithToast(localizedPath(reportPath(report.id), language), {
      tone: "info",
      title: t("uploaded"),
    });
  } catch (error) {
    const { result, status } = replyWithError(
      submission,
      error,
      { content: "file", network: "network" },
      hideFields,
    );
    return reject(result, status);
  }
}

const applyForm = z.object({ report: id, key: formKey });
const examineForm = z.object({ report: id });

/** Examines the report from a large file again. If that is refused, returns the reason. */
export async function examineAgain({ provider, form, language }: Omit<ImportRequest, "t">) {
  const submission = parseForm(form, { schema: examineForm });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { report } = submission.value;
  try {
    await provider.call(examineReport, { params: { id: report } });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ kind: "apply" as const, result }, { status });
  }
  return redirect(localizedPath(reportPath(report), language));
}

/** Applies the previewed report, once per form key. If that is refused, returns the reason. */
export async function applyPreview({ provider, t, language, form }: ImportRequest) {
  const submission = parseForm(form, { schema: applyForm });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { report, key } = submission.value;
  try {
    const options = { idempotencyKey: key, deadline: uploadTime };
    const { data: applied } = await provider.call(applyReport, { params: { id: report } }, options);
    return await redirectWithToast(localizedPath(reportPath(report), language), {
      tone: applied.appliedAt ? "success" : "info",
      title: applied.appliedAt ? t("applyDone") : t("applyAsked"),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ kind: "apply" as const, result }, { status });
  }
}

function uploadSchema(t: ImportRequest["t"]) {
  return z.object({
    network: z.string({ error: t("networkMissing") }).max(64, t("networkMissing")),
    file: requiredFile(maxReportFileBytes, { missing: t("fileMissing"), tooLarge: t("fileTooLarge") }),
    key: formKey,
  });
}

function reject(result: SubmissionResult, status: number) {
  return data({ kind: "upload" as const, result }, { status });
}
