import type { ProviderError } from "~/provider-client/provider-error";

/**
 * Sorts what the provider refused: errors of inputs this form has (`names` maps the call's inputs to the
 * form's), and the rest, which concerns the form as a whole.
 */
export function formRefusal(
  error: ProviderError,
  names: Record<string, string>,
): { fields: Record<string, string[]>; rest: string[] } {
  const known = Object.entries(error.fields ?? {}).flatMap(([name, texts]) =>
    names[name] ? [[names[name], texts]] : [],
  );
  return { fields: Object.fromEntries(known), rest: known.length > 0 ? [] : [error.message] };
}
