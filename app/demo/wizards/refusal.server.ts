import { ProviderError } from "~/provider-client/provider-error";
import type { Refused } from "../kits/wizard/wizard.server";

/** What the provider refused, in one text: the fields that are wrong are steps behind. Throws what is no refusal. */
export function refusalOf(error: unknown): Refused {
  if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
  const wrong = Object.values(error.fields ?? {}).flat();
  return { problem: wrong.length > 0 ? wrong.join(" ") : error.message, status: error.status };
}
