import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/ui";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns whether an event's target is a named control that can be validated. */
export function isControl(target: EventTarget): target is Control {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement) &&
    target.name !== "" &&
    target.willValidate
  );
}

/** Returns a form's controls that can be validated, in order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

/** Returns the browser's validation error of a control in the page's language; undefined if it is valid. */
export function validityMessage(control: Control, t: Translate<typeof texts>): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  if (validity.valueMissing) return t(control.type === "checkbox" ? "mustTick" : "required");
  if (validity.typeMismatch) return t(control.type === "email" ? "invalidEmail" : "invalidFormat");
  if (validity.tooShort && "minLength" in control) return t("tooShort", { count: control.minLength });
  if (validity.tooLong && "maxLength" in control) return t("tooLong", { count: control.maxLength });
  if (validity.rangeUnderflow && "min" in control) return t("tooSmall", { min: control.min });
  if (validity.rangeOverflow && "max" in control) return t("tooLarge", { max: control.max });
  // Some fields have their own message for their pattern.
  return control.title || t("invalidFormat");
}
