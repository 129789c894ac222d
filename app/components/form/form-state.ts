import { passkeyConfirmationKey, passwordConfirmationField } from "./password-confirmation";
import type { Constraint, SubmissionResult } from "./conform-types";

/** The state of a refused form, as used by its fields. */
export interface FormState {
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
  values: Record<string, string>;
  /** Whether the password must be entered again. */
  needsPassword: boolean;
  /** Whether a passkey is accepted instead. */
  acceptsPasskey: boolean;
}

/**
 * Reads Conform's reply of an action (`submission.reply()`). Without a submission the state is empty. Only
 * text values are restored; actions must list passwords in `hideFields`.
 */
export function formState(result: SubmissionResult | undefined | null): FormState {
  const fieldErrors: Record<string, string[]> = {};
  for (const [name, errors] of Object.entries(result?.error ?? {})) {
    if (name !== "" && errors?.length) fieldErrors[name] = errors;
  }
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(result?.initialValue ?? {})) {
    if (typeof value === "string") values[name] = value;
  }
  const needsPassword = fieldErrors[passwordConfirmationField] !== undefined;
  const acceptsPasskey = fieldErrors[passkeyConfirmationKey] !== undefined;
  delete fieldErrors[passkeyConfirmationKey];
  return { formErrors: result?.error?.[""] ?? [], fieldErrors, values, needsPassword, acceptsPasskey };
}

/**
 * Returns a field's props: name, errors, the typed value, and the constraints of the form's schema. The
 * loader gets these from `formConstraints(schemaOf, …)`; browsers check them without loading the schema.
 */
export function bindField(state: FormState, name: string, constraints?: Record<string, Constraint>) {
  const { required, minLength, maxLength, min, max, step, pattern } = constraints?.[name] ?? {};
  return {
    name,
    errors: state.fieldErrors[name],
    defaultValue: state.values[name],
    required,
    minLength,
    maxLength,
    min,
    max,
    step,
    pattern,
  };
}
