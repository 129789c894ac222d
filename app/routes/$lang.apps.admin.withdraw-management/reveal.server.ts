import { data } from "react-router";
import { z } from "zod";
import { revealPayoutDetails } from "#contract/admin-withdrawals.ts";
import { id } from "#contract/identifiers.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** Opens where the money of one withdrawal goes, or says why not. Asking leaves a row in the activity log. */
export async function reveal(provider: ProviderClient, form: FormData) {
  const asked = parseFields(form, z.object({ id }));
  const revealed = await loadPart(fetchDetails(provider, asked.id));
  const status = revealed.state === "failed" ? revealed.status : 200;
  return data({ kind: "details" as const, id: asked.id, revealed }, { status });
}

async function fetchDetails(provider: ProviderClient, id: string) {
  return (await provider.call(revealPayoutDetails, { params: { id } })).data;
}
