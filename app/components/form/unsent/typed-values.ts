import { storageKey } from "./stored-input";
import { isChanged, isPost } from "../unsaved-input";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of the `nth` control with this name in a form, counted from 0. */
interface ControlValue {
  name: string;
  nth: number;
  value: string;
  isChecked?: boolean;
}

/** The input of a page's forms, stored because the session had ended when a form was sent. */
interface StoredInput {
  path: string;
  /**
   * The email address of the user who typed the values. They aren't restored for another user of the same
   * computer.
   */
  email: string | undefined;
  until: number;
  forms: { action: string; typed: ControlValue[] }[];
}

const lifetime = 30 * 60 * 1000;
const secretNamePattern = /pass|code|secret|card|cvc|cvv|\bpin\b/i;
const secretKind = /password|one-time-code|^cc-/;
const excludedTypes = new Set(["password", "hidden", "file", "submit", "button", "reset", "image"]);

/**
 * Stores the input of a page's forms in this tab for half an hour. It is restored after the same user logs in
 * again. Never stores passwords, codes, card data or files.
 */
export function storeInput(submittedForm: HTMLFormElement | null, email: string | undefined): void {
  const forms = [...document.forms]
    .filter((form) => form === submittedForm || (isPost(form) && isChanged(form)))
    .map((form) => ({ action: actionOf(form), typed: controlValuesOf(form) }))
    .filter(({ typed }) => typed.length > 0);
  const stored: StoredInput = { path: location.pathname, email, until: Date.now() + lifetime, forms };
  if (forms.length > 0) write(stored);
}

/**
 * Restores the stored input of the current page, once, and returns the first form whose input was restored.
 * Must be called again when forms are added to the page later.
 */
export function restoreInput(email: string | undefined): HTMLFormElement | undefined {
  const stored = read();
  if (!stored || !email) return undefined;
  if (stored.email !== email || stored.until < Date.now()) return void deleteStoredInput();
  if (stored.path !== location.pathname) return undefined;
  const restorable = stored.forms.flatMap(({ action, typed }) => {
    const form = [...document.forms].find(
      (one) => actionOf(one) === action && typed.every((value) => controlFor(one, value)),
    );
    return form ? [{ form, typed }] : [];
  });
  if (restorable.length === 0) return undefined;
  deleteStoredInput();
  for (const { form, typed } of restorable)
    for (const value of typed) {
      const control = controlFor(form, value);
      if (control) setValue(control, value);
    }
  return restorable[0]?.form;
}

/** Deletes the stored input, for example on logout. */
export function deleteStoredInput(): void {
  sessionStorage.removeItem(storageKey);
}

/** Returns the path of a form's action. */
export function actionOf(form: HTMLFormElement): string {
  return new URL(form.getAttribute("action") ?? "", location.href).pathname;
}

function controlValuesOf(form: HTMLFormElement): ControlValue[] {
  const counts = new Map<string, number>();
  return controlsOf(form).flatMap((control) => {
    const { name, value } = control;
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    if (isCheckable(control)) return [{ name, nth, value, isChecked: control.checked }];
    return value === "" ? [] : [{ name, nth, value }];
  });
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "" &&
      !excludedTypes.has(element.type) &&
      !secretKind.test(element.autocomplete) &&
      !secretNamePattern.test(element.name),
  );
}

function controlFor(form: HTMLFormElement, { name, nth }: ControlValue): Control | undefined {
  return controlsOf(form).filter((control) => control.name === name)[nth];
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function setValue(control: Control, { value, isChecked }: ControlValue): void {
  if (isCheckable(control)) {
    if (isChecked !== undefined && control.checked !== isChecked) control.click();
    return;
  }
  if (control.value === value) return;
  // React overrides the element's setter and ignores changes made through it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}

function read(): StoredInput | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(stored: StoredInput): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Storage is disabled or full.
  }
}
