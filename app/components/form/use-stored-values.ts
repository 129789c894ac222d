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
 * Updates a form when the page's data is revalidated. Changes saved in another window are applied to the fields
 * that the user hasn't edited. If the user has edited a field that was changed there, the form submits its
 * original `version`, so that the provider refuses it once with an explanation. `answer` is then `late`, and
 * the form can be saved.
 */
export function useStoredValues(
  form: RefObject<HTMLFormElement | null>,
  stored: StoredState,
  outcome: "none" | "refused" | "late",
): void {
  const { key } = useLocation();
  const applied = useRef({ key, ...stored });

  const applyStoredValues = useEffectEvent(() => {
    // The form was saved, so all its fields get the stored values.
    const isSaved = key !== applied.current.key && outcome === "none";
    const values = { ...applied.current.values };
    let hasKeptEdit = false;
    for (const [name, value] of Object.entries(stored.values)) {
      const control = form.current?.elements.namedItem(name) as Control | null;
      const previousValue = values[name];
      if (!control || value === previousValue) continue;
      const isEdited = valueOf(control) !== previousValue && valueOf(control) !== value;
      if (!isEdited || isSaved) setValue(control, value);
      else if (outcome !== "late") {
        hasKeptEdit = true;
        continue;
      }
      values[name] = value;
    }
    applied.current = { key, values, version: hasKeptEdit ? applied.current.version : stored.version };
  });
  useEffect(() => applyStoredValues(), [key, stored.version, outcome]);

  useEffect(() => {
    const node = form.current;
    // Submits the version that the form is based on. Without scripts, the hidden field submits the newest
    // version.
    const onFormData = ({ formData }: FormDataEvent) => formData.set("version", applied.current.version);
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
