import { data } from "react-router";
import { z } from "zod";
import { revealPayoutDetails } from "#contract/withdrawals/admin-withdrawals.ts";
import { id } from "#contract/text/identifiers.ts";
import { formRefusal } from "~/components/form/form-refusal.server";
import { parseForm } from "~/components/form/parse-form.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const schema = z.object({ id });

/**
 * Reveals the payout details of a withdrawal, or returns the refused form, which may require the password.
 * Recorded in the activity log.
 */
export async function reveal(provider: ProviderClient, form: FormData) {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const answer = { kind: "details" as const, ...submission.value };
  try {
    const { data: details } = await provider.call(revealPayoutDetails, { params: submission.value });
    return data({ ...answer, details, result: undefined });
  } catch (error) {
    const { result, status } = formRefusal(submission, error);
    return data({ ...answer, details: undefined, result }, { status });
  }
}
