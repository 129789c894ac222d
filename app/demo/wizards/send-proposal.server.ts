import { openTicket, writeToUs } from "#contract/tickets/tickets.ts";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import type { FieldDefinition, FormValues } from "../kits/form/form-definition";
import type { WizardSubmission } from "../kits/wizard/wizard.server";
import { toWizardRejection } from "./wizard-rejection.server";
import { storeProposal } from "./store-proposal";

/**
 * Submits the proposal: as a ticket for members, or as a message answered by mail for visitors. Submitting the
 * same key again has no effect.
 */
export const sendProposal: WizardSubmission["send"] = async (context, values, key) => {
  const t = getTranslation(context, "demo-wizards");
  const fields = getTranslation(context, "demo-fields");
  function valueText({ name, options = [] }: FieldDefinition): string {
    const fieldValues = [values[name] ?? []].flat();
    const selected = options.filter((option) => fieldValues.includes(option));
    return selected.length > 0
      ? selected.map((option) => fields(`option_${option}`)).join(", ")
      : fieldValues.join(", ");
  }
  const lines = storeProposal.steps
    .flatMap((step) => step.fields)
    .filter(({ name }) => values[name] !== undefined)
    .map((field) => `${fields(`field_${field.name}`)}: ${valueText(field)}`);
  const body = {
    topic: "store-proposal" as const,
    subject: t("proposalSubject", { name: text(values.shopName) }),
    message: lines.join("\n"),
  };
  const provider = providerClient(context);
  const once = { idempotencyKey: key };
  try {
    if (getAuth(context).state === "signed-in") await provider.call(openTicket, { body }, once);
    else await provider.call(writeToUs, { body: { ...body, ...senderOf(values) } }, once);
    return undefined;
  } catch (error) {
    return toWizardRejection(error);
  }
};

function senderOf({ firstName, lastName, email }: FormValues) {
  return { name: `${text(firstName)} ${text(lastName)}`, email: text(email) };
}

function text(value: FormValues[keyof FormValues]): string {
  return [value ?? ""].flat().join(" ");
}
