import { ProviderError } from "~/provider-client/provider-error";
import type { WizardRejection } from "../kits/wizard/wizard.server";

/**
 * Returns the provider's reasons for rejecting the values as one text, because the invalid fields are in
 * earlier steps. Rethrows all other errors.
 */
export function toWizardRejection(error: unknown): WizardRejection {
  if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
  const reasons = Object.values(error.fields ?? {}).flat();
  return { problem: reasons.length > 0 ? reasons.join(" ") : error.message, status: error.status };
}
