import type { ProviderError } from "~/provider-client/provider-error";

/**
 * Returns the provider's errors for a text, by the names of the form's inputs, which `nameOf` returns. Without
 * such errors, returns the message as an error of the whole form.
 */
export function toFormErrors(error: ProviderError, nameOf: (input: string) => string) {
  const fields = Object.entries(error.fields ?? {}).map(([input, texts]) => [nameOf(input), texts] as const);
  return fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : { formErrors: [error.message] };
}
