import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/ui";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an event's target is a named control that can be checked. */
export function isControl(target: EventTarget): target is Control {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement) &&
    target.name !== "" &&
    target.willValidate
  );
}

/** The controls of a form that can be checked, in order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

/** Why the browser finds a control's value wrong, in the page's language; undefined when it is right. */
export function validityMessage(control: Control, t: Translate<typeof texts>): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  if (validity.valueMissing) return t(control.type === "checkbox" ? "mustTick" : "required");
  if (validity.typeMismatch) return t(control.type === "email" ? "invalidEmail" : "invalidFormat");
  if (validity.tooShort && "minLength" in control) return t("tooShort", { count: control.minLength });
  if (validity.tooLong && "maxLength" in control) return t("tooLong", { count: control.maxLength });
  if (validity.rangeUnderflow && "min" in control) return t("tooSmall", { min: control.min });
  if (validity.rangeOverflow && "max" in control) return t("tooLarge", { max: control.max });
  // The pattern's own words, where the field has some.
  return control.title || t("invalidFormat");
}
