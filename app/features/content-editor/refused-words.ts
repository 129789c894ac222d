import type { ProviderError } from "~/provider-client/provider-error";

/** Why the provider did not take a text, by the form's names of its inputs (`nameOf`), or of the form as a whole. */
export function refusedWords(error: ProviderError, nameOf: (input: string) => string) {
  const fields = Object.entries(error.fields ?? {}).map(([input, texts]) => [nameOf(input), texts] as const);
  return fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : { formErrors: [error.message] };
}
