import { ProviderError } from "~/provider-client/provider-error";
import type { SubmissionResult } from "./conform-types";
import { passkeyAgain, passwordAgain } from "./password-again";

interface Refused {
  fieldErrors: Record<string, string[]>;
  formErrors: string[];
  hideFields?: string[];
}

/** A form that was sent, or what stands for one that has no fields. */
export interface Answerable {
  reply: (refused: Refused) => SubmissionResult;
}

/**
 * What the call behind a form was refused with, as the form shows it: errors of inputs it has stand there, the rest
 * concerns the form as a whole. What was typed comes back.
 *
 * @param names maps the call's inputs to the form's; a password that is asked for again is known anyway
 * @param hideFields what must not come back, as passwords
 * @returns the result for the form, the status to answer with, the refusal's key, and whether it is unknown if
 *   the call was carried out: with the same key it may be sent again
 * @throws `error` where no form can show it: no refusal by the provider, or the session is over
 */
export function formRefusal(
  submission: Answerable,
  error: unknown,
  names: Record<string, string> = {},
  hideFields?: string[],
) {
  if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
  const { status, key, kind } = error;
  const unsure = kind !== "refused" || key === "idempotency_in_flight";
  const inputs: Record<string, string> = {
    ...names,
    [passwordAgain]: passwordAgain,
    [passkeyAgain]: passkeyAgain,
  };
  const known = Object.entries(error.fields ?? {}).flatMap(([name, texts]) =>
    inputs[name] ? [[inputs[name], texts] as const] : [],
  );
  const fieldErrors: Record<string, string[]> = Object.fromEntries(known);
  const formErrors = known.length > 0 ? [] : [error.message];
  return {
    result: submission.reply({ fieldErrors, formErrors, hideFields }),
    status,
    key,
    unsure,
    fieldErrors,
  };
}
