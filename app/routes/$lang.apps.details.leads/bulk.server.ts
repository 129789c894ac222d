import { data } from "react-router";
import { z } from "zod";
import { type AdminLead, adminListLeads, decideLeads } from "#contract/leads/admin-leads.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import { leadReason } from "#contract/leads/leads.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { recordSearch } from "~/features/administration/record-search";
import { type BulkStep, bulkSteps } from "./steps";

export type LeadSelection = BulkSelection<AdminLead, BulkStep>;

/** Loads the leads selected for a bulk action, if the URL contains any. */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<LeadSelection | null> {
  return loadSelection(parameters, {
    steps: bulkSteps,
    find: (ids) => provider.call(adminListLeads, { query: { ids, limit: maxSelected } }),
    isPossible: ({ steps }, step) => steps.includes(step),
  });
}

interface Confirmation {
  provider: ProviderClient;
  t: Translate<Namespaces["leads"]>;
  url: URL;
  step: BulkStep;
  form: FormData;
}

/** Performs an action on the selected leads, once per form key. */
export async function applyBulkStep({ provider, t, url, step, form }: Confirmation) {
  const submission = parseForm(form, { schema: schemaOf(step, t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { ids, key, reason, note } = submission.value;
  const body = bodyOf(step, { reason, note });
  return sendBulkAction({
    submission,
    send: () => provider.call(decideLeads, { body: { ids, decision: body } }, { idempotencyKey: key }),
    doneText: (number) => t(`bulkDone_${step}`, { number }),
    back: url.pathname + recordSearch(url.search),
  });
}

/** Returns the body of the call. The schema has already required a reason for a rejection. */
function bodyOf(
  step: BulkStep,
  { reason, note }: { reason?: LeadReason | undefined; note?: string | undefined },
) {
  if (step !== "reject") return { step };
  return { step, reason: reason ?? "unspecified", ...(note && { note }) };
}

function schemaOf(step: BulkStep, t: Confirmation["t"]) {
  return z
    .object({
      ids: selectedRows(id),
      key: formKey,
      reason: leadReason.optional().catch(undefined),
      note: z.string().trim().max(500, t("noteTooLong")).optional(),
    })
    .refine(({ reason }) => step !== "reject" || reason, { path: ["reason"], message: t("reasonMissing") });
}
