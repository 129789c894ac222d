import { passkeyAgain, passwordAgain } from "./password-again";
import type { ProviderError } from "~/provider-client/provider-error";

/**
 * Sorts what the provider refused: errors of inputs this form has (`names` maps the call's inputs to the
 * form's) or is given (a password that is asked for again), and the rest, which concerns the form as a whole.
 */
export function formRefusal(
  error: ProviderError,
  names: Record<string, string> = {},
): { fields: Record<string, string[]>; rest: string[] } {
  const inputs: Record<string, string> = {
    ...names,
    [passwordAgain]: passwordAgain,
    [passkeyAgain]: passkeyAgain,
  };
  const known = Object.entries(error.fields ?? {}).flatMap(([name, texts]) =>
    inputs[name] ? [[inputs[name], texts]] : [],
  );
  return { fields: Object.fromEntries(known), rest: known.length > 0 ? [] : [error.message] };
}
