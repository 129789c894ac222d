import { data } from "react-router";
import { z } from "zod";
import {
  confirmLead,
  dismissReview,
  holdLead,
  type LeadStep,
  rejectLead,
  resumeLead,
  reverseLead,
  settleLead,
} from "#contract/leads/admin-leads.ts";
import { id } from "#contract/text/identifiers.ts";
import { leadReason } from "#contract/leads/leads.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { recordSearch } from "~/features/administration/record-search";
import { requiresReason } from "./steps";

interface StepRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["leads"]>;
  url: URL;
  step: LeadStep;
  form: FormData;
}

const reasoned = { reject: rejectLead, hold: holdLead, reverse: reverseLead };
const simpleSteps = { confirm: confirmLead, settle: settleLead, resume: resumeLead };

/**
 * Performs an action on a lead, once per form key. Redirects to the lead with a toast. If the provider
 * refuses it ("the purchase is reversed", because another admin was faster), returns the form with the
 * reason.
 */
export async function handleAction({ provider, t, url, step, form }: StepRequest) {
  const submission = parseForm(form, { schema: schemaOf(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { lead, key, reason, note } = submission.value;
  if (requiresReason(step) && !reason) {
    const fieldErrors = { reason: [t("reasonMissing")] };
    return data({ result: submission.reply({ fieldErrors }) }, { status: 400 });
  }
  if (step === "dismiss" && !note) {
    const fieldErrors = { note: [t("reviewNoteMissing")] };
    return data({ result: submission.reply({ fieldErrors }) }, { status: 400 });
  }
  const params = { id: lead };
  const once = { idempotencyKey: key };
  try {
    if (requiresReason(step) && reason) {
      await provider.call(reasoned[step], { params, body: { reason, ...(note && { note }) } }, once);
    } else if (step === "dismiss") {
      await provider.call(dismissReview, { params, body: { note: note ?? "" } }, once);
    } else if (!requiresReason(step)) await provider.call(simpleSteps[step], { params }, once);
    return await redirectWithToast(url.pathname + recordSearch(url.search, { view: lead }), {
      tone: "success",
      title: t(`done_${step}`),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ result }, { status });
  }
}

function schemaOf(t: StepRequest["t"]) {
  return z.object({
    lead: id,
    key: formKey,
    reason: leadReason.optional().catch(undefined),
    note: z.string().trim().max(500, t("noteTooLong")).optional(),
  });
}
