import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

interface KeptState {
  /** Tells this state from another, as the provider compares it. */
  version: string;
  /** What is kept, under the names of the form's fields; a box is on or off. */
  values: Record<string, string | boolean>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Holds a form to the state it was made of while the page's data are loaded anew under it. What another window
 * changed is shown in every field nobody typed into; where something was typed, it stays, and the form's `version` is
 * sent as it was: the provider refuses it once and says why. After that answer (`late`) it may be saved over.
 */
export function useKeptValues(
  form: RefObject<HTMLFormElement | null>,
  kept: KeptState,
  answer: "none" | "refused" | "late",
): void {
  const { key } = useLocation();
  const made = useRef({ key, ...kept });

  const follow = useEffectEvent(() => {
    // The page was sent and nothing was refused: what is kept is what was saved, as it was read.
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
    // The hidden field says what is in force, which is right without scripts.
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
