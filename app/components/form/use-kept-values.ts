import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

interface KeptState {
  /** Identifies the stored state in the provider's comparison. */
  version: string;
  /** The stored values by field name; a checkbox's is a boolean. */
  values: Record<string, string | boolean>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps a form consistent with the state it was loaded with when the page's data is revalidated. Changes made
 * in another window appear in fields the user hasn't edited. If a field was edited, the form submits its
 * original `version`, and the provider refuses it once with an explanation. After that (`late`), it can be
 * saved.
 */
export function useKeptValues(
  form: RefObject<HTMLFormElement | null>,
  kept: KeptState,
  answer: "none" | "refused" | "late",
): void {
  const { key } = useLocation();
  const made = useRef({ key, ...kept });

  const follow = useEffectEvent(() => {
    // The page was submitted without a refusal: the stored values are the saved ones.
    const isSaved = key !== made.current.key && answer === "none";
    const values = { ...made.current.values };
    let isHeld = false;
    for (const [name, value] of Object.entries(kept.values)) {
      const control = form.current?.elements.namedItem(name) as Control | null;
      const before = values[name];
      if (!control || value === before) continue;
      const isTyped = valueOf(control) !== before && valueOf(control) !== value;
      if (!isTyped || isSaved) setValue(control, value);
      else if (answer !== "late") {
        isHeld = true;
        continue;
      }
      values[name] = value;
    }
    made.current = { key, values, version: isHeld ? made.current.version : kept.version };
  });
  useEffect(() => follow(), [key, kept.version, answer]);

  useEffect(() => {
    const node = form.current;
    // The hidden field has the current version, which is correct without scripts.
    const onFormData = ({ formData }: FormDataEvent) => formData.set("version", made.current.version);
    node?.addEventListener("formdata", onFormData);
    return () => node?.removeEventListener("formdata", onFormData);
  }, [form]);
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

function valueOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

function setValue(control: Control, value: string | boolean): void {
  if (isBox(control)) control.checked = value === true;
  else control.value = String(value);
}
