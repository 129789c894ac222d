import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

interface StoredState {
  /** Identifies the stored state. The provider compares it with the current state. */
  version: string;
  /** The stored values by field name. Checkboxes have boolean values. */
  values: Record<string, string | boolean>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps a form consistent with the state it was loaded with when the page's data is revalidated. Changes
 * saved in another window are applied to fields the user hasn't edited. If a field was edited, the form
 * submits its original `version`, and the provider refuses it once with an explanation. Then `late` is set
 * and the form can be saved.
 */
export function useStoredValues(
  form: RefObject<HTMLFormElement | null>,
  stored: StoredState,
  answer: "none" | "refused" | "late",
): void {
  const { key } = useLocation();
  const current = useRef({ key, ...stored });

  const follow = useEffectEvent(() => {
    // The form was accepted: the current values are the stored ones.
    const isSaved = key !== current.current.key && answer === "none";
    const values = { ...current.current.values };
    let isHeld = false;
    for (const [name, value] of Object.entries(stored.values)) {
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
    current.current = { key, values, version: isHeld ? current.current.version : stored.version };
  });
  useEffect(() => follow(), [key, stored.version, answer]);

  useEffect(() => {
    const node = form.current;
    // Submits the version that the form is based on. The hidden field has the newest one, for forms without scripts.
    const onFormData = ({ formData }: FormDataEvent) => formData.set("version", current.current.version);
    node?.addEventListener("formdata", onFormData);
    return () => node?.removeEventListener("formdata", onFormData);
  }, [form]);
}

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

function valueOf(control: Control): string | boolean {
  return isCheckbox(control) ? control.checked : control.value;
}

function setValue(control: Control, value: string | boolean): void {
  if (isCheckbox(control)) control.checked = value === true;
  else control.value = String(value);
}
