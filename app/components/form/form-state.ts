import { passkeyAgain, passwordAgain } from "./password-again";
import type { Constraint, SubmissionResult } from "./conform-types";

/** What a refused submission left behind, in the shape fields need. */
export interface FormState {
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
  values: Record<string, string>;
  /** Whether it was refused for want of the password, which is to be typed again. */
  asksPassword: boolean;
  /** Whether a passkey will do as well. */
  takesPasskey: boolean;
}

/**
 * Reads Conform's reply of an action (`submission.reply()`); nothing submitted yet gives an empty state.
 * Only text values are taken back; passwords must be hidden by the action (`hideFields`).
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
  const asksPassword = fieldErrors[passwordAgain] !== undefined;
  const takesPasskey = fieldErrors[passkeyAgain] !== undefined;
  delete fieldErrors[passkeyAgain];
  return { formErrors: result?.error?.[""] ?? [], fieldErrors, values, asksPassword, takesPasskey };
}

/**
 * Props of one field: name, errors, what was typed, and the constraints of the form's schema
 * (`formConstraints(schemaOf, …)` in the loader), which browsers check without loading the schema.
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
