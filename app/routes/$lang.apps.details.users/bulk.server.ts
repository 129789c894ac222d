import { data } from "react-router";
import { z } from "zod";
import { type AdminUser, adminListUsers, decideUsers } from "#contract/accounts/admin-users.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { parseForm } from "~/components/form/parse-form.server";
import { loadChosen, type OpenBulk } from "~/features/administration/bulk-chosen.server";
import { chosenOf } from "~/features/administration/bulk-schema";
import { sendChosen } from "~/features/administration/bulk-send.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type BulkStep, bulkSteps } from "./bulk-steps";
import { stepReason, userMessageField, type StepTexts } from "./step-schema.server";
import { recordSearch } from "~/features/administration/record-search";

export type OpenUsers = OpenBulk<AdminUser, BulkStep>;

/**
 * Loads the accounts selected for a bulk action, if the URL contains any. `viewer` is the admin's e-mail
 * address.
 */
export function loadBulk(
  provider: ProviderClient,
  parameters: URLSearchParams,
  viewer: string,
): Promise<OpenUsers | null> {
  return loadChosen(parameters, {
    steps: bulkSteps,
    find: (ids) => provider.call(adminListUsers, { query: { ids, limit: maxSelected } }),
    canTake: ({ email, status }, step) =>
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
    ids: chosenOf(id),
    key: formKey,
    reason: stepReason(t),
    memberMessage: noticeSchema,
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { ids, key, reason, memberMessage: words } = submission.value;
  const stepBody = step === "suspend" ? { step, reason, memberMessage: words ?? "" } : { step, reason };
  const body = { ids, decision: stepBody };
  return sendChosen({
    submission,
    send: () => provider.call(decideUsers, { body }, { idempotencyKey: key }),
    doneText: (count) => t(`bulkDone_${step}`, { count }),
    back: url.pathname + recordSearch(url.search),
    inputs: { "decision.reason": "reason", "decision.memberMessage": "memberMessage" },
  });
}
