import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { type AdminLead, adminListLeads, decideLeads } from "#contract/admin-leads.ts";
import { id } from "#contract/identifiers.ts";
import { leadReason } from "#contract/leads.ts";
import { formKey } from "~/components/form/form-key-schema";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { leadSearch } from "./leads-table";
import { type BulkStep, isBulkStep } from "./steps";

/** Chosen leads and what is to happen to them, once confirmed. */
export interface OpenBulk {
  step: BulkStep;
  leads: AdminLead[];
  /** How many of the chosen cannot take the step. */
  leftOut: number;
  formKey: string;
}

/** The leads of `?id=…` that can take the step of `?step=`; null when the URL asks for none. */
export async function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OpenBulk | null> {
  const step = parameters.get("step");
  const chosen = new Set(parameters.getAll("id").slice(0, 100));
  if (!isBulkStep(step) || chosen.size === 0) return null;
  const ids = [...chosen].filter((one) => id.safeParse(one).success);
  const query = { ids, limit: 100 };
  const found = ids.length > 0 ? (await provider.call(adminListLeads, { query })).data : [];
  const leads = found.filter(({ steps }) => steps.includes(step));
  return { step, leads, leftOut: chosen.size - leads.length, formKey: randomUUID() };
}

interface Confirmation {
  provider: ProviderClient;
  t: Translate<Namespaces["leads"]>;
  url: URL;
  step: BulkStep;
  form: FormData;
}

/**
 * Takes the chosen leads one step on, once for the form's key (reliability M2). All done: back to the list
 * with a toast. Otherwise the page says what was refused and why, lead by lead.
 */
export async function takeSteps({ provider, t, url, step, form }: Confirmation) {
  const submission = parseWithZod(form, { schema: schemaOf(step, t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { ids, key, reason, note } = submission.value;
  const asked =
    step === "reject" && reason ? { step, reason, ...(note && { note }) } : ({ step: "confirm" } as const);
  try {
    const call = provider.call(decideLeads, { body: { ids, asked } }, { idempotencyKey: key });
    const { done, refused } = (await call).data;
    if (refused.length > 0) return data({ outcome: { step, done: done.length, refused } }, { status: 409 });
    const title = t(`bulkDone_${step}`, { number: done.length });
    return await redirectWithToast(url.pathname + leadSearch(url.search), { tone: "success", title });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return data({ result: submission.reply({ formErrors: [error.message] }) }, { status: error.status });
  }
}

function schemaOf(step: BulkStep, t: Confirmation["t"]) {
  return z
    .object({
      ids: z.preprocess((value) => [value ?? []].flat(), z.array(id).min(1).max(100)),
      key: formKey,
      reason: leadReason.optional().catch(undefined),
      note: z.string().trim().max(500, t("noteTooLong")).optional(),
    })
    .refine(({ reason }) => step === "confirm" || reason, { path: ["reason"], message: t("reasonMissing") });
}
