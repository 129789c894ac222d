import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { z } from "zod";
import { maxAnswerBytes } from "#contract/payout-runs/answer-states.ts";
import {
  applyPayoutAnswer,
  getPayoutAnswer,
  listPayoutAnswers,
  type PayoutAnswerDetails,
  uploadPayoutAnswer,
} from "#contract/payout-runs/payout-answers.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { formRefusal } from "~/components/form/form-refusal.server";
import { parseForm } from "~/components/form/parse-form.server";
import { requiredFile } from "~/components/form/required-file.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { payoutAnswerPath } from "~/features/payout-runs/paths";
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

type AnswerPart = PagePart<PayoutAnswerDetails> | { state: "unknown" };

/** Loads the latest responses, and the response whose id is in `?answer=`. */
export async function loadAnswers(provider: ProviderClient, url: URL) {
  const [newest, opened] = await Promise.all([
    loadPart(provider.call(listPayoutAnswers).then(({ data: found }) => found)),
    loadAnswer(provider, url.searchParams.get("answer")),
  ]);
  return { newest, opened, formKey: randomUUID() };
}

async function loadAnswer(provider: ProviderClient, answer: string | null): Promise<AnswerPart | null> {
  if (!answer) return null;
  const parsed = id.safeParse(answer);
  if (!parsed.success) return { state: "unknown" };
  const call = provider.call(getPayoutAnswer, { params: { id: parsed.data } }, { deadline });
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
      file: requiredFile(maxAnswerBytes, { missing: t("fileMissing"), tooLarge: t("fileTooLarge") }),
    }),
    z.object({ intent: z.literal("apply"), key: formKey, answer: id }),
  ]);
}

/** Uploads or applies a bank's response. If the form is invalid, returns it with its errors. */
export async function handleAnswerAction({ provider, t, language, form }: StepRequest) {
  const submission = parseForm(form, { schema: schemaOf(t) });
  const intent = String(form.get("intent"));
  if (submission.status !== "success")
    return data({ intent, result: submission.reply({ hideFields }) }, { status: 400 });
  const values = submission.value;
  try {
    if (values.intent === "upload") {
      const content = Buffer.from(await values.file.arrayBuffer()).toString("base64");
      const body = { fileName: values.file.name.slice(0, 200) || "answer", content };
      const { data: uploaded } = await provider.call(uploadPayoutAnswer, { body }, { deadline });
      const target = localizedPath(payoutAnswerPath(uploaded.id), language);
      return await redirectWithToast(target, { tone: "info", title: t("uploaded") });
    }
    const input = { params: { id: values.answer } };
    await provider.call(applyPayoutAnswer, input, { idempotencyKey: values.key, deadline });
    const target = localizedPath(payoutAnswerPath(values.answer), language);
    return await redirectWithToast(target, { tone: "success", title: t("appliedToast") });
  } catch (error) {
    const { result, status } = formRefusal(submission, error, { content: "file" }, hideFields);
    return data({ intent, result }, { status });
  }
}
