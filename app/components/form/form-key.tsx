import type { FormState } from "./form-state";

interface FormKeyProps {
  /** The state of the refused form if it is shown again. */
  state: FormState;
  /** A new random key, from the loader. */
  fresh: string;
}

/**
 * The form's idempotency key: a repeated submission gets the response to the first one. The key is kept after a
 * refusal, because the browser can't distinguish a refusal from a lost response.
 */
export function FormKey({ state, fresh }: FormKeyProps) {
  return <input type="hidden" name="key" value={state.values.key ?? fresh} />;
}
