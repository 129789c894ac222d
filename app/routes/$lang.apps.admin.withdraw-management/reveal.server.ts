import { data } from "react-router";
import { z } from "zod";
import { revealPayoutDetails } from "#contract/withdrawals/admin-withdrawals.ts";
import { id } from "#contract/text/identifiers.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const schema = z.object({ id });

/**
 * Reveals the payout details of a withdrawal, which is recorded in the activity log. If that is refused, for
 * example because the password must be confirmed, returns the form.
 */
export async function reveal(provider: ProviderClient, form: FormData) {
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const actionData = { kind: "details" as const, ...submission.value };
  try {
    const { data: details } = await provider.call(revealPayoutDetails, { params: submission.value });
    return data({ ...actionData, details, result: undefined });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ ...actionData, details: undefined, result }, { status });
  }
}
