import { data } from "react-router";
import { z } from "zod";
import { type AdminUser, adminListUsers, decideUsers } from "#contract/accounts/admin-users.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { loadSelection, type BulkSelection } from "~/features/administration/load-selection.server";
import { selectedRows } from "~/features/administration/bulk-schema";
import { sendBulkAction } from "~/features/administration/send-bulk-action.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type BulkStep, bulkSteps } from "./bulk-steps";
import { stepReason, userMessageField, type StepTexts } from "./step-schema.server";
import { recordSearch } from "~/features/administration/record-search";

export type UserSelection = BulkSelection<AdminUser, BulkStep>;

/**
 * Loads the accounts selected for a bulk action, if the URL contains any. `viewer` is the admin's email
 * address.
 */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
  viewer: string,
): Promise<UserSelection | null> {
  return loadSelection(parameters, {
    steps: bulkSteps,
    find: (ids) => provider.call(adminListUsers, { query: { ids, limit: maxSelected } }),
    isPossible: ({ email, status }, step) =>
      email !== viewer && status === (step === "suspend" ? "active" : "suspended"),
  });
}

interface Confirmation {
  provider: ProviderClient;
  t: StepTexts["t"];
  url: URL;
  step: BulkStep;
  form: FormData;
}

/** Suspends or restores the selected accounts, once per form key. */
export async function applyBulkStep({ provider, t, url, step, form }: Confirmation) {
  const noticeSchema = step === "suspend" ? userMessageField(t) : userMessageField(t).optional();
  const schema = z.object({
    ids: selectedRows(id),
    key: formKey,
    reason: stepReason(t),
    memberMessage: noticeSchema,
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { ids, key, reason, memberMessage: text } = submission.value;
  const stepBody = step === "suspend" ? { step, reason, memberMessage: text ?? "" } : { step, reason };
  const body = { ids, decision: stepBody };
  return sendBulkAction({
    submission,
    send: () => provider.call(decideUsers, { body }, { idempotencyKey: key }),
    doneText: (count) => t(`bulkDone_${step}`, { count }),
    back: url.pathname + recordSearch(url.search),
    inputs: { "decision.reason": "reason", "decision.memberMessage": "memberMessage" },
  });
}
