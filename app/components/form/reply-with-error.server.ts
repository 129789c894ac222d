import { ProviderError } from "~/provider-client/provider-error";
import type { SubmissionResult } from "./conform-types";
import { passkeyConfirmationKey, passwordConfirmationField } from "./password-confirmation";

interface ReplyOptions {
  fieldErrors: Record<string, string[]>;
  formErrors: string[];
  hideFields?: string[];
}

/** A submitted form, or the equivalent for forms without fields. */
export interface SubmittedForm {
  reply: (options: ReplyOptions) => SubmissionResult;
}

/**
 * Returns a refused call as a form's result: errors at the fields they concern, other errors for the whole
 * form, and the typed values.
 * @param names maps the call's inputs to form fields; the password confirmation is always included
 * @param hideFields fields not to return, such as passwords
 * @returns the result for the form, the response's status, the problem's key, and `isOutcomeUnknown`: whether
 * the call may have been carried out anyway, so that the form may be sent again with the same key
 * @throws `error` if a form can't show it, because it isn't a `ProviderError` or the session is over
 */
export function replyWithError(
  submission: SubmittedForm,
  error: unknown,
  names: Record<string, string> = {},
  hideFields?: string[],
) {
  if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
  const { status, key, kind } = error;
  const isOutcomeUnknown = kind !== "refused" || key === "idempotency_in_flight";
  const inputs: Record<string, string> = {
    ...names,
    [passwordConfirmationField]: passwordConfirmationField,
    [passkeyConfirmationKey]: passkeyConfirmationKey,
  };
  const inputErrors = Object.entries(error.fields ?? {}).flatMap(([name, texts]) =>
    inputs[name] ? [[inputs[name], texts] as const] : [],
  );
  const fieldErrors: Record<string, string[]> = Object.fromEntries(inputErrors);
  const formErrors = inputErrors.length > 0 ? [] : [error.message];
  return {
    result: submission.reply({ fieldErrors, formErrors, hideFields }),
    status,
    key,
    isOutcomeUnknown,
    fieldErrors,
  };
}
