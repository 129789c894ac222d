import type { FormState } from "./form-state";

interface FormKeyProps {
  /** The refused form's, when it is shown again. */
  state: FormState;
  /** A new random key, from the loader. */
  fresh: string;
}

/**
 * The key a form is sent with: sent once more, it gets the first one's answer. Shown again after a refusal it
 * keeps its key, because the browser cannot tell whether it was refused or its answer was lost.
 */
export function FormKey({ state, fresh }: FormKeyProps) {
  return <input type="hidden" name="key" value={state.values.key ?? fresh} />;
}
